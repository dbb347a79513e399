import { emailjsVariables } from '#lib/emailjs.ts';
import type { GenerateOptions } from '#output/generate-options.ts';
import { WrongUsage } from './command-line/wrong-usage.mjs';

/** Later days are mistakes, usually milliseconds in place of seconds. */
const lastYear = 2099;

/** Reproducible builds set the day in `SOURCE_DATE_EPOCH`, as seconds since 1970. */
export function buildDay(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (!epoch) return new Date();
  const expectedFormat =
    'write the day as whole seconds since 1970, such as 1795132800 for November 20, 2026.';
  if (!/^[0-9]+$/.test(epoch)) throw new WrongUsage(`SOURCE_DATE_EPOCH is "${epoch}": ${expectedFormat}`);
  const day = new Date(Number(epoch) * 1000);
  // A day too far off for JavaScript has the year NaN.
  if (!(day.getUTCFullYear() <= lastYear)) {
    throw new WrongUsage(
      `SOURCE_DATE_EPOCH is "${epoch}", which is after the year ${lastYear}: ${expectedFormat}`,
    );
  }
  return day;
}

/** The variables override data/site.yaml, so that the ids need not be in a repository. */
export function emailjsFromEnvironment(): GenerateOptions['emailjs'] {
  return Object.fromEntries(
    Object.entries({ ...emailjsVariables, origin: 'EMAILJS_ORIGIN' }).flatMap(([name, variable]) => {
      const value = process.env[variable]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}
