// @ts-check

/** The file by which the generator knows a folder as one that it may write into. */
export const markerFile = '.generated-site';

/** Stands in it while a site is brought up to date, and until a run has ended. */
export const unfinishedLine = 'Unfinished: some pages are of the run before.';
