import { z } from 'zod';
import { slugPattern } from '#lib/slug.ts';
import { wrongWithPageName } from '#content/files/file-names.ts';
import { letter } from './letter.ts';

export const slug = z
  .string()
  .regex(slugPattern, {
    error: letter(
      'This cannot stand in an address.',
      'Use small letters, digits and single hyphens, such as "white-plains".',
    ),
    abort: true,
  })
  .superRefine((name, context) => refusePageName(name, context));

/** Names of which no page can be, for a schema. */
export function refusePageName(name: string, context: z.RefinementCtx): void {
  const wrong = wrongWithPageName(name);
  if (wrong) context.addIssue({ code: 'custom', message: letter(...wrong) });
}

/** The name, without its ending, of a file in one of the folders. */
export const fileIn = (folders: readonly string[], description: string, ...examples: string[]) =>
  slug.meta({ description, examples, fileIn: folders });

/** The name, without its ending, of a picture in data/images. */
export const picture = (description: string) =>
  slug.meta({
    description: `${description}; its name in images/ without the ending`,
    examples: ['car-accidents'],
    shownAs: 'picture',
  });

export const practiceAreaName = fileIn(
  ['practice-areas'],
  'File name of the practice area it belongs to',
  'car-accidents',
);
