import { parseArgs, type ParseArgsConfig } from 'node:util';
import { formatProblems } from '#content/letters/format-problems.ts';
import { loadSite } from '#output/load-site.ts';
import type { Site } from '#site/plan.ts';
import { dataFolder } from './data-folder.ts';

/** Ends the command: it was typed wrongly. */
export function wrongUsage(message: string, usage: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

/** Ends the command after its usage, when that was asked for. */
export function helpIfAsked(usage: string): void {
  if (!process.argv.includes('--help')) return;
  console.log(usage);
  process.exit(0);
}

/** The options of the command line; a wrong one ends the command. */
export function optionsOrExit<C extends ParseArgsConfig>(config: C, usage: string) {
  helpIfAsked(usage);
  try {
    const options = parseArgs(config);
    const { data } = options.values as { data?: string };
    if (data !== undefined) dataFolder(data);
    return options;
  } catch (error) {
    return wrongUsage((error as Error).message, usage);
  }
}

/** The site of a data folder; mistakes in the data are printed and end the command. */
export function loadOrExit(data: string): Site {
  const { site, problems } = loadSite(data);
  if (site) return site;
  console.error(formatProblems(problems));
  process.exit(1);
}
