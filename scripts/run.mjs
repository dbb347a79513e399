// @ts-check
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isWritable } from './command-line/is-writable.mjs';
import { readCommandLine } from './command-line/read.mjs';
import { packageLetter, portLetter } from './command-line/error-letters.mjs';
import { listCommands, shortUsageOf, usageOf } from './command-line/usage.mjs';
import { commands } from './commands.mjs';
import { WrongUsage } from './command-line/wrong-usage.mjs';

/**
 * Runs the command on the command line. A wrong command line prints the usage, and exits with 2.
 *
 * @param {string[]} line  The name of a command, and its arguments.
 */
export async function runCommand([name = '--help', ...args]) {
  if (name === '--help' || name === '-h') return console.log(listCommands(commands));
  /** @type {import('./command-line/command.ts').Command | undefined} */
  const command = Object.hasOwn(commands, name)
    ? commands[/** @type {keyof typeof commands} */ (name)]
    : undefined;
  const usage = command ? shortUsageOf(name, command) : listCommands(commands);
  try {
    if (!command) throw new WrongUsage(`There is no command "${name}".`, name, Object.keys(commands));
    refuseTakenByNpm(name, Object.keys(command.options));
    const asked = readCommandLine(command, args);
    if (asked === 'help') return console.log(usageOf(name, command));
    await (command.isBuilt ? runBuilt(name, asked) : runSource(name, asked));
  } catch (error) {
    // By name, not `instanceof`: bundled commands have their own copies of the classes.
    const { code, letter } = endings[/** @type {Error} */ (error).name] ?? unnamed;
    const words = await letter(error, { usage, isAtomic: command?.isAtomic === true });
    if (words === undefined) throw error;
    console.error(words);
    process.exitCode = code;
  }
}

/** Options that npm has, too, and that its own settings may set. */
const ofNpm = ['cache', 'force', 'json', 'long', 'only', 'yes'];

/**
 * Without "--" npm keeps the options for itself, and the command would run with the usual ones, such as on other data.
 *
 * @param {string} name
 * @param {readonly string[]} options
 */
function refuseTakenByNpm(name, options) {
  const taken = options.find(
    (option) => !ofNpm.includes(option) && process.env[`npm_config_${option.replaceAll('-', '_')}`],
  );
  if (taken === undefined) return;
  throw new WrongUsage(
    `npm has kept --${taken} for itself. Write two hyphens before the first option, as in: npm run ${name} -- --${taken} …`,
  );
}

/**
 * How a command ends after an error.
 *
 * @typedef {object} Ending
 * @property {number} code
 * @property {(error: any, line: { usage: string; isAtomic: boolean }) => string | undefined | Promise<string | undefined>} letter
 */

/** @type {Record<string, Ending>} By the names of errors. */
const endings = {
  WrongUsage: {
    code: 2,
    letter: async (wrong, { usage }) => `${wrong.message}${await guess(wrong)}\n\n${usage}`,
  },
  WrongRequest: { code: 2, letter: ({ message }) => message },
  Refused: { code: 1, letter: ({ message }) => message },
  ChangedMeanwhile: {
    code: 1,
    letter: ({ message }) => `${message}\nRun the command again to start from the current files.`,
  },
};

/** @type {Ending} System errors; any other error is our bug, and keeps its stack trace. */
const unnamed = {
  code: 1,
  letter: (error, { isAtomic }) =>
    portLetter(error) ?? packageLetter(error) ?? diskLetterAbout(error, isAtomic),
};

/**
 * @param {string} name
 * @param {import('./command-line/command.ts').Asked} asked
 */
async function runSource(name, asked) {
  await readTypeScript();
  await (await import(`./commands/${name}.ts`)).run(asked);
}

/**
 * Frequent commands run from bundles, without a TypeScript loader: loading it takes longer than generating an unchanged
 * site.
 *
 * @param {string} name
 * @param {import('./command-line/command.ts').Asked} asked
 */
async function runBuilt(name, asked) {
  // React reads the variable when it loads.
  process.env.NODE_ENV = 'production';
  const { checkout } = await import('./bundles/code-hashes.mjs');
  const { ensureBundles } = await import('./bundles/bundles.mjs');
  const { cacheFolder } = await import('./bundles/cache-folder.mjs');
  const { cache: named, quiet } = asked.options;
  const cache = cacheFolder(/** @type {string | undefined} */ (named));
  const { bundles, contentCode } = ensureBundles(cache, (line) => void (quiet || console.error(line)));
  const built = await import(pathToFileURL(path.join(bundles, `server/${name}-command.mjs`)).href);
  await built.run({ ...asked, folders: { bundles, contentCode, cache, checkout } });
}

let isTypeScriptRead = false;

/** Only once, as each loader would call the one before it. */
async function readTypeScript() {
  if (isTypeScriptRead) return;
  isTypeScriptRead = true;
  // tsx caches compiled code there, and fails where it cannot.
  if (!isWritable(tmpdir())) process.env.TSX_DISABLE_CACHE = '1';
  (await import('tsx/esm/api')).register();
}

/**
 * @param {unknown} error
 * @param {boolean} isAtomic
 */
async function diskLetterAbout(error, isAtomic) {
  await readTypeScript();
  const { diskLetter } = await import('../src/output/disk-errors.ts');
  const letter = diskLetter(error);
  if (letter === undefined || !isAtomic) return letter;
  return `${letter}\nAny changes to the data were undone, unless that failed too: check with "git status".`;
}

/** @param {WrongUsage} wrong */
async function guess({ typed, known }) {
  if (typed === undefined) return '';
  await readTypeScript();
  const { nearestWord } = await import('../src/lib/spelling.ts');
  const meant = nearestWord(typed, known);
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}
