import type { Path, Position } from '#lib/problem.ts';
import { positionInText, type Source } from '../source.ts';

/** Finds where words stand in the file, by their index in the text. */
type PositionIn = (words: string, index: number) => Position;

type Visit<T> = (text: string, path: Path, positionIn: PositionIn) => T;

/** Maps each text of a file's values and each line of its body; lines have no path. */
export function mapTextsAndLines(source: Source, map: Visit<string>): Pick<Source, 'value' | 'body'> {
  const { value, body, bodyLine } = source;
  const lines = body
    .split('\n')
    .map((line, i) => map(line, [], (_, index) => ({ line: bodyLine + i, column: index + 1 })));
  const mapText = (text: string, path: Path) =>
    map(text, path, (words, index) => positionInText(source, path, words, text.slice(0, index)));
  return { value: mapTexts(value, mapText) as Source['value'], body: lines.join('\n') };
}

export function eachTextAndLine(source: Source, visit: Visit<void>): void {
  mapTextsAndLines(source, (text, ...at) => {
    visit(text, ...at);
    return text;
  });
}

/** A copy of a value with each text mapped. */
export function mapTexts(
  value: unknown,
  map: (text: string, path: Path) => string,
  path: Path = [],
): unknown {
  if (typeof value === 'string') return map(value, path);
  if (Array.isArray(value)) return value.map((item, i) => mapTexts(item, map, [...path, i]));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, map, [...path, key])]),
  );
}

/** Calls `visit` for every text in the file, with the path that leads to it. */
export function eachText({ value }: Pick<Source, 'value'>, visit: (text: string, path: Path) => void): void {
  mapTexts(value, (text, path) => {
    visit(text, path);
    return text;
  });
}
