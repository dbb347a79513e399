import { isAlias, isPair, isScalar, isSeq, visit, type Document, type Node, type Scalar } from 'yaml';
import type { LetterParts, Path } from '#lib/problem.ts';
import { inQuotes } from '../validate/value-words.ts';
import { trapOfBackslash } from './backslashes.ts';
import { swallowedEntry } from './misplaced-entries.ts';
import type { Slip } from './slip.ts';

/** What YAML accepts, but reads differently than intended. */
interface Trap extends Slip {
  /** Nothing of the file can be read. */
  fatal: boolean;
}

/** Texts that are cut off, hidden or converted because they are not quoted. */
export function findTraps(document: Document, text: string): Trap[] {
  const traps: Trap[] = [];
  const used = new Set<string>();
  const anchors = new Set<string>();
  visit(document, {
    Alias: (_, { source }) => void used.add(source),
    Value: (_, { anchor }) => void (anchor && anchors.add(anchor)),
  });
  visit(document, {
    Node: (_, node, ancestors) => {
      const above = ancestors.at(-1);
      const misread =
        isScalar(node) && node.type === 'PLAIN'
          ? (swallowedEntry(node, above, text) ?? cutNumber(node, above, text))
          : undefined;
      if (misread) return void traps.push({ ...misread, path: pathOf([...ancestors, node]), fatal: true });
      const found = isAlias(node)
        ? !anchors.has(node.source) && trapOfAlias(node.source)
        : node.anchor && !used.has(node.anchor)
          ? trapOfAnchor(node.anchor)
          : (trapOfTag(node) ??
            trapOfBackslash(node, text) ??
            trapOfFolded(node, text) ??
            trapOfText(node, text));
      if (!found) return;
      const [says, fix] = found;
      const end = node.range?.[0] ?? 0;
      const sign = isAlias(node) ? undefined : node.anchor ? `&${node.anchor}` : node.tag;
      traps.push({
        at: sign && text.slice(0, end).includes(sign) ? text.lastIndexOf(sign, end) : end,
        path: pathOf([...ancestors, node]),
        says,
        fix,
        fatal: isAlias(node) || node.tag !== undefined || (isScalar(node) && node.value === null),
      });
    },
  });
  return traps;
}

const needsQuotes = 'Put the text in quotes.';

const trapOfAlias = (name: string): LetterParts => [
  `"*${name}" has no quotes, so it is read as a reference to a value named "${name}".`,
  needsQuotes,
];
const trapOfAnchor = (name: string): LetterParts => [
  `"&${name}" has no quotes, so it is read as the name of a value and left out.`,
  needsQuotes,
];

/**
 * In braces a comma ends a value: YAML reads "count: 2,736,074" as 2 and two more names. A point starts decimals, and no
 * value has three of them.
 */
function cutNumber(node: Scalar, parent: unknown, text: string): Slip | undefined {
  const { range, value } = node;
  const isValue = isPair(parent) && parent.value === node;
  if (typeof value !== 'number' || !isValue || !range) return undefined;
  const [at, end] = range;
  const [rest] = /^(?:,\d{3})+(?=\s*[,}])/.exec(text.slice(end, end + longestNumber)) ?? [];
  const written = text.slice(at, end) + (rest ?? '');
  if (rest !== undefined)
    return {
      at,
      says: `The comma ends the value here, so ${written} is read as ${value}.`,
      fix: `Write it without commas: ${written.replaceAll(',', '')}`,
    };
  if (!/^[1-9]\d{0,2}\.\d{3}$/.test(written)) return undefined;
  return {
    at,
    says: `The point begins the decimals here, so ${written} is less than ${Math.floor(value) + 1}.`,
    fix: `Write ${written.replace('.', '')} if it separates thousands, "${written}" in quotes if it is a text, otherwise ${Math.round(value)}.`,
  };
}

const longestNumber = 40;

function trapOfTag({ tag }: Node): LetterParts | undefined {
  return tag?.startsWith('!')
    ? [`"${tag}" has no quotes, so it is read as the type of a value and left out.`, needsQuotes]
    : undefined;
}

const lineMarks = /^(?:[-*] |\d+[.)] |#{1,6} )/gm;

/** Below >, and in quotes, lines become one, so entries of a list and headings are no longer at the start of a line. */
function trapOfFolded(node: Node, text: string): LetterParts | undefined {
  if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return undefined;
  const written = text.slice(node.range[0], node.range[1]);
  if (node.type === 'BLOCK_LITERAL' || !written.includes('\n')) return undefined;
  const lines = written.replace(/^ +/gm, '');
  if (countOf(lineMarks, lines) <= countOf(lineMarks, node.value)) return undefined;
  const says = 'all lines of a paragraph become one, so these are no list and no headings.';
  return node.type === 'BLOCK_FOLDED'
    ? [`After > ${says}`, 'Write | instead of >']
    : [`Without | ${says}`, 'Write | behind the name, and the text below it without quotes.'];
}

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

function trapOfText(node: Node, text: string): LetterParts | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined;
  const seen = node.value === null ? '' : node.value;
  if (typeof seen !== 'string') return undefined;
  const cut = cutByComment(node, seen, text);
  if (cut) return cut;
  // An even number of quotes surrounds words in the text; behind a short number, one means inches.
  const withoutInches = seen.replace(/(?<=\b\d{1,2})"/g, '');
  if (withoutInches.endsWith('"') && withoutInches.split('"').length % 2 === 0) {
    return [
      'A quote ends this text, but none opens it.',
      `Put the whole text in quotes: ${inQuotes(seen.slice(0, -1))}`,
    ];
  }
  // Plain dates are text here but dates to other YAML readers, so they need quotes like ZIPs do.
  return /^\d{4}-\d{2}-\d{2}/.test(seen)
    ? [`The date ${seen} has no quotes.`, `Write it in quotes: "${seen}".`]
    : undefined;
}

/**
 * Beside a choice, a slug or a web address a note is likely; beside words, or right behind #, it is more likely their
 * other half.
 */
function cutByComment({ comment, range }: Node, seen: string, text: string): LetterParts | undefined {
  const [rest = ''] = comment?.split('\n', 1) ?? [];
  const note = rest.trim();
  if (note === '') return undefined;
  const hasSpace = !rest.startsWith(note);
  const isBeside = /^[ \t]*#/.test(text.slice(range?.[1]));
  // Below a name without a value, it may be an entry that somebody has switched off.
  if (hasSpace ? !isBeside || !looksLikeWords(seen) : !isBeside && seen === '') return undefined;
  const orNote = hasSpace ? `\nIf "${note}" is only a note, write: ${inQuotes(seen)} # ${note}` : '';
  return [
    `${seen === '' ? 'Nothing' : `Only "${seen}"`} is read here: everything after a space and # is a comment.`,
    `Put the whole text in quotes: ${inQuotes(`${seen} #${rest}`.trimStart())}${orNote}`,
  ];
}

const looksLikeWords = (text: string) => /\s|^\p{Lu}\p{Ll}/u.test(text);

function pathOf(nodes: readonly unknown[]): Path {
  return nodes.flatMap((node, i): (string | number)[] => {
    const below = nodes[i + 1];
    if (isSeq(node) && below) return [node.items.indexOf(below)];
    return isPair(node) && isScalar(node.key) && below === node.value ? [String(node.key.value)] : [];
  });
}
