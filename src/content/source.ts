import { isMap, isNode, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import type { Path, Position, Problem } from '#lib/problem.ts';
import type { Syntax } from './yaml/parse.ts';

/** One file of `data/`: its text, its parsed values, and their positions. */
export interface Source {
  /** The path as shown to people, below the folder that they typed. */
  file: string;
  text: string;
  /** The part of it that is YAML: all, or the front matter. */
  yaml: string;
  value: Readonly<Record<string, unknown>>;
  /** Markdown below the front matter; empty for a YAML file. */
  body: string;
  /** Line of the file on which `body` starts, counted from 1. */
  bodyLine: number;
  /** The parsed YAML document, to locate values. */
  syntax(): Syntax;
  /** Lines above the YAML part: 1 where front matter starts after `---`. */
  offset: number;
}

/** Whether a file is a draft. */
export const isDraft = ({ value }: Source) => value.draft === true;

/** The slug of what a file holds is the file's name without its ending. */
export const slugOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.(?:ya?ml|md)$/, '');

/** Line and column of a value; if it is missing, of its parent. */
export function positionOf(source: Source, path: Path): Position {
  for (let length = path.length; length >= 0; length--) {
    const node = nodeAt(source.syntax().document.contents, path.slice(0, length));
    if (node?.range) return positionAtOffset(source, node.range[0]);
  }
  return { line: 1, column: 1 };
}

/** Position of words in a text, after `before`; the start of the text if they are written differently. */
export function positionInText(source: Source, path: Path, words: string, before = ''): Position {
  const range = nodeAt(source.syntax().document.contents, path)?.range;
  let from = source.yaml.indexOf(words, range?.[0]);
  for (let alike = before.split(words).length; alike > 1 && from !== -1; alike--)
    from = source.yaml.indexOf(words, from + words.length);
  if (!range || from === -1 || from >= range[1]) return positionOf(source, path);
  return positionAtOffset(source, from);
}

function positionAtOffset({ syntax, offset }: Source, at: number): Position {
  const { line, col } = syntax().lines.linePos(at);
  return { line: line + offset, column: col };
}

/** Line and column of a name (a key), for mistakes in the name itself. */
export function positionOfKey(source: Source, path: Path, key: string): Position {
  const parent = nodeAt(source.syntax().document.contents, path);
  const written = isMap(parent) ? pairOf(parent, key)?.key : undefined;
  const range = isScalar(written) ? written.range : undefined;
  return range ? positionAtOffset(source, range[0]) : positionOf(source, path);
}

/** The source of a value, including quotes and leading zeros. */
export function writtenAt(source: Source, path: Path): string | undefined {
  const node = nodeAt(source.syntax().document.contents, path);
  return isScalar(node) ? node.source : undefined;
}

function nodeAt(root: unknown, path: Path): Node | undefined {
  let node: unknown = root;
  for (const step of path) {
    if (isMap(node)) node = pairOf(node, step)?.value;
    else if (isSeq(node)) node = node.items[step as number];
    else return undefined;
  }
  return isNode(node) ? node : undefined;
}

/** Compared as text, as YAML may parse a key as a number. */
const pairOf = ({ items }: YAMLMap, name: string | number) =>
  items.find(({ key }) => isScalar(key) && String(key.value) === String(name));

/** `cities[0].zips[2]` */
export function pathInWords(path: Path): string {
  return path.reduce<string>(
    (words, step) =>
      typeof step === 'number' ? `${words}[${step}]` : words === '' ? step : `${words}.${step}`,
    '',
  );
}

/** A problem with the value at a path, at the value's position unless given. */
export function problemAt(
  source: Source,
  path: Path,
  says: string,
  fix: string,
  position = positionOf(source, path),
): Problem {
  return { file: source.file, ...position, path: pathInWords(path), says, fix };
}
