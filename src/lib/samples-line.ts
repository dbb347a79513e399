import { markerFile } from './folders.mjs';
import { listInWords } from './text.ts';

const samplesLine = /^Samples: (.+)$/m;

/** A line of the marker file that tells what in the site is invented, such as "3 lawyers". */
export const formatSamples = (samples: readonly string[]): string =>
  samples.length > 0 ? `Samples: ${listInWords(samples)}\n` : '';

/** What of a finished site is invented, in words. */
export const samplesInSite = (textOf: (file: string) => string | undefined): string | undefined =>
  samplesLine.exec(textOf(markerFile) ?? '')?.[1];
