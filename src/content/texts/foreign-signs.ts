import { codePoint } from './forbidden-characters.ts';
import type { Misreading } from './misreadings.ts';

/** Soft hyphens, joiners and marks of direction, which a copied text may hold within a word. */
const invisible = '[\\u00AD\\u200B-\\u200F\\u2060]';
const wide = '[\\uFF10-\\uFF19\\uFF21-\\uFF3A\\uFF41-\\uFF5A]';
const latin = String.raw`[\p{Script=Latin}\d]`;
const cyrillic = '[\\u0400-\\u04FF]';
const latinLetter = String.raw`\p{Script=Latin}`;

/** The word around what was found. */
function wordAround({ input, index, 0: found }: RegExpExecArray): string {
  const [before = ''] = /[\p{L}\d]*$/u.exec(input.slice(0, index)) ?? [];
  const [after = ''] = /^[\p{L}\d]*/u.exec(input.slice(index + found.length)) ?? [];
  return before + found + after;
}

/** Signs and syntax of other programs and keyboards, which come along with copied texts and have no meaning here. */
export const foreignSigns: readonly Misreading[] = [
  {
    // Begins with these rare signs, as one that began with a letter would be tried at every letter of a text.
    pattern: new RegExp(`${invisible}(?<=${latin}${invisible})${invisible}*(?=${latin})`, 'gu'),
    letter: (found) => [
      `There is an invisible character (${codePoint(found[0])}) within the word "${wordAround(found).replaceAll(found[0], '')}".`,
      'Delete the word, and type it again.',
    ],
  },
  {
    // Typed while the keyboard was set to another language. A whole word in that language may be intended.
    // Begins with the first of them: tried at each, a long text in that language would take minutes.
    pattern: new RegExp(
      String.raw`${cyrillic}(?<!${cyrillic}{2})(?:${cyrillic}*${latinLetter}|(?<=${latinLetter}${cyrillic})${cyrillic}*)\p{L}*`,
      'gu',
    ),
    letter: (found) => [
      `A Cyrillic letter in "${wordAround(found)}" only looks like one of ours, so nobody who searches for the word finds it.`,
      'Delete the word, and type it again.',
    ],
  },
  {
    // Not their punctuation, which belongs to a sentence in Chinese; a ZIP code has a letter of its own.
    pattern: new RegExp(`${wide}+(?!${wide})(?<!^[\\uFF10-\\uFF19]{5}$)`, 'g'),
    letter: ([typed]) => [
      `"${typed}" is typed in the wide characters of an East Asian keyboard.`,
      `Write: ${typed.normalize('NFKC')}`,
    ],
  },
  {
    // A wiki, or notes such as Obsidian.
    pattern: /\[\[[^[\]\n]+\]\]/g,
    letter: ([written]) => [
      `Visitors would see "${written}" exactly as typed, with its brackets.`,
      'Delete the brackets. Where a text may have links, write them as [words](address).',
    ],
  },
  {
    pattern: /(?<!=)==(?=[^\s=])([^=\n]*[^\s=])==(?!=)/g,
    letter: ([, words]) => [
      'Words cannot be highlighted here, so visitors would see the equals signs.',
      `Write: ${words}`,
    ],
  },
  {
    // WordPress: [gallery ids="1,2"], [/caption]
    pattern: /\[[a-z][\w-]* [\w-]+=["'“”][^[\]\n]*\]|\[\/[a-z][\w-]*\]/g,
    letter: ([code]) => [
      `"${code}" is a code of another program, which visitors would see exactly as typed.`,
      'Delete it.',
    ],
  },
  {
    // Chatbots mark their sources so: 【4†source】, :contentReference[oaicite:0]{index=0}, turn0search1.
    pattern:
      /【[^【】\n]*】|(?::contentReference)?\[?\boaicite:[^\s\]]*\]?(?:\{index=\d+\})?|\b(?:cite)?turn\d+(?:search|view|news|fetch|file)\d+/g,
    letter: ([mark]) => [
      `"${mark}" is how a chatbot marks its sources; visitors would see it exactly as typed.`,
      'Delete it, and check the sentence before it.',
    ],
  },
  {
    pattern:
      /^(?:Sure|Certainly|Of course|Absolutely)! Here(?:['’]s| is| are)\b|\bAs an AI(?: language)? model\b|\bLet me know if you(?:['’]d| would)? (?:like|want|need) (?:me|any)\b/gm,
    letter: ([words]) => [
      `"${words}" is what a chatbot says to whoever asked it for a text; visitors would see it.`,
      'Delete the sentence, and check the text around it.',
    ],
  },
];
