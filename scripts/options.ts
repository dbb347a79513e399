import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { emailjsVariables } from '#lib/connection.ts';
import type { GenerateOptions } from '#output/make-site.ts';
import { dataFolder } from './data-folder.ts';

const usage = `Usage: npm run generate -- [options]
  --data DIR    folder with the data (data)
  --out DIR     folder for the finished site (dist)
  --only GLOB   only pages at these addresses, as in "/blog/zip/11224/*"
  --shard I/N   only this machine's part, as in 1/4; see "npm run merge"
  --threads N   how many threads render (one for each processor)
  --verify      compare every page with a full rendering by React
  --force       take nothing over from the last run
  --cache DIR   folder for what is kept between runs (.cache/site)
  --quiet       print mistakes only`;

/** Where the code that is running was built, and where the generator keeps what it remembers. */
export type BuiltFolders = Pick<GenerateOptions, 'bundles' | 'cache' | 'checkout'>;

export type CommandOptions = Omit<GenerateOptions, 'onStart' | keyof BuiltFolders> & { quiet: boolean };

/** What the command line and the environment ask for, or what is wrong with it. */
export function readOptions(args: string[]): CommandOptions | { wrong: string } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        data: { type: 'string', default: 'data' },
        out: { type: 'string', default: 'dist' },
        only: { type: 'string' },
        shard: { type: 'string' },
        threads: { type: 'string', default: String(Math.min(8, availableParallelism())) },
        verify: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
        // Read before this code is loaded, by bundles.mjs.
        cache: { type: 'string' },
      },
    });
    return {
      data: dataFolder(values.data),
      out: values.out,
      now: buildDay(),
      verifyAll: values.verify,
      force: values.force,
      quiet: values.quiet,
      threads: threadsFrom(values.threads),
      selection: { only: values.only, shard: shardFrom(values.shard) },
      emailjs: emailjsFromEnvironment(),
    };
  } catch (error) {
    return { wrong: `${(error as Error).message}\n\n${usage}` };
  }
}

function threadsFrom(text: string): number {
  const threads = Number(text);
  if (!Number.isInteger(threads) || threads < 1 || threads > 64) {
    throw new Error(`--threads is "${text}": write a whole number from 1 to 64.`);
  }
  return threads;
}

function shardFrom(text: string | undefined): { index: number; count: number } | undefined {
  if (text === undefined) return undefined;
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (!index || !count || index > count) {
    throw new Error(`--shard is "${text}": write the part and how many there are, such as 1/4.`);
  }
  return { index, count };
}

/** Later days are mistakes, mostly milliseconds. */
const lastYear = 2099;

/** Reproducible builds give the day as seconds since 1970. */
export function buildDay(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (!epoch) return new Date();
  const asItShould = 'write the day as whole seconds since 1970, such as 1795132800 for November 20, 2026.';
  if (!/^[0-9]+$/.test(epoch)) throw new Error(`SOURCE_DATE_EPOCH is "${epoch}": ${asItShould}`);
  const day = new Date(Number(epoch) * 1000);
  if (!(day.getUTCFullYear() <= lastYear)) {
    throw new Error(`SOURCE_DATE_EPOCH is "${epoch}", which lies after the year ${lastYear}: ${asItShould}`);
  }
  return day;
}

/** The variables win over data/site.yaml, so that the ids need not stand in a repository. */
export function emailjsFromEnvironment(): GenerateOptions['emailjs'] {
  return Object.fromEntries(
    Object.entries({ ...emailjsVariables, origin: 'EMAILJS_ORIGIN' }).flatMap(([name, variable]) => {
      const value = process.env[variable]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}
