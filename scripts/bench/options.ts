import { parseArgs } from 'node:util';

const measurements = ['scale', 'prerender', 'incremental', 'pages'] as const;
export type Measurement = (typeof measurements)[number];

const usage = `Usage: npm run bench -- [what] [sizes] [options]
  scale         full runs, beside a program that only writes the same bytes
  prerender     cold runs, beside vike's own prerender
  incremental   runs after one change
  pages         weight of one page of each kind against the budgets
  4000 40000    sizes in pages (4000 40000 400000)
  --runs N      how often each is measured (3)
  --all         prerender at 40,000 pages too
Without "what": scale, prerender and incremental.`;

export interface BenchOptions {
  measurements: Measurement[];
  sizes: number[];
  runs: number;
  all: boolean;
}

/** Words of the command line say what is measured, numbers say at which size. */
export function readBenchOptions(args: string[]): BenchOptions | { wrong: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { runs: { type: 'string', default: '3' }, all: { type: 'boolean', default: false } },
    });
    const sizes = positionals.filter((word) => /^\d+$/.test(word)).map(Number);
    const words = positionals.filter((word) => !/^\d+$/.test(word));
    const unknown = words.find((word) => !isMeasurement(word));
    if (unknown !== undefined) throw new Error(`"${unknown}" is nothing that can be measured.`);
    const small = sizes.find((size) => size < 1000);
    if (small !== undefined)
      throw new Error(`${small} pages are too few: the site without places has that many.`);
    return {
      measurements: words.length > 0 ? words.filter(isMeasurement) : ['scale', 'prerender', 'incremental'],
      sizes: sizes.length > 0 ? sizes : [4000, 40_000, 400_000],
      runs: runsFrom(values.runs),
      all: values.all,
    };
  } catch (error) {
    return { wrong: `${(error as Error).message}\n\n${usage}` };
  }
}

const isMeasurement = (word: string): word is Measurement => measurements.some((name) => name === word);

function runsFrom(text: string): number {
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is "${text}": write a whole number such as 3.`);
  return runs;
}
