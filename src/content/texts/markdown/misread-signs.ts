import type { LetterParts } from '#lib/problem.ts';

/** Characters that were meant as syntax, such as a link, but are printed verbatim. */
interface MisreadSigns {
  /** Offset in the text. */
  at: number;
  written: string;
  says: string;
  fix: string;
}

/** What can only be an address. */
const address = String.raw`(?:https?:|mailto:|tel:|www\.|\/|[a-z0-9-]+\.(?:com|org|net|gov|edu|us|html)\b)`;

export const noFootnotes: LetterParts = ['There are no footnotes here.', 'Write the note into the sentence.'];

const asLink = 'Write links as [words](address).';

interface Misreading {
  pattern: RegExp;
  words(found: RegExpExecArray): LetterParts;
}

/** Page names have hyphens between words; file names may have spaces. */
const isPage = /^\/[^.]*$/;

/** If two match, the first is reported. Only for texts that match `anySign` in `read-markdown.ts`. */
const misreadings: readonly Misreading[] = [
  {
    pattern: new RegExp(String.raw`(?<!\\)\[([^[\]\n]*)\]\s+\((${address}[^()\s]*)\)`, 'gi'),
    words: ([, words, url]) => [
      'A space parts the words of this link from its address, so it is no link.',
      `Write: [${words}](${url})`,
    ],
  },
  {
    pattern: new RegExp(String.raw`(?<!\\)\(([^()\n]*)\)\[(${address}[^[\]\s]*)\]`, 'gi'),
    words: ([, words, url]) => [
      'The brackets of this link are the wrong way round.',
      `Write: [${words}](${url})`,
    ],
  },
  {
    pattern: /(?<!\\)(!?)\[([^[\]\n]*)\]\(([^()\n]*)\)/g,
    words: ([, picture, words, url = '']) =>
      /\S\s+\S/.test(url)
        ? [
            `The address of this ${picture ? 'picture' : 'link'} holds a space, so it is not read as one.`,
            `Write: ${picture}[${words}](${url.trim().replace(/\s+/g, isPage.test(url) ? '-' : '%20')})`,
          ]
        : ['This is not read as a link.', asLink],
  },
  {
    pattern: /(?<!\\)(?:\[[^[\]\n]*)?\]\([^()\n]*$/gm,
    words: () => ['The address of this link is never closed.', 'Write a ) behind the address.'],
  },
  { pattern: /(?<!\\)\]\(/g, words: () => ['This is not read as a link.', asLink] },
  {
    pattern: /(?<!\\)\]\[[^[\]\n]+\]/g,
    words: () => ['The second brackets name no address, so this is no link.', asLink],
  },
  {
    pattern: /(?<!\\)\[\^[^[\]\n]+\]/g,
    words: () => noFootnotes,
  },
  {
    pattern: /^#{2,6}(?=[^\s#])/gm,
    words: ([signs]) => [
      'A space is missing between these signs and the heading.',
      `Write "${signs} " before it.`,
    ],
  },
  {
    pattern: /(?<!\\)\*\*+/g,
    words: () => [
      'These asterisks make nothing bold: others are missing before or behind the words.',
      'Write bold words as **words**; to show an asterisk, write \\* for it.',
    ],
  },
  {
    pattern: /(?<!\\)~~(?=\S)[^~\n]*~~/g,
    words: () => [
      'No words are struck out here: this is shown as it is typed.',
      'Delete what no longer holds.',
    ],
  },
  {
    pattern: /^\[[ x]\](?=\s)/gim,
    words: () => ['There are no boxes to tick here: this is shown as it is typed.', 'Write "- " alone.'],
  },
  {
    pattern: /^(?=[^\n]*\|)(?=[^\n]*-)[|: \t-]+$/gm,
    words: () => [
      'There are no tables here: this is shown as it is typed.',
      'Write a list instead, one line "- …" for each row.',
    ],
  },
];

/** Inside link text it is a link. */
const bareAddress: Misreading = {
  pattern: /(?<![\w@/.-])(?:https?:\/\/|www\.)[^\s()[\]]*[^\s()[\].,;:!?'"*]/gi,
  words: ([url]) => [
    'This address is no link, so nobody can tap it.',
    `Write: [words](${url.replace(/^www/i, 'https://www')})`,
  ],
};

const misreadingsOutsideLinks = [...misreadings, bareAddress];

export function findMisreadSigns(text: string, isLinked: boolean): MisreadSigns[] {
  const found: MisreadSigns[] = [];
  const told = new Uint8Array(text.length);
  for (const { pattern, words } of isLinked ? misreadings : misreadingsOutsideLinks) {
    for (const match of text.matchAll(pattern)) {
      const [written] = match;
      const [start, end] = [match.index, match.index + written.length];
      if (told.subarray(start, end).includes(1)) continue;
      told.fill(1, start, end);
      const [says, fix] = words(match);
      found.push({ at: start, written, says, fix });
    }
  }
  return found;
}
