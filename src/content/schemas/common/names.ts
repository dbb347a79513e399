import { z } from 'zod';
import { usStates } from '#lib/geo/us-states.ts';
import { slugPattern, toSlug } from '#lib/slug.ts';
import { fileKinds, type FileKindName } from '../../files/file-kinds.ts';
import { wrongWithPageName } from '../../files/file-names.ts';
import { pictureEndings } from '../../pictures/picture-formats.ts';
import { letter } from './letter.ts';
import { line } from './texts.ts';

const fileEnding = new RegExp(`\\.(?:md|ya?ml|html?|${pictureEndings.join('|')})$`, 'i');

/** The last part of an address, or of a file's path without its ending. */
function lastPart(typed: string): string {
  const path = typed.trim().replace(/\/*(?:[?#].*)?$/, '');
  return /^(?:https?:\/)?\//.test(path) || fileEnding.test(path)
    ? path.slice(path.lastIndexOf('/') + 1).replace(fileEnding, '')
    : typed;
}

/** The letter about an empty one; editors show it to whoever has typed nothing yet. */
const whenEmpty = {
  says: 'The name is empty.',
  fix: 'Use lowercase letters, digits and single hyphens, such as "white-plains".',
};

const slugSchema = ({ says, fix } = whenEmpty) =>
  z
    .string()
    .regex(slugPattern, {
      error: ({ input }) => {
        if (input === '') return letter(says, fix);
        const meant = toSlug(lastPart(String(input ?? '')).replace(/[_/.]/g, ' ')) || 'white-plains';
        return letter(
          'This cannot be part of an address.',
          `Use lowercase letters, digits and single hyphens, such as "${meant}".`,
        );
      },
      abort: true,
    })
    .superRefine(refusePageName);

export const slug = slugSchema();

/** Schema check for names that no page can have. */
export function refusePageName(name: string, context: z.RefinementCtx): void {
  const wrong = wrongWithPageName(name);
  if (wrong) context.addIssue({ code: 'custom', message: letter(...wrong) });
}

/** The name of a file, without its ending. */
export const nameOf = (fileKind: FileKindName, description: string, example: string) =>
  slugSchema({
    says: `No ${fileKinds[fileKind].name} is named here.`,
    fix: `Name one, such as "${example}".`,
  }).meta({ description, examples: [example], fileKind });

export const picture = (description: string) =>
  slug.meta({
    description: `${description}; its name in images/ without the ending`,
    examples: ['car-accidents'],
    shownAs: 'picture',
  });

export const practiceAreaName = nameOf(
  'practice-area',
  'File name of the practice area it belongs to',
  'car-accidents',
);

/** In capitals or in small letters; a short name in capitals may be an acronym, such as DUMBO. */
const isMiscased = (name: string) => !/^\P{Ll}.*\p{Ll}|^\p{Lu}{1,5}$/u.test(name);

/** "O'Fallon", "Isle of Palms". */
const inTitleCase = (name: string) =>
  name
    .toLowerCase()
    .replace(/(?<![\p{L}'’])\p{L}|(?<=(?<!\p{L})[od]['’])\p{L}/gu, (first) => first.toUpperCase())
    .replace(/(?<=[ -])(?:and|at|by|de|in|of|on|or|the|upon)(?=[ -])/gi, (word) => word.toLowerCase());

const stateBehind = new RegExp(` (?:${Object.keys(usStates).join('|')})$`);

/** The name of a place, as it reads in a sentence. */
export const placeName = (description: string, example: string) =>
  line(description, example).superRefine((name, context) => {
    const alone = name.replace(/,.*$/s, '').replace(stateBehind, '').trim();
    const meant = isMiscased(alone) ? inTitleCase(alone) : alone;
    if (meant === name) return;
    const says =
      alone === name
        ? 'This is how pages would print the name.'
        : 'This is more than a name: pages add the state themselves.';
    context.addIssue(letter(says, meant === '' ? 'Write the name alone.' : `Write: "${meant}"`));
  });
