import type { Reader } from '../reader.ts';
import { positionInText } from '../source.ts';
import { eachText } from '../texts/each-text.ts';
import { markdownTexts } from '../texts/markdown/check-markdown.ts';
import { findMisread } from '../texts/misreadings.ts';
import { plainSigns } from '../texts/plain-signs.ts';
import type { Tell } from './tell.ts';

export function checkPlainTexts(_content: unknown, tell: Tell, { sources }: Reader): void {
  for (const [name, source] of sources) {
    const isMarkdown = markdownTexts[name.split('/')[0]!];
    eachText(source, (text, path) => {
      if (isMarkdown?.(path)) return;
      for (const sign of plainSigns) {
        // A pasted page has many tags.
        const [first] = findMisread(text, [sign]);
        if (first) tell(name, path, ...first.letter, positionInText(source, path, first.written));
      }
    });
  }
}
