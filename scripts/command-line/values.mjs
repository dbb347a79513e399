// @ts-check
import { WrongUsage } from './wrong-usage.mjs';

/**
 * @param {number} least
 * @param {number} most
 * @returns {(text: string, option: string) => number}
 */
export const wholeNumber = (least, most) => (text, option) => {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new WrongUsage(`${option} is "${text}": write a whole number from ${least} to ${most}.`);
};

/**
 * @template {string} const Name
 * @param {readonly Name[]} names
 * @returns {(text: string, option: string) => Name}
 */
export const oneOfNames = (names) => (text, option) => {
  const found = names.find((name) => name === text);
  if (found !== undefined) return found;
  const seen = text === '' ? 'missing' : `"${text}"`;
  throw new WrongUsage(`${option} is ${seen}: write one of ${names.join(', ')}.`, text, names);
};

/**
 * The address on which a server listens. An empty one, as of an unset variable, means all of them to Node.
 *
 * @param {string} text
 * @param {string} option
 */
export function ownAddress(text, option) {
  if (text.trim() !== '') return text;
  throw new WrongUsage(
    `${option} is empty: omit it for this machine only, or write ${option} 0.0.0.0 to let others on the network open it.`,
  );
}

/**
 * A URL to which a query is added, so it must not have its own.
 *
 * @param {string} text
 * @param {string} option
 */
export function webAddress(text, option) {
  if (/^https?:\/\/[^?#]+$/.test(text) && URL.canParse(text)) return text;
  throw new WrongUsage(
    `${option} is "${text}": write a full address that begins with https:// and has no "?" or "#".`,
  );
}

/**
 * @param {string} text
 * @param {string} option
 */
export function shard(text, option) {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (index && count && index <= count) return { index, count };
  throw new WrongUsage(
    `${option} is "${text}": write the number of the part and how many parts there are, such as 1/4.`,
  );
}
