import type { Misreading } from './misreadings.ts';

/** Syntax of other programs from which people copy, which has no meaning in any text here. */
export const foreignSigns: readonly Misreading[] = [
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
    pattern: /\[[a-z][\w-]*(?: [\w-]+=["'“”][^[\]\n]*)\]|\[\/[a-z][\w-]*\]/g,
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
];
