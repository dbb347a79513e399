import { deletedCounties, linesFor, lostInWords } from '#addresses/check-ledger.ts';
import { counted, firstOf, grouped, listInWords } from '#lib/text.ts';
import { countByLabel } from '#site/page-counts.ts';
import { aboutFile, aboutFolder } from './format-edits.ts';
import type { Plan } from './plan.ts';
import type { PlanStyle } from './plan-styles.ts';

const kinds = ['added', 'changed', 'moved', 'removed'] as const;
const publicKinds = ['added', 'changed', 'removed'] as const;
const verbs = { added: 'add', changed: 'change', moved: 'move', removed: 'remove' } as const;
const filesShown = 20;
const titlesShown = 5;

export function formatPlan(plan: Plan, style: PlanStyle): string {
  const { against, changes, edited = [], effects } = plan;
  const files = edited.map((file) => aboutFile(file, effects, style).join('\n'));
  const nothing = kinds.every((kind) => changes[kind].length === 0);
  const parts = [
    [style.heading(headline(plan)), `Compared with ${against}.`],
    nothing ? [] : style.table(...countTable(plan)),
    ...firstOf(files, filesShown, 'file', 'files').map((file) => [file]),
    publicIn(plan, style),
    ...effects.filter(({ files }) => files.length > 1).map((effect) => aboutFolder(effect, style)),
    lostIn(plan, style),
    titlesIn(plan, style),
    plan.edited
      ? []
      : ['It is not known which pages would change, because the published data cannot be read here.'],
  ];
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`;
}

function headline({ changes, pages, edited, publicFiles }: Plan): string {
  const all = `${counted(pages, 'page', 'pages')} in all`;
  const what = [
    ...kinds.flatMap((kind) => doneTo(changes[kind], verbs[kind], 'page', 'pages')),
    ...(changes.frame ? ['change the header, footer or head of every page'] : []),
    ...publicKinds.flatMap((kind) =>
      doneTo(publicFiles?.[kind] ?? [], verbs[kind], 'public file', 'public files'),
    ),
  ];
  if (what.length > 0) return `"npm run generate" would ${listInWords(what)} (${all})`;
  return edited ? `No page would be added, changed or removed (${all})` : `No page would be added (${all})`;
}

const doneTo = (things: readonly unknown[], verb: string, one: string, many: string) =>
  things.length > 0 ? [`${verb} ${counted(things.length, one, many)}`] : [];

function countTable({ changes }: Plan): [head: string[], rows: string[][]] {
  const shown = kinds.filter((kind) => kind !== 'moved' || changes.moved.length > 0);
  const counts = shown.map((kind) => countByLabel(changes[kind]));
  const labels = [...new Set(counts.flatMap((map) => [...map.keys()]))];
  const number = (value = 0) => (value === 0 ? '·' : grouped(value));
  return [
    ['', ...shown],
    [
      ...labels.map((label) => [label, ...counts.map((map) => number(map.get(label)))]),
      ['All pages', ...shown.map((kind) => number(changes[kind].length))],
    ],
  ];
}

function publicIn({ publicFiles }: Plan, style: PlanStyle): string[] {
  const lines = publicKinds.flatMap((kind) =>
    (publicFiles?.[kind] ?? []).map((name) => `public/${name}: file ${kind}`),
  );
  if (lines.length === 0) return [];
  return [style.heading('Files deployed unchanged'), ...style.list(firstOf(lines, filesShown))];
}

function lostIn({ lost, changes }: Plan, style: PlanStyle): string[] {
  if (lost.length === 0) {
    return changes.removed.length > 0 ? ['Every removed address has a redirect.'] : [];
  }
  const deleted = deletedCounties(lost);
  return [
    style.heading('Addresses that would be lost; "npm run generate" refuses to lose those in published.yaml'),
    ...(deleted ?? lost).flatMap((entry) => [
      lostInWords(entry),
      ...(deleted ? [] : style.code(linesFor(entry))),
    ]),
    deleted
      ? 'To remove a county, put its file back and run "npm run remove", which writes the redirects.'
      : 'Add lines like these to redirects.yaml, or restore what was removed.',
  ];
}

function titlesIn({ changes: { longTitles } }: Plan, style: PlanStyle): string[] {
  if (longTitles.length === 0) return [];
  const lines = longTitles.map(({ address, title }) => `${address}: ${title}`);
  return [
    style.heading(`${counted(longTitles.length, 'title is', 'titles are')} too long for a search result`),
    ...style.list(firstOf(lines, titlesShown)),
  ];
}
