import { z } from 'zod';
import { counted, grouped } from '#lib/text.ts';
import { group } from './groups-and-lists.ts';
import { letter } from './letter.ts';

/** Limits in characters, far above any good text; longer ones are mistakes. */
const longest = { line: 1000, lines: 10_000, markdown: 60_000 };

/** Whether a text has visible characters; copied text may have only zero-width ones. */
export const anythingToSee = /[^\s\p{Default_Ignorable_Code_Point}]/u;

const empty = letter('The text is empty.', 'Write the text.');

const endsWithComma = letter('The text ends with a comma.', 'Delete the comma, or write the rest.');

const textUpTo = (most: number) =>
  z
    .string()
    .trim()
    .min(1, { error: empty, abort: true })
    .refine((written) => anythingToSee.test(written), empty)
    .refine((written) => !written.endsWith(','), { error: endsWithComma, abort: true })
    .max(most, {
      error: ({ input }) =>
        letter(
          `The text has ${counted(String(input).length, 'character', 'characters')}, but the limit here is ${grouped(most)}.`,
          'Shorten it.',
        ),
    });

/** Text that is shown verbatim. */
export const text = textUpTo(longest.lines);

// Made once: hundreds of fields share it, and zod takes some 0.2 ms to make it, but 0.01 ms to describe it.
const anyLine = textUpTo(longest.line);

/** One line of text, what it is for, and how it may read. */
export const line = (description: string, ...examples: string[]) => anyLine.meta({ description, examples });

/** A text of one or more sentences. */
export const lines = (description: string, ...examples: string[]) =>
  text.meta({ description, examples, shownAs: 'lines' });

/** Paragraphs, "###" headings and "-" bullets. */
export const markdown = (description: string) =>
  textUpTo(longest.markdown).meta({ description, shownAs: 'markdown' });

export const searchTitle = 'Browser tab and search result';
export const searchDescription = 'The two lines under the search result, 120 to 155 characters';

/** The texts of a search result; `ending` says what is added to the title. */
export const searchTexts = (ending: string, title: string, description: string) => ({
  title: line(`${searchTitle}; ${ending}`, title).meta({ shownAs: 'title' }),
  description: lines(searchDescription, description).meta({ shownAs: 'description' }),
});

export const seo = group(
  'What search engines show',
  searchTexts(
    'the firm is added after it',
    'Car Accident Lawyers in New York',
    'Who pays after a crash, what the law asks you to prove and how much time you have. Ask an injury lawyer for free.',
  ),
);

/** Title and description of one page, instead of the pattern of its kind. */
export const ownSeo = (ending: string) =>
  z
    .strictObject(
      searchTexts(
        ending,
        'Injury Lawyers in Downtown White Plains',
        'Hurt in downtown White Plains? See which court and deadlines apply, and ask an injury lawyer for free.',
      ),
    )
    .partial()
    .meta({ description: 'What search engines show of it, instead of the usual pattern' });

export const titledText = z.strictObject({
  title: line('A few words in bold', 'No Win, No Fee'),
  text: lines('One to three sentences', 'If the case is not won, you owe no fee.'),
  sign: z
    .enum(['chat', 'check', 'court', 'deadline', 'evaluation', 'hospital', 'office', 'phone', 'star'])
    .optional()
    .meta({ description: 'The icon beside it; by default a check mark', examples: ['phone'] }),
});

export const headedText = z.strictObject({
  heading: line('Heading of this part of the page', 'Visit an Office'),
  text: lines('The words below the heading', 'Please call before you come.'),
});

const figure = z.strictObject({
  figure: line('A deadline or an amount, by its fact', '{fact:notice-of-claim}'),
  text: lines('The words after the figure', 'for a written notice of claim'),
});

/** Deadlines and amounts in large figures, each with what it counts. */
export const figures = (most: number, description: string) =>
  z.array(figure).max(most).default([]).meta({ description });
