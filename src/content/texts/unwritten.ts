import type { Path } from '#lib/problem.ts';
import type { Tell } from '../checks/tell.ts';
import { schemaOf } from '../collections.ts';
import { keysAt } from '../schema-at.ts';
import { eachText, eachTextAndLine, type Source } from '../source.ts';

/** What `npm run new` writes where a person has to write. */
export const unwritten = {
  keywordIntro: 'Write a paragraph that only this page has.',
  keywordPoints: ['Write a first thing worth knowing.', 'Write a second one.', 'Write a third one.'],
  topicDescription: 'Write two lines for the search result that name {place}.',
  topicIntro: {
    county: 'Write sentences for residents of {place}, a county.',
    city: 'Write sentences for residents of {place}, a city.',
    zip: 'Write sentences for residents of {place}, a ZIP code.',
  },
  postExcerpt: 'Write one or two plain sentences for the search result.',
  postOpening: 'Write the first paragraph.',
  postHeading: '### Write a heading',
  postMore: 'Write more.',
} as const;

/** Stand-ins for texts that are not written yet. In capitals, "TODO" may also be Spanish. */
const leftOver =
  /\b(?:TODO|TBD|FIXME|XXX)\b(?! \p{Lu})|\b[Ll]orem ipsum\b|\[(?:[Ii]nsert|INSERT)\b[^\]\n]*\]/u;

/** Finds unwritten texts that would go online, in entries that are not drafts. */
export function checkUnwritten(_content: unknown, tell: Tell, sources: ReadonlyMap<string, Source>): void {
  const known = new Set<string>();
  eachText({ value: unwritten }, (text) => known.add(text));
  const unwrittenIn = (line: string): { words: string; is: string } | undefined => {
    const words = line.trim();
    if (known.has(words)) return { words, is: 'is still the text that "npm run new" wrote' };
    const [found] = leftOver.exec(words) ?? [];
    return found === undefined ? undefined : { words: found, is: 'is not a finished text' };
  };
  for (const [name, source] of sources) {
    if (!source.text.includes('Write') && !leftOver.test(source.text)) continue;
    eachTextAndLine(source, (text, path, positionIn) => {
      for (const line of text.split('\n')) {
        const found = unwrittenIn(line);
        if (!found || isInDraft(source.value, path)) continue;
        const { words, is } = found;
        const says = `"${words}" ${is}, and visitors would see it.`;
        const fix = mayBeDraft(name, path)
          ? 'Write the text, or add "draft: true" until it is written.'
          : 'Write the text.';
        tell(name, path, says, fix, positionIn(words, text.indexOf(words)));
      }
    });
  }
}

/** Whether a group around a value is a draft. */
function isInDraft(value: unknown, path: Path): boolean {
  let at = value as Record<string | number, unknown> | undefined;
  for (const step of [...path, '']) {
    if (at?.draft === true) return true;
    at = at?.[step] as typeof at;
  }
  return false;
}

/** Whether a group around a value may be a draft. */
function mayBeDraft(name: string, path: Path): boolean {
  const schema = schemaOf(name);
  return (
    schema !== undefined && [...path, ''].some((_, i) => keysAt(schema, path.slice(0, i)).includes('draft'))
  );
}

/** The comment that the starter site has above texts that only the firm can write. */
const sign = '# REPLACE:';

/** A starter text that is still in a data file. */
interface Unreplaced {
  /** Counted from 1. */
  line: number;
  /** What to put there. */
  wanted: string;
}

/** All such comments; whoever writes the text removes the comment. */
export function toReplace(text: string): Unreplaced[] {
  return text.split('\n').flatMap((row, i) => {
    const written = row.trim();
    return written.startsWith(sign) ? [{ line: i + 1, wanted: written.slice(sign.length).trim() }] : [];
  });
}
