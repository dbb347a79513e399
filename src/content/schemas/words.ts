import { z } from 'zod';
import { letter, line } from './common.ts';

/** The words that the program itself puts on landing pages: what each is, and what it is in English. */
const words = {
  skip: ['The first link, for keyboards', 'Skip to the content'],
  evaluation: ['Opens the case evaluation', 'Free Case Evaluation'],
  callNow: ['Calls, at the top', 'Call Us Now'],
  call: ['Calls; [phone] is the number', 'Call [phone]'],
  hours: ['Below the number', '24/7'],
  reach: ['What a screen reader calls the bar with the ways to act', 'Reach us'],
  stars: ['What a screen reader says of the stars', '5 stars'],
  rating: ['Beside the stars; the claim of site.yaml where it holds [rating]', '[rating]'],
  sample: ['Beside what is invented', 'Sample'],
  experienceFigure: [
    'The experience, in large letters; [experience] is the claim of site.yaml',
    '[experience]',
  ],
  recovered: ['Below what was recovered', 'recovered'],
  experience: ['Below the years', 'of combined experience'],
  availability: ['Below 24/7', 'availability'],
  results: ['Below sums that were recovered', 'Prior results do not guarantee a similar outcome.'],
  readMore: ['Leads to the practice area', 'Read more:'],
  sources: ['Above the sources; [day] is when they were checked', 'Sources, checked on [day]'],
  offices: ['Above the offices', 'Our offices'],
  office: ['Names an office, by [name] or by its [city]', '[name]'],
  map: ['What a screen reader adds to an address', '(map, opens in a new tab)'],
  rights: ['Behind the name of the firm', 'All rights reserved.'],
  advertising: ['The words that the rules on advertising ask for', 'Attorney Advertising'],
  information: ['Behind the sentence on prior results', 'This website is for informational purposes only.'],
  privacy: ['Leads to the privacy page', 'Privacy'],
  terms: ['Leads to the terms', 'Terms'],
} satisfies Record<string, [description: string, english: string]>;

export type Word = keyof typeof words;
export type Words = Readonly<Record<Word, string>>;

const entries = Object.entries(words) as [Word, [string, string]][];

/** What the program says where nobody says otherwise. */
export const englishWords = Object.fromEntries(
  entries.map(([name, [, english]]) => [name, english]),
) as Words;

/** What a translation need not fill in. */
const freeSlots = new Set(['[rating]', '[experience]', '[name]']);

/** A translation says each of them, and keeps what is filled in. */
export const wordsSchema = z
  .strictObject(
    Object.fromEntries(
      entries.map(([name, [description, english]]) => {
        const [slot] = /\[\w+\]/.exec(english) ?? [];
        const word = line(description, english);
        return [
          name,
          slot === undefined || freeSlots.has(slot)
            ? word
            : word.refine(
                (text) => text.includes(slot),
                letter(`The text does not hold ${slot}.`, `Write ${slot} where it belongs.`),
              ),
        ];
      }),
    ) as Record<Word, z.ZodString>,
  )
  .meta({ description: 'What the program itself says in English on other pages' });
