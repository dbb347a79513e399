import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { formatProblems } from '#content/format-problems.ts';
import type * as Generator from '#output/generate.ts';
import { ensureBundles } from './bundles.ts';
import { summary } from './summary.ts';

process.env.NODE_ENV = 'production';

const usage = `Usage: npm run generate -- [options]
  --data DIR   folder with the data (data)
  --out DIR    folder for the finished site (dist)
  --verify     compare every page with a full rendering by React
  --quiet      print mistakes only`;

const { options, wrong } = readOptions();
if (!options) {
  console.error(`${wrong}\n\n${usage}`);
  process.exit(2);
}

const started = performance.now();
const say = (line: string) => void (options.quiet || console.log(line));
const out = path.resolve(options.out);
const data = options.data;
const bundles = ensureBundles(say);
const { generate } = (await import(
  pathToFileURL(path.join(bundles, 'server/generate.mjs')).href
)) as typeof Generator;

try {
  const outcome = await generate({ data, out, now: buildDay(), verifyAll: options.verify });
  if ('problems' in outcome) {
    console.error(formatProblems(outcome.problems));
    process.exitCode = 1;
  } else say(summary(outcome.generated, options.out, (performance.now() - started) / 1000));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('\nNothing was written: the site in the output folder is as it was.');
  process.exitCode = 1;
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        data: { type: 'string', default: 'data' },
        out: { type: 'string', default: 'dist' },
        verify: { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
      },
    });
    return { options: values, wrong: '' };
  } catch (error) {
    return { options: undefined, wrong: (error as Error).message };
  }
}

/** Reproducible builds give the day as seconds since 1970. */
function buildDay(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
}
