import type { Source } from '../source.ts';

type FrontMatter = Pick<Source, 'yaml' | 'offset' | 'body' | 'bodyLine'>;

const pattern = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/;

/** The front matter of a text with normalized line ends; undefined if it is missing or never closed. */
export function readFrontMatter(text: string): FrontMatter | undefined {
  const found = pattern.exec(text);
  if (!found) return undefined;
  const [whole, yaml = ''] = found;
  return { yaml, offset: 1, body: text.slice(whole.length), bodyLine: whole.split('\n').length };
}
