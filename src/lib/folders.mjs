// @ts-check

// What the command line has to know of folders before it can read TypeScript.

/** The file by which the generator knows a folder as one that it may write into. */
export const markerFile = '.generated-site';

/** Stands in it while a site is brought up to date, and until a run has ended. */
export const unfinishedLine = 'Unfinished: some pages are of the run before.';

/**
 * Folders of the project that hold people's work, or what it is made with: no command writes its results there.
 */
export const projectFolders = [
  '.ci',
  '.git',
  '.github',
  '.vscode',
  'data',
  'node_modules',
  'scripts',
  'src',
  'tests',
];

/** Folders of the system in which nobody can make a folder, and Node never ends trying. */
export const systemFolders = ['/proc'];
