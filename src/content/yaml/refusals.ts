import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Document,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { LetterParts, Path } from '#lib/problem.ts';
import { counted, grouped } from '#lib/text.ts';
import { forbiddenCharacter, letterAboutEscaped } from '../texts/forbidden-characters.ts';
import type { Slip } from './slip.ts';

/** Limits far above anything written by hand, yet readable in seconds. */
const most = { depth: 20, names: 5000, entries: 10_000, characters: 60_000, inName: 200, signs: 8 };

const takeOut = 'Split it, or delete what does not belong there.';

/** What would take minutes to read, or mislead the reader; such files are not read at all. */
export function findRefusals(document: Document): Slip[] {
  const refusals: Slip[] = [];
  const refuse = (node: unknown, path: Path, [says, fix]: LetterParts) =>
    void refusals.push({ at: (node as Node | null)?.range?.[0] ?? 0, path, says, fix });
  // Misplaced lines also become names; the check of misplaced entries reports those.
  const refusalOfKey = (key: unknown) =>
    isCollection(key) && !key.flow && document.errors.length > 0 ? undefined : noName;
  const walk = (node: unknown, path: Path, above: readonly (YAMLMap | YAMLSeq)[]): void => {
    const wrong = refusalOfNode(node, above);
    if (wrong) return refuse(node, path, wrong);
    if (isSeq(node)) node.items.forEach((item, i) => walk(item, [...path, i], [...above, node]));
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : '';
      const wrongName = key === null || isScalar(key) ? refusalOfName(name) : refusalOfKey(key);
      if (wrongName) refuse(key, path, wrongName);
      else walk(value, [...path, name], [...above, node]);
    }
  };
  if (document.directives?.yaml.explicit || Object.keys(document.directives?.tags ?? {}).length > 1) {
    refuse(
      null,
      [],
      ['A line that starts with % changes how everything after it is read.', 'Delete that line.'],
    );
  }
  walk(document.contents, [], []);
  return refusals;
}

function refusalOfNode(node: unknown, above: readonly (YAMLMap | YAMLSeq)[]): LetterParts | undefined {
  if (above.length > most.depth)
    return [
      `Values are nested more than ${most.depth} levels deep here.`,
      'Check the brackets and the indentation.',
    ];
  if (isAlias(node) && above.some(({ anchor }) => anchor === node.source))
    return [`*${node.source} is inside the very value that it repeats.`, 'Write out the values instead.'];
  if (isScalar(node)) return typeof node.value === 'string' ? refusalOf(node.value) : undefined;
  const [kind, limit] = isMap(node) ? (['names', most.names] as const) : (['entries', most.entries] as const);
  return isCollection(node) && node.items.length > limit
    ? [
        `There are ${grouped(node.items.length)} ${kind} in one place, but the limit is ${grouped(limit)}.`,
        takeOut,
      ]
    : undefined;
}

/** Values nested so deeply that recursion may exhaust the stack. */
export function isTooDeep(node: unknown, depth = 0): boolean {
  if (depth > most.depth) return true;
  if (isMap(node)) {
    return node.items.some(({ key, value }) => isTooDeep(key, depth + 1) || isTooDeep(value, depth + 1));
  }
  return isSeq(node) && node.items.some((item) => isTooDeep(item, depth + 1));
}

const noName: LetterParts = [
  'There are brackets or a reference here, where a name belongs.',
  'Put the text in quotes.',
];

/** A line of a long text that starts too far to the left ends the text, and a colon in it makes it a name. */
export const sentenceAsName: LetterParts = [
  'This line is not part of the text above it, so its words up to a colon are read as a name.',
  'If it belongs to that text, indent it as far as the other lines of the text. If it is only a note, begin it with #.',
];

/** The clipboard has tabs between the cells of a spreadsheet. */
export const rowOfTable: LetterParts = [
  'This line has tabs between its words, like a row of a spreadsheet.',
  'Write it like the entries around it. "npm run import" reads searches and places from a CSV file.',
];

function refusalOfName(name: string): LetterParts | undefined {
  if (name === '__proto__')
    return ['The name "__proto__" has a special meaning to programs.', 'Choose another name.'];
  if (/\S\t+\S/.test(name)) return rowOfTable;
  if (name.length > most.inName && /\s/.test(name)) return sentenceAsName;
  if (name.length > most.inName)
    return [
      `A name here has ${counted(name.length, 'character', 'characters')}, but the limit is ${grouped(most.inName)}.`,
      takeOut,
    ];
  return invisibleIn(name);
}

/** Lists of names or slugs written by a program, which may be long. */
const isListOfNames = /^(?:[a-z0-9/-]{0,200}(?: |$))*$/;
/** Quotations and lists nested in each other. */
const nestedLine = new RegExp(
  String.raw`^[ \t]*(?:(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*){${most.signs + 1}}`,
  'm',
);

/** Why a text, possibly Markdown, is not read. */
export function refusalOf(text: string): LetterParts | undefined {
  if (text.length > most.characters && !isListOfNames.test(text)) {
    const limit = grouped(most.characters);
    return [
      `This text has ${counted(text.length, 'character', 'characters')}, but the limit is ${limit}.`,
      takeOut,
    ];
  }
  if (nestedLine.test(text)) {
    return [
      `A line of this text begins with more than ${most.signs} marks for lists or quotations.`,
      'Delete some of them.',
    ];
  }
  return invisibleIn(text);
}

function invisibleIn(text: string): LetterParts | undefined {
  const [found] = forbiddenCharacter.exec(text) ?? [];
  return found === undefined ? undefined : letterAboutEscaped(found);
}
