import { isScalar, type Node } from 'yaml';
import type { LetterParts } from '#lib/problem.ts';

/** Between double quotes: YAML would make another sign of it and what follows. */
export const letterAboutBackslash: LetterParts = [
  'A backslash inside double quotes has a special meaning.',
  'Write two backslashes instead of one, or put the text in single quotes.',
];

/** A backslash that YAML accepts, and leaves out: before a space, or before the quote that ends the text. */
export function trapOfBackslash(node: Node, text: string): LetterParts | undefined {
  if (!isScalar(node) || node.type !== 'QUOTE_DOUBLE' || !node.range) return undefined;
  const written = text.slice(node.range[0], node.range[1]);
  if (/[^\\](?:\\\\)*\\"$/.test(written))
    return [
      'The backslash before the last quote makes this quote a part of the text.',
      'Delete the backslash, or write two of them.',
    ];
  // At the start of a line, it keeps the spaces of a long text.
  return /\S *(?<!\\)(?:\\\\)*\\ /.test(written) ? letterAboutBackslash : undefined;
}
