import { WrongUsage } from '../command-line/wrong-usage.mjs';

const measurements = ['scale', 'prerender', 'incremental', 'pages'] as const;
export type Measurement = (typeof measurements)[number];

const isMeasurement = (word: string): word is Measurement => measurements.some((name) => name === word);
const isSize = (word: string) => /^\d+$/.test(word);

/** Words on the command line name the measurements, numbers the sizes. */
export function whatToMeasure(words: readonly string[]): { measurements: Measurement[]; sizes: number[] } {
  const named = words.filter((word) => !isSize(word));
  const sizes = words.filter(isSize).map(Number);
  const unknown = named.find((word) => !isMeasurement(word));
  if (unknown !== undefined) {
    throw new WrongUsage(`"${unknown}" is not something to measure.`, unknown, measurements);
  }
  const small = sizes.find((size) => size < 1000);
  if (small !== undefined) {
    throw new WrongUsage(`${small} pages are too few: the site has that many without any places.`);
  }
  return {
    measurements: named.length > 0 ? named.filter(isMeasurement) : ['scale', 'prerender', 'incremental'],
    sizes: sizes.length > 0 ? sizes : [4000, 40_000, 400_000],
  };
}
