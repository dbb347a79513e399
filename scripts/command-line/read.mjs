// @ts-check
import { homedir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withoutEndSlashes } from './folders.mjs';
import { WrongUsage } from './wrong-usage.mjs';

/**
 * Parses a command line by its entry in the table of commands.
 *
 * @param {import('./command.ts').Command} command
 * @param {string[]} args
 * @returns {import('./command.ts').Asked | 'help'}
 */
export function readCommandLine(command, args) {
  const types = Object.entries(command.options).map(
    ([name, { value }]) =>
      /** @type {const} */ ([name, { type: value === undefined ? 'boolean' : 'string' }]),
  );
  const { tokens } = parseArgs({
    args,
    options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
    // Mistakes get our own messages.
    strict: false,
    tokens: true,
  });
  for (const token of tokens) if ('value' in token && token.value) rejectTilde(token.value);
  const given = tokens.filter((token) => token.kind === 'option');
  if (given.some(({ name }) => name === 'help')) return 'help';
  const texts = Object.fromEntries(given.map((token) => [token.name, textOf(command, token)]));
  const positionals = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  checkPositionals(command, positionals);
  const options = Object.entries(command.options).map(([name, { value, default: usual, read }]) => {
    const text = texts[name] ?? usual;
    if (value === undefined) return [name, text !== undefined];
    return [name, text === undefined || !read ? text : read(text, `--${name}`, texts)];
  });
  return { options: Object.fromEntries(options), positionals };
}

/**
 * Shells expand a leading "~", but not in quotes or after "=". A folder of that name would be created here, and
 * deleting it with "rm -r ~" would delete the home folder.
 *
 * @param {string} typed
 */
function rejectTilde(typed) {
  if (!/^~(?:[\\/]|$)/.test(typed)) return;
  const meant = path.join(homedir(), typed.slice(1));
  throw new WrongUsage(`"${typed}": a "~" is not expanded here. Write the full path: ${meant}`);
}

/**
 * What was typed for an option; nothing for a switch.
 *
 * @param {import('./command.ts').Command} command
 * @param {{ name: string, rawName: string, value?: string | undefined, inlineValue?: boolean | undefined }} token
 */
function textOf({ options }, { name, rawName, value, inlineValue }) {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!option) {
    const known = [...Object.keys(options), 'help'].map((each) => `--${each}`);
    throw new WrongUsage(`There is no option ${rawName}.`, rawName, known);
  }
  if (option.value === undefined) {
    if (value !== undefined) throw new WrongUsage(`${rawName} takes no value: write just ${rawName}.`);
    return '';
  }
  // Otherwise the next option would be taken as the value.
  if (value === undefined || (!inlineValue && /^--?[a-z]/.test(value))) {
    throw new WrongUsage(`${rawName} has no value: write ${rawName} ${option.value}.`);
  }
  return option.value === 'DIR' ? withoutEndSlashes(value) : value;
}

/**
 * @param {import('./command.ts').Command} command
 * @param {string[]} positionals
 */
function checkPositionals({ positionals: taken }, positionals) {
  if (!taken) {
    if (positionals.length > 0)
      throw new WrongUsage(`"${positionals[0]}" is not expected here: this command takes only options.`);
    return;
  }
  const { synopsis, kinds, hints = {}, wanted } = taken;
  const [kind] = positionals;
  if (kinds && kind !== undefined && !kinds.includes(kind)) {
    const letter = `"${kind}" is not one of ${kinds.join(', ')}.`;
    if (Object.hasOwn(hints, kind)) throw new WrongUsage(`${letter} ${hints[kind]}`);
    throw new WrongUsage(letter, kind, kinds);
  }
  const isEmpty = positionals.some((word) => word.trim() === '');
  if (isEmpty) throw new WrongUsage(`An argument is empty. ${wanted}`);
  const words = synopsis.split(' ');
  const least = words.filter((word) => !word.startsWith('[')).length;
  const most = synopsis.includes('…') ? Infinity : words.length;
  if (positionals.length < least) throw new WrongUsage(wanted);
  if (positionals.length > most)
    throw new WrongUsage(
      `"${positionals[most]}" is one word too many: put quotes around whatever has spaces. ${wanted}`,
    );
}
