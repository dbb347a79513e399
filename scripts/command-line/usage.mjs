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
  const kinds = positionals?.kinds
    ? [[positionals.synopsis.split(' ', 1)[0] ?? '', positionals.kinds.join(', ')]]
    : [];
  const called = ['npm run', name, '--', ...(positionals ? [positionals.synopsis] : []), '[options]'].join(
    ' ',
  );
  return [
    `Usage: ${called}`,
    inLines(description),
    ...inColumns([
      ...kinds,
      ...Object.entries(positionals?.kindDescriptions ?? {}),
      ...rows,
      ['--help', 'print this help'],
    ]),
    ...examples.map((example, i) => `${i === 0 ? '\nFor example:\n' : ''}  npm run ${name} -- ${example}`),
  ].join('\n');
}

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
