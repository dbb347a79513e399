import type { Path } from '#lib/problem.ts';
import { schemaOf } from '../collections.ts';
import type { Reader } from '../reader.ts';
import { keysAt } from '../schema-at.ts';
import { eachText, eachTextAndLine } from '../texts/each-text.ts';
import { standIn, unwritten } from '../texts/unwritten.ts';
import type { Tell } from './tell.ts';

/** Finds unwritten texts that would go online, in entries that are not drafts. */
export function checkUnwritten(_content: unknown, tell: Tell, { sources }: Reader): void {
  const known = new Set<string>();
  eachText({ value: unwritten }, (text) => known.add(text));
  const unwrittenIn = (line: string): { words: string; is: string } | undefined => {
    const words = line.trim();
    if (known.has(words)) return { words, is: 'is still the text that "npm run new" wrote' };
    const [found] = standIn.exec(words) ?? [];
    return found === undefined ? undefined : { words: found, is: 'is not a finished text' };
  };
  for (const [name, source] of sources) {
    if (!source.text.includes('Write') && !standIn.test(source.text)) continue;
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
