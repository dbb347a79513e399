import { lostInWords } from '#addresses/check-ledger.ts';
import { counted, listInWords } from '#lib/text.ts';
import type { Cause, Counts } from './causes.ts';
import type { PageChange } from './compare-pages.ts';
import type { DataEdit } from './data-edits.ts';
import type { EditedFile, Plan } from './plan.ts';

/** How the plan's parts are set: plain text for a terminal, Markdown for a pull request. */
interface Style {
  heading(text: string): string;
  table(head: string[], rows: string[][]): string[];
  list(items: string[]): string[];
  code(lines: string[]): string[];
  file(name: string): string;
  subject(text: string): string;
}

const kinds = ['added', 'changed', 'moved', 'removed'] as const;
const publicKinds = ['added', 'changed', 'removed'] as const;
const verbs = { added: 'add', changed: 'change', removed: 'remove' } as const;
const editsShown = 8;
const filesShown = 20;
const titlesShown = 5;
const filesNamed = 3;

export const formatPlan = (plan: Plan, against: string) => lay(plan, against, plain);
export const formatPlanAsMarkdown = (plan: Plan, against: string) => lay(plan, against, markdown);

function lay(plan: Plan, against: string, style: Style): string {
  const { changes, edited, causes } = plan;
  const nothing = kinds.every((kind) => changes[kind].length === 0);
  const parts = [
    [style.heading(headline(plan)), `Compared with ${against}.`],
    nothing ? [] : style.table(...countTable(plan)),
    ...(edited ?? []).slice(0, filesShown).map((file) => aboutFile(file, causes, style)),
    restOfFiles(edited ?? []),
    publicIn(plan, style),
    ...causes.filter(({ files }) => files.length > 1).map((cause) => aboutFolder(cause, style)),
    lostIn(plan, style),
    titlesIn(plan, style),
    edited
      ? []
      : ['Which pages would change is not known: the data as it was published cannot be read here.'],
  ];
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`;
}

function headline({ changes, pages, edited, publicFiles }: Plan): string {
  const { added, changed, moved, removed, frame } = changes;
  const all = `${counted(pages, 'page', 'pages')} in all`;
  const what = [
    ...(added.length > 0 ? [`add ${counted(added.length, 'page', 'pages')}`] : []),
    ...(changed.length > 0 ? [`change ${counted(changed.length, 'page', 'pages')}`] : []),
    ...(moved.length > 0 ? [`move ${counted(moved.length, 'page', 'pages')}`] : []),
    ...(removed.length > 0 ? [`remove ${counted(removed.length, 'page', 'pages')}`] : []),
    ...(frame ? ['change the header or footer of every page'] : []),
    ...publicKinds.flatMap((kind) => {
      const count = publicFiles?.[kind].length ?? 0;
      return count > 0 ? [`${verbs[kind]} ${counted(count, 'public file', 'public files')}`] : [];
    }),
  ];
  if (what.length > 0) return `A generate would ${listInWords(what)} (${all})`;
  return edited ? `No page would be added, changed or removed (${all})` : `No page would be added (${all})`;
}

function countTable({ changes }: Plan): [head: string[], rows: string[][]] {
  const shown = kinds.filter((kind) => kind !== 'moved' || changes.moved.length > 0);
  const counts = shown.map((kind) => byLabel(changes[kind]));
  const labels = [...new Set(counts.flatMap((map) => [...map.keys()]))];
  const number = (value = 0) => (value === 0 ? '·' : value.toLocaleString('en-US'));
  return [
    ['', ...shown],
    [
      ...labels.map((label) => [label, ...counts.map((map) => number(map.get(label)))]),
      ['All pages', ...shown.map((kind) => number(changes[kind].length))],
    ],
  ];
}

function byLabel(changes: readonly PageChange[]): Counts {
  const counts: Counts = new Map();
  for (const { label } of changes) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

function aboutFile({ name, edits }: EditedFile, causes: readonly Cause[], style: Style): string[] {
  const cause = causes.find(({ files }) => files.length === 1 && files[0] === name);
  const shared = causes.some(({ files }) => files.length > 1 && files.includes(name));
  const more = edits.length - editsShown;
  const lines = [
    ...edits.slice(0, editsShown).map((edit) => editInWords(edit)),
    ...(more > 0 ? [`… and ${counted(more, 'more edit', 'more edits')}`] : []),
    ...(edits.length === 0 ? ['comments or spaces only'] : []),
    ...(cause ? effectOf(cause) : shared || edits.length === 0 ? [] : ['changes no page']),
  ];
  return [style.file(name), ...style.list(lines)];
}

function aboutFolder(cause: Cause, style: Style): string[] {
  const { files } = cause;
  const more = files.length > filesNamed ? ' …' : '';
  const subject = `Together: ${files.slice(0, filesNamed).join(', ')}${more}`;
  return [style.subject(subject), ...style.list(effectOf(cause))];
}

const restOfFiles = (edited: readonly EditedFile[]): string[] =>
  edited.length > filesShown
    ? [`… and ${counted(edited.length - filesShown, 'more file', 'more files')}`]
    : [];

function editInWords({ path, line, before, after }: DataEdit): string {
  if (path === '' && before === undefined) return 'new file';
  if (path === '' && after === undefined) return 'file removed';
  const where = [line === undefined ? '' : `line ${line}`, path].filter(Boolean).join(', ');
  const what =
    before === undefined
      ? `added ${quoted(after!)}`
      : after === undefined
        ? `removed ${quoted(before)}`
        : `${quoted(before)} → ${quoted(after)}`;
  return where === '' ? what : `${where}: ${what}`;
}

const quoted = (text: string) => (text.includes(' ') ? `"${text}"` : text);

function effectOf({ added, changed, removed, examples, frame, estimated }: Cause): string[] {
  return [
    ...effect('adds', added),
    ...effect(estimated ? 'changes about' : 'changes', changed),
    ...effect('removes', removed),
    ...(frame ? ['changes the header or footer of every page'] : []),
    ...(examples.length > 0 ? [`see ${examples.join(', ')}`] : []),
  ];
}

function effect(verb: string, counts: Counts): string[] {
  if (counts.size === 0) return [];
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const kinds = [...counts].map(([label, count]) => `${label} ${count.toLocaleString('en-US')}`);
  return [`${verb} ${counted(all, 'page', 'pages')} (${kinds.join(', ')})`];
}

function publicIn({ publicFiles }: Plan, style: Style): string[] {
  const lines = publicKinds.flatMap((kind) =>
    (publicFiles?.[kind] ?? []).map((name) => `public/${name}: file ${kind}`),
  );
  const more = lines.length - filesShown;
  return lines.length === 0
    ? []
    : [
        style.heading('Files that are deployed as they are'),
        ...style.list([
          ...lines.slice(0, filesShown),
          ...(more > 0 ? [`… and ${more.toLocaleString('en-US')} more`] : []),
        ]),
      ];
}

function lostIn({ lost, changes }: Plan, style: Style): string[] {
  if (lost.length === 0) {
    return changes.removed.length > 0 ? ['Every removed address leads on by a redirect.'] : [];
  }
  return [
    style.heading('Addresses that would be lost: a generate will refuse'),
    ...lost.flatMap((entry) => [
      lostInWords(entry),
      ...style.code(entry.missing.map(({ from, to }) => `  - { from: "${from}", to: "${to}" }`)),
    ]),
    'Add such lines to redirects.yaml, or put back what is gone.',
  ];
}

function titlesIn({ changes: { longTitles } }: Plan, style: Style): string[] {
  if (longTitles.length === 0) return [];
  const more = longTitles.length - titlesShown;
  return [
    style.heading(`${counted(longTitles.length, 'title is', 'titles are')} too long for a search result`),
    ...style.list([
      ...longTitles.slice(0, titlesShown).map(({ address, title }) => `${address}: ${title}`),
      ...(more > 0 ? [`… and ${more.toLocaleString('en-US')} more`] : []),
    ]),
  ];
}

const plain: Style = {
  heading: (text) => text,
  table: (head, rows) => {
    const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]!.length)));
    const line = (row: string[]) =>
      `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]! + 2))).join('')}`;
    return [line(head), ...rows.map(line)];
  },
  list: (items) => items.map((item) => `  ${item}`),
  code: (lines) => lines,
  file: (name) => name,
  subject: (text) => text,
};

const markdown: Style = {
  heading: (text) => `### ${text}`,
  table: (head, rows) => [
    `| ${head.join(' | ')} |`,
    `|---|${head
      .slice(1)
      .map(() => '--:|')
      .join('')}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ],
  list: (items) => items.map((item) => `- ${escapeMarkdown(item)}`),
  code: (lines) => ['```yaml', ...lines, '```'],
  file: (name) => `**\`${name}\`**\n`,
  subject: (text) => `**${escapeMarkdown(text)}**\n`,
};

const escapeMarkdown = (text: string) => text.replace(/[\\`*_<>{}[\]|]/g, '\\$&');
