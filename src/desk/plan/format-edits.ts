import { counted, firstInWords, firstOf, grouped } from '#lib/text.ts';
import type { PageCounts } from '#site/page-counts.ts';
import type { DataEdit } from './edit-words.ts';
import type { Effect } from './effects.ts';
import type { EditedFile } from './plan.ts';
import type { PlanStyle } from './plan-styles.ts';

const editsShown = 8;
const filesNamed = 3;

/** An edited file: its edits, and the pages that they change. */
export function aboutFile(
  { name, edits }: EditedFile,
  effects: readonly Effect[],
  style: PlanStyle,
): string[] {
  const effect = effects.find(({ files }) => files.length === 1 && files[0] === name);
  const isShared = effects.some(({ files }) => files.length > 1 && files.includes(name));
  const lines = [
    ...firstOf(edits.map(editInWords), editsShown, 'edit', 'edits'),
    ...(edits.length === 0 ? ['only comments, spaces or the order of lines'] : []),
    ...(effect ? effectInWords(effect) : isShared || edits.length === 0 ? [] : [withoutEffect(name, edits)]),
  ];
  return [style.file(name), ...style.list(lines)];
}

/** A drawing under the same name is another file at the same address. */
const isExchanged = ({ path, line, before, after }: DataEdit) =>
  path === '' && line === undefined && before !== undefined && after !== undefined;

/** What pages load only when a visitor opens it, by how its file's name begins; the first that fits counts. */
const openedByPages: Record<string, string> = {
  'flows/chat.yaml': 'the chat on every page',
  'flows/case-evaluation.yaml': 'the case evaluation on every page',
  'flows/case-evaluation.': 'the case evaluation on every page in its language',
};

function withoutEffect(name: string, edits: readonly DataEdit[]): string {
  const opened = Object.keys(openedByPages).find((start) => name.startsWith(start));
  if (opened) return `changes ${openedByPages[opened]}; changes no page itself`;
  if (edits.some(isExchanged)) return 'replaces the old one where it is shown; changes no page itself';
  return 'changes no page';
}

/** The combined effect of edits in many files. */
export function aboutFolder(effect: Effect, style: PlanStyle): string[] {
  const { files } = effect;
  return [
    style.subject(`Combined effect of ${firstInWords(files, filesNamed)}`),
    ...style.list(effectInWords(effect)),
  ];
}

function editInWords(edit: DataEdit): string {
  const { path, line, before, after, forgotten, moved } = edit;
  if (path === '' && before === undefined) return 'new file';
  if (path === '' && after === undefined) return 'file removed';
  if (isExchanged(edit)) return 'file changed';
  const where = [line === undefined ? '' : `line ${line}`, path].filter(Boolean).join(', ');
  const what = moved
    ? `moved ${quoted(after!)} ${moved}`
    : before === undefined
      ? `added ${quoted(after!)}`
      : after === undefined
        ? `removed ${quoted(before)}`
        : `${quoted(before)} → ${quoted(after)}`;
  return `${where === '' ? '' : `${where}: `}${what}${forgotten ? `, but ${forgotten}` : ''}`;
}

const quoted = (text: string) => (text.includes(' ') ? `"${text}"` : text);

function effectInWords({ added, changed, removed, examples, frame, estimated }: Effect): string[] {
  return [
    ...pagesInWords('adds', added),
    ...pagesInWords(estimated ? 'changes about' : 'changes', changed),
    ...pagesInWords('removes', removed),
    ...(frame ? ['changes the header, footer or head of every page'] : []),
    ...(examples.length > 0 ? [`see ${examples.join(', ')}`] : []),
  ];
}

function pagesInWords(verb: string, counts: PageCounts): string[] {
  if (counts.size === 0) return [];
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const kinds = [...counts].map(([label, count]) => `${label} ${grouped(count)}`);
  return [`${verb} ${counted(all, 'page', 'pages')} (${kinds.join(', ')})`];
}
