import { markerFile } from './folders.mjs';
import { listInWords } from './text.ts';

const samplesLine = /^Samples: (.+)$/m;

/** The line of the marker file that says what in the site is fictional, such as "3 lawyers". */
export const formatSamples = (samples: readonly string[]): string =>
  samples.length > 0 ? `Samples: ${listInWords(samples)}\n` : '';

/** What in a finished site is fictional, in words. */
export const samplesInSite = (textOf: (file: string) => string | undefined): string | undefined =>
  samplesLine.exec(textOf(markerFile) ?? '')?.[1];
