import type { LetterParts } from '#lib/problem.ts';
import { eachText, positionInText, type Source } from '../source.ts';
import { markdownTexts } from '../texts/check-texts.ts';
import type { Tell } from './tell.ts';

/** Entities of HTML that come with a copied text; "Birch&Sons;" holds none. */
const entities =
  'amp|lt|gt|quot|apos|nbsp|shy|[mn]dash|hellip|[lr][sd]quo|bull|middot|copy|reg|trade|sect|[aeiou]acute|ntilde';

/** HTML and Markdown, which plain texts would show to visitors verbatim. */
const signs: readonly { pattern: RegExp; letter: (found: RegExpExecArray) => LetterParts }[] = [
  {
    pattern: /<\/?[a-z][^<>\n]*>|<!--/i,
    letter: ([tag]) => [
      `Visitors would see this text exactly as typed, including "${tag}".`,
      'Write it without HTML tags.',
    ],
  },
  {
    pattern: new RegExp(`&(?:${entities}|#\\d{1,7}|#x[\\da-f]{1,6});`, 'i'),
    letter: ([entity]) => [
      `Visitors would see this text exactly as typed, including "${entity}".`,
      entity === '&amp;' ? 'Write: &' : 'Write the character itself.',
    ],
  },
  {
    pattern: /\[([^[\]\n]*)\]\([^()\n]*\)/,
    letter: ([link, name]) => [
      `This text cannot have links, so visitors would see "${link}".`,
      `Write: ${name}`,
    ],
  },
  {
    pattern: /\*\*(?=\S)([^*\n]+)\*\*/,
    letter: ([bold, name]) => [
      `This text cannot have bold words, so visitors would see "${bold}".`,
      `Write: ${name}`,
    ],
  },
];

export function checkPlainTexts(_content: unknown, tell: Tell, sources: ReadonlyMap<string, Source>): void {
  for (const [name, source] of sources) {
    const isMarkdown = markdownTexts[name.split('/')[0]!];
    eachText(source, (text, path) => {
      if (isMarkdown?.(path)) return;
      for (const { pattern, letter } of signs) {
        const found = pattern.exec(text);
        if (!found) continue;
        const [says, fix] = letter(found);
        tell(name, path, says, fix, positionInText(source, path, found[0]));
      }
    });
  }
}
