/** Formats the plan: plain text for a terminal, Markdown for a pull request. */
export interface PlanStyle {
  heading(text: string): string;
  table(head: string[], rows: string[][]): string[];
  list(items: string[]): string[];
  code(lines: string[]): string[];
  file(name: string): string;
  subject(text: string): string;
}

export const plainStyle: PlanStyle = {
  heading: (text) => text,
  table: (head, rows) => {
    const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]!.length)));
    const line = (row: string[]) =>
      `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]! + 2))).join('')}`;
    return [head, ...rows].map(line);
  },
  list: (items) => items.map((item) => `  ${item}`),
  code: (lines) => lines,
  file: (name) => name,
  subject: (text) => text,
};

export const markdownStyle: PlanStyle = {
  heading: (text) => `### ${text}`,
  table: ([first, ...others], rows) => [
    tableRow([first!, ...others]),
    `|---|${others.map(() => '--:|').join('')}`,
    ...rows.map(tableRow),
  ],
  list: (items) => items.map((item) => `- ${escapeMarkdown(item)}`),
  code: (lines) => ['```yaml', ...lines, '```'],
  file: (name) => `**\`${name}\`**\n`,
  subject: (text) => `**${escapeMarkdown(text)}**\n`,
};

const tableRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const escapeMarkdown = (text: string) => text.replace(/[\\`*_<>{}[\]|]/g, '\\$&');
