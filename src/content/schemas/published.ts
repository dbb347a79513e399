import { z } from 'zod';
import { titledGroup } from './common/groups-and-lists.ts';
import { letter } from './common/letter.ts';

const takeBack =
  'Restore the file from the last commit, or from the one before if it was committed like this; then run "npm run published".';
const byMachine = letter('This is not how "npm run published" writes it.', takeBack);
const cutOff = letter(
  'The checksum below the names is missing, so names may be missing, too, and an address could be lost without anyone noticing.',
  takeBack,
);
const written = (pattern: RegExp) => z.string(byMachine).regex(pattern, byMachine);
const names = (what: string) =>
  written(/^[a-z0-9/ -]*$/)
    .default('')
    .meta({ description: `${what}, with spaces between` });

/** data/published.yaml: names from which every published address can be derived. */
export const publishedSchema = titledGroup('Published addresses', {
  main: names('Addresses of the pages that exist once'),
  practiceAreas: names('Slugs of practice areas'),
  serviceAreas: names('Slugs of service areas'),
  posts: names('Slugs of posts and guides'),
  keywords: names('Slugs of local searches'),
  topics: names('Slugs of topics'),
  counties: z
    .record(z.string(), names('Slugs of its cities'))
    .default({})
    .meta({ description: 'Slugs of counties, each with those of its cities' }),
  zips: names('ZIP codes; "10001-10014" are all from the first to the last'),
  checksum: z
    .string(cutOff)
    .regex(/^[0-9a-f]{16}$/, byMachine)
    .meta({ description: 'Calculated from all the names, so that none is removed unnoticed' }),
  told: written(/^\d{4}-\d{2}-\d{2}$/)
    .optional()
    .meta({ description: 'The day of the last submission to search engines' }),
  gone: written(/^[a-zA-Z0-9/ -]*$/)
    .default('')
    .meta({ description: 'Addresses without a page on that day, with spaces between' }),
}).meta({
  shows: 'Shows nowhere; no address in it is lost unnoticed',
  description: 'Written by "npm run published" once the site is online; do not edit it',
});

/** The names of a list of the ledger, which is one text. */
export const namesInList = (list: string) => list.split(/\s+/).filter(Boolean);
