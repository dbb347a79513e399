import { z } from 'zod';
import { list } from '../common/groups-and-lists.ts';
import { headedText, line, lines, searchTexts } from '../common/texts.ts';
import { defaultLine } from '../common/patterns.ts';

/** Words of every page that exists once. */
export const page = {
  ...searchTexts(
    'the firm is added after it',
    'Contact a New York Injury Lawyer',
    'Call at any hour, or send the case evaluation form. The consultation is free and does not oblige you to anything.',
  ),
  heading: line('The one large heading of the page', 'Tell Us What Happened'),
  lead: lines(
    'One or two sentences under the heading',
    'A few sentences about the accident are enough to begin.',
  ),
};

/** The words of a page that exists once: the common ones, and its own. */
export const pageWords = <S extends z.ZodRawShape = Record<never, never>>(
  address: string,
  title: string,
  more: S = {} as S,
) =>
  z.strictObject({ ...page, ...more }).meta({
    title,
    description: `The words of the ${title.toLowerCase()}`,
    shows: `Shows at ${address}`,
  });

/** A heading with a text; the description says where they are. */
export const headed = (description: string) => headedText.meta({ description });

export const steps = (description: string) =>
  list(description, lines('One step, as a sentence', 'Say when and where it happened.')).min(1);

/** The field above a long list. */
export const filterWords = (label: string, one: string, many: string) => ({
  filter: defaultLine('The field that filters the list', label),
  one: defaultLine('What the list holds, after "1"', one),
  many: defaultLine('The same after "2"', many),
});
