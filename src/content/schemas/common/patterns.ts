import { z } from 'zod';
import { group } from './groups-and-lists.ts';
import { letter } from './letter.ts';
import { line, lines, searchDescription, searchTitle } from './texts.ts';

/** Limit of names in a description; the reference lists all. */
const namesTold = 8;

/** "Above the list; may name {city}, {county}" */
function telling(description: string, placeholders: readonly string[]): string {
  if (placeholders.length === 0) return description;
  const names = placeholders.map((placeholder) => `{${placeholder}}`);
  return placeholders.length > namesTold
    ? `${description}; may name ${names[0]} and all that README.md lists of places`
    : `${description}; may name ${names.join(', ')}`;
}

/** A text that is filled in for each page, with the placeholders that it may use. */
export const withPlaceholders = <S extends z.ZodType>(schema: S, placeholders: readonly string[]): S =>
  schema.meta({ description: telling(schema.meta()?.description ?? '', placeholders), placeholders });

export const defaultLine = (description: string, words: string, ...placeholders: string[]) =>
  withPlaceholders(line(description, words), placeholders).default(words);

type Names = readonly [string, ...string[]];

/** A text that must differ between pages, so it must use one of these placeholders; the first is suggested. */
const withOneOf = (schema: z.ZodString, names: Names) =>
  schema.regex(
    new RegExp(String.raw`\{(?:${names.join('|')})\}`),
    letter('All pages of this kind would read alike.', `Write {${names[0]}} where the name belongs.`),
  );

/** A line with a default that must use one of these placeholders. */
export const defaultLineNaming = (
  names: Names,
  description: string,
  words: string,
  ...placeholders: string[]
) => withPlaceholders(withOneOf(line(description, words), names), placeholders).default(words);

/** A group whose values all have defaults, so that it may be omitted. */
export const defaultGroup = <S extends z.ZodRawShape>(description: string, shape: S) =>
  z
    .strictObject(shape)
    .prefault({} as never)
    .meta({ description });

/** Descriptions for search results, the longest first; see `checkLastDescriptions`. */
export const descriptions = (
  names: Names,
  words: readonly [string, ...string[]],
  ...placeholders: string[]
) =>
  z
    .array(withPlaceholders(withOneOf(line('One description', words[0]), names), placeholders))
    .min(1)
    .default([...words])
    .meta({
      description:
        'The lines under the search result, the longest first: a page takes the first that is not cut off and whose names it all knows, else the last',
    });

const namingPlace = (schema: z.ZodString) =>
  withPlaceholders(withOneOf(schema, ['place']), ['place']).optional();

/** What search engines show of the pages of one topic, instead of what all pages of their kind have. */
export const ownSeoOfPlaces = group(
  'What search engines show of its pages, instead of title and description',
  {
    title: namingPlace(line(`${searchTitle}; nothing is added after it`, 'What a Lawyer Costs in {place}')),
    description: namingPlace(lines(searchDescription, 'What does an injury lawyer charge in {place}?')),
  },
);
