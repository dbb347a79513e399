import type { Content } from '../content.ts';
import type { Reader } from '../reader.ts';
import type { Tell } from './tell.ts';

/** Texts from other programs begin with their title, which the page prints above the text. */
export function checkFirstHeadings({ posts }: Pick<Content, 'posts'>, tell: Tell, { sources }: Reader): void {
  for (const { file, title } of posts) {
    const { body, bodyLine } = sources.get(file)!;
    const [above = '', heading] = /^\n*(?=#{1,6} +(.*))/.exec(body) ?? [];
    if (heading === undefined || wordsOf(heading) !== wordsOf(title)) continue;
    const says = 'This heading repeats the title, which the page prints above the text.';
    tell(file, [], says, 'Delete this line.', { line: bodyLine + above.length, column: 1 });
  }
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
