// @ts-check

/** The default of most terminals. */
const terminalWidth = 80;

/**
 * The usage of a command.
 *
 * @param {string} name
 * @param {import('./command.ts').Command} command
 */
export function usageOf(name, { description, positionals, options, examples = [] }) {
  const rows = Object.entries(options).map(([option, { value, description, default: usual }]) => [
    `--${option}${value === undefined ? '' : ` ${value}`}`,
    usual ? `${description} (default: ${usual})` : description,
  ]);
  return [
    firstLine(name, positionals),
    inLines(description),
    ...inColumns([
      ...kindsIn(positionals),
      ...Object.entries(positionals?.kindDescriptions ?? {}),
      ...rows,
      ['--help', 'print this help'],
    ]),
    ...examples.map((example, i) => `${i === 0 ? '\nFor example:\n' : ''}  npm run ${name} -- ${example}`),
  ].join('\n');
}

/**
 * What follows a message about a wrong command line, which the whole usage would push out of sight.
 *
 * @param {string} name
 * @param {import('./command.ts').Command} command
 */
export function shortUsageOf(name, { positionals }) {
  return [
    firstLine(name, positionals),
    ...inColumns(kindsIn(positionals)),
    `All options: npm run ${name} -- --help`,
  ].join('\n');
}

/**
 * @param {string} name
 * @param {import('./command.ts').Command['positionals']} positionals
 */
const firstLine = (name, positionals) =>
  ['Usage: npm run', name, '--', ...(positionals ? [positionals.synopsis] : []), '[options]'].join(' ');

/** @param {import('./command.ts').Command['positionals']} positionals */
const kindsIn = (positionals) =>
  positionals?.kinds ? [[positionals.synopsis.split(' ', 1)[0] ?? '', positionals.kinds.join(', ')]] : [];

/** @param {Record<string, import('./command.ts').Command>} commands */
export function listCommands(commands) {
  const rows = Object.entries(commands).map(([name, { description }]) => [`npm run ${name}`, description]);
  return [
    'Usage: npm run COMMAND -- [options]',
    ...inColumns(rows),
    'To see the options of a command, add --help: npm run new -- --help',
  ].join('\n');
}

/**
 * Text that does not fit into a line wraps within its column.
 *
 * @param {string[][]} rows
 */
function inColumns(rows) {
  const width = Math.max(...rows.map(([left = '']) => left.length));
  return rows.map(
    ([left = '', right = '']) => `  ${left.padEnd(width)}  ${inLines(right, ' '.repeat(width + 4))}`,
  );
}

/** @param {string} text */
function inLines(text, indent = '') {
  const line = new RegExp(`\\S.{0,${terminalWidth - indent.length - 1}}(?= |$)|\\S+`, 'g');
  return (text.match(line) ?? []).join(`\n${indent}`);
}
