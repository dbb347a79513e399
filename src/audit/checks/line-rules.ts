import type { CheckId } from '../checks.ts';

/** What a rule found in a line. */
export interface LineMistake {
  check: CheckId;
  sentence: string;
  /** The words that matter; by them the line of data behind the sentence is found. */
  words: string;
}

/** Reads one line of text, whatever page it stands on. */
export type LineRule = (line: string) => LineMistake[];

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const weekdays = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

/** A day, an event and those it struck: a sentence that has all three speaks of one incident. */
const incident = [
  `(?:${months}) \\d{1,2}(?:, \\d{4})?|\\d{1,2}/\\d{1,2}/\\d{2,4}|(?:last|this past) (?:week|month|night|${weekdays})|yesterday`,
  '(?:crash|collision|collapse|fire|blaze|explosion|derailment|pileup|shooting|attack|accident|incident|disaster)(?:e?s)?',
  'victims?|survivors?|families|hurt|injured|killed|died|lost|claims?|lawsuits?|passengers|residents',
].map((words) => new RegExp(`\\b(?:${words})\\b`, 'i'));

export const lineRules: readonly LineRule[] = [
  rule('text-leftover', [/\{[a-zA-Z]+(?::[a-z0-9-]+)?\}|\bundefined\b|\bNaN\b|\[object Object\]/]),
  // "No no-fault policy" is right, and so are these.
  rule('text-repeated-word', [/\b(\p{L}{2,}) \1\b(?!-)/iu], /\b(?:that that|had had)\b/i),
  rule('ad-specialist', [/\b(?:specialists?|specialt(?:y|ies)|speciali[sz](?:e|es|ing))\b/i]),
  // Experts who testify are no claim of ours; experts of ours, or in what we do, are.
  rule(
    'ad-claim',
    [
      /\b(?:expert(?! witness)|(?:our|your|legal|injury) experts|experts in|expertise|best|guarantee(?:s|d|ing)?|top-rated|number one)\b|#1\b/i,
    ],
    /^Prior results do not guarantee a similar outcome\.?$/,
  ),
  rule('ad-incident', incident),
];

/** Sentences that match all patterns but not the exception. */
function rule(check: CheckId, patterns: readonly RegExp[], except?: RegExp): LineRule {
  const holds = (text: string) => patterns.every((pattern) => pattern.test(text));
  return (line) => {
    if (!holds(line)) return [];
    return line
      .split(/(?<=[.?!]) /)
      .filter((sentence) => holds(sentence) && !except?.test(sentence))
      .map((sentence) => ({ check, sentence, words: patterns[0]!.exec(sentence)![0] }));
  };
}
