import { isDeepStrictEqual } from 'node:util';
import { parseSource, pathInWords, positionOf, type Path, type Source } from '#content/source.ts';
import { matchItems } from '../match-items.ts';
import { isGroup } from '../values.ts';

/** One edit in a data file, as a person would tell it. */
export interface DataEdit {
  /** Where, such as `cities[2].name`; empty for the whole file. */
  path: string;
  /** Line of the file as it is now; absent where something was taken out. */
  line?: number;
  /** Absent where something was added. */
  before?: string;
  /** Absent where something was removed. */
  after?: string;
}

/** What was edited in a file, aside from comments, quotes and the like. */
export function editsIn(name: string, before: string | undefined, after: string | undefined): DataEdit[] {
  if (before === undefined) return [{ path: '', line: 1, after: 'the file' }];
  if (after === undefined) return [{ path: '', before: 'the file' }];
  const [old, young] = [parseSource(name, before, []), parseSource(name, after, [])];
  if (!old || !young) return lineEdits(before, after, 1);
  return [
    ...valueEdits(old.value, young.value, [], young),
    ...lineEdits(old.body, young.body, young.bodyLine),
  ];
}

function valueEdits(before: unknown, after: unknown, path: Path, source: Source): DataEdit[] {
  if (isDeepStrictEqual(before, after)) return [];
  const at = { path: pathInWords(path), line: positionOf(source, path).line };
  if (Array.isArray(before) && Array.isArray(after)) return listEdits(before, after, path, source);
  if (isGroup(before) && isGroup(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => valueEdits(before[name], after[name], [...path, name], source));
  }
  if (before === undefined) return [{ ...at, after: inShort(after) }];
  if (after === undefined) return [{ path: at.path, before: inShort(before) }];
  return [{ ...at, ...shortened(String(before), String(after)) }];
}

function listEdits(before: unknown[], after: unknown[], path: Path, source: Source): DataEdit[] {
  let index = 0;
  return matchItems(before, after).flatMap((step): DataEdit[] => {
    if (step.kind === 'delete') return [{ path: pathInWords(path), before: inShort(before[step.old]) }];
    const here = [...path, index++];
    return step.kind === 'keep'
      ? valueEdits(before[step.old], step.value, here, source)
      : [{ path: pathInWords(here), line: positionOf(source, here).line, after: inShort(step.value) }];
  });
}

/** A text line by line, as the text of a post is written; blank lines say nothing. */
function lineEdits(before: string, after: string, firstLine: number): DataEdit[] {
  const written = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  const old = written(before);
  const lines = after.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [firstLine + i]));
  let index = 0;
  return matchItems(old, written(after)).flatMap((step): DataEdit[] => {
    if (step.kind === 'delete') return [{ path: 'text', before: cut(old[step.old]!, 0) }];
    const [at, now] = [{ path: 'text', line: lines[index++]! }, String(step.value)];
    if (step.kind === 'insert') return [{ ...at, after: cut(now, 0) }];
    const was = old[step.old]!;
    return was === now ? [] : [{ ...at, ...shortened(was, now) }];
  });
}

const shownLength = 60;

/** Two texts cut to where they differ. */
function shortened(before: string, after: string): { before: string; after: string } {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  const from = start > shownLength / 2 ? before.lastIndexOf(' ', start - 10) + 1 : 0;
  return { before: cut(before, from), after: cut(after, from) };
}

function cut(text: string, from: number): string {
  const shown = text.slice(from, from + shownLength).replaceAll('\n', ' ');
  return `${from > 0 ? '…' : ''}${shown}${from + shownLength < text.length ? '…' : ''}`;
}

/** A value by its name, where it has one. */
function inShort(value: unknown): string {
  if (!isGroup(value)) return cut(Array.isArray(value) ? value.map(String).join(', ') : String(value), 0);
  const name =
    value.name ?? value.keyword ?? value.title ?? value.id ?? value.from ?? Object.values(value)[0];
  return cut(String(name), 0);
}
