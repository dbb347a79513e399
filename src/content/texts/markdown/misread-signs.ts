import type { LetterParts } from '#lib/problem.ts';
import { foreignSigns } from '../foreign-signs.ts';
import type { Misreading } from '../misreadings.ts';

/** What can only be an address. */
const address = String.raw`(?:https?:|mailto:|tel:|www\.|\/|[a-z0-9-]+\.(?:com|org|net|gov|edu|us|html)\b)`;

export const noFootnotes: LetterParts = ['Footnotes do not work here.', 'Put the note into the sentence.'];

const asLink = 'Write links as [words](address).';

/** Page names have hyphens between words; file names may have spaces. */
const isPage = /^\/[^.]*$/;

/** If two match, the first is reported. Only for texts that match `anySign` in `read-markdown.ts`. */
const misreadings: readonly Misreading[] = [
  {
    pattern: new RegExp(String.raw`(?<!\\)\[([^[\]\n]*)\]\s+\((${address}[^()\s]*)\)`, 'gi'),
    letter: ([, words, url]) => [
      'There is a space between the words of this link and its address, so it is not a link.',
      `Write: [${words}](${url})`,
    ],
  },
  {
    pattern: new RegExp(String.raw`(?<!\\)\(([^()\n]*)\)\[(${address}[^[\]\s]*)\]`, 'gi'),
    letter: ([, words, url]) => [
      'The brackets of this link are the wrong way around.',
      `Write: [${words}](${url})`,
    ],
  },
  {
    pattern: /(?<!\\)(!?)\[([^[\]\n]*)\]\(([^()\n]*)\)/g,
    letter: ([, picture, words, url = '']) =>
      /\S\s+\S/.test(url)
        ? [
            `The address of this ${picture ? 'picture' : 'link'} contains a space, so it is not read as an address.`,
            `Write: ${picture}[${words}](${url.trim().replace(/\s+/g, isPage.test(url) ? '-' : '%20')})`,
          ]
        : ['This is not read as a link.', asLink],
  },
  {
    pattern: /(?<!\\)(?:\[[^[\]\n]*)?\]\([^()\n]*$/gm,
    letter: () => ['The address of this link is never closed.', 'Write a ) after the address.'],
  },
  { pattern: /(?<!\\)\]\(/g, letter: () => ['This is not read as a link.', asLink] },
  {
    pattern: /(?<!\\)\]\[[^[\]\n]+\]/g,
    letter: () => ['The second pair of brackets does not name an address, so this is not a link.', asLink],
  },
  { pattern: /(?<!\\)\[\^[^[\]\n]+\]/g, letter: () => noFootnotes },
  {
    pattern: /^#{2,6}(?=[^\s#])/gm,
    letter: ([signs]) => [
      `A space is missing between ${signs} and the heading.`,
      `Write "${signs} " before the heading.`,
    ],
  },
  {
    pattern: /(?<![\\*])\*\*([^*\n]+)\*\*(?!\*)/g,
    letter: ([, words = '']) => [
      'The asterisks do not make these words bold.',
      `Write **${words.trim()}**, with spaces only outside the asterisks, and one behind them if words follow.`,
    ],
  },
  {
    pattern: /(?<!\\)\*{2,}/g,
    letter: () => [
      'These asterisks do not make anything bold: others are missing before or after the words.',
      'Write bold words as **words**; to show an asterisk, write \\*',
    ],
  },
  {
    pattern: /(?<!\\)~~(?=\S)[^~\n]*~~/g,
    letter: () => [
      'Words cannot be crossed out here, so visitors would see this exactly as typed.',
      'Delete what is no longer true.',
    ],
  },
  {
    pattern: /^\[[ x]\](?=\s)/gim,
    letter: () => [
      'Checkboxes do not work here, so visitors would see this exactly as typed.',
      'Write only "- ".',
    ],
  },
  {
    pattern: /^(?=[^\n]*\|)(?=[^\n]*-)[|: \t-]+$/gm,
    letter: () => [
      'Tables do not work here, so visitors would see this exactly as typed.',
      'Write a list instead, with one line "- …" for each row.',
    ],
  },
];

/** Inside link text it is a link. */
const bareAddress: Misreading = {
  pattern: /(?<![\w@/.-])(?:https?:\/\/|www\.)[^\s()[\]]*[^\s()[\].,;:!?'"*]/gi,
  letter: ([url]) => [
    'This address is not a link, so nobody can click it.',
    `Write: [words](${url.replace(/^www/i, 'https://www')})`,
  ],
};

/** Only in a whole paragraph: behind bold words or a link, a text of its own begins with the hyphen of "no-fault". */
const lostEntry: Misreading = {
  pattern: /^[ \t]*(?:-|\d{1,2}[.)])(?=\p{L})/gmu,
  letter: ([found]) => {
    const sign = found.trim();
    return [
      `A space is missing after "${sign}", so this line is no entry of a list.`,
      `Write "${sign} " before the words, or "${sign.replace(/.$/, '\\$&')}" if visitors should see it.`,
    ];
  },
};

/**
 * As pasted from a word processor. A sentence may be bold, as may the entries of a list, and a line that tells how to
 * reach the firm: a link, a phone number, an address.
 */
const boldHeading: Misreading = {
  pattern:
    /^\*\*(?!.*(?:\]\(|\{phone\}))([^*\n]*[^*\n.!?…。！？”":](?<!\d{4}|[.!?…。！？][)’']))(?::\*\*|\*\*:?)[ \t]*$/gm,
  letter: ([, words]) => [
    'This line looks like a heading, but to search engines and screen readers it is a bold paragraph.',
    `If it is none, end it with a full stop. If it is one, write: ### ${words}`,
  ],
};

/** What Markdown does not show as intended: as a paragraph of its own, in any, in its pieces, and inside link text. */
export const misreadingsIn = {
  block: [boldHeading],
  paragraph: [lostEntry],
  text: [...misreadings, ...foreignSigns, bareAddress],
  link: [...misreadings, ...foreignSigns],
} satisfies Record<string, readonly Misreading[]>;
