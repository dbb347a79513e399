import type { LineCounter } from 'yaml';

/** The parser reports a line in a wrong column where the value above it ends, often on an empty line or a comment. */
export function placeOfError(at: number, yaml: string, lines: LineCounter): { line: number; col: number } {
  const seen = lines.linePos(at);
  const empty = /(?:[ \t]*(?:#.*)?\n)+/y;
  empty.lastIndex = at - seen.col + 1;
  const below = empty.test(yaml) ? empty.lastIndex : yaml.length;
  return below < yaml.length ? lines.linePos(below) : seen;
}
