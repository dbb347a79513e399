import { accepted } from './accepted.ts';
import { advertising } from './advertising.ts';
import type { Check } from './check.ts';
import { files } from './files.ts';
import { headings } from './headings.ts';
import { index } from './index-entries.ts';
import { labels } from './labels.ts';
import { links } from './links.ts';
import { search } from './search-results.ts';
import { starterTexts } from './starter-texts.ts';
import { structuredData } from './structured-data.ts';
import { texts } from './texts.ts';
import { weight } from './weight.ts';

/** Every check of the audit by its subject, in the order in which they are asked and shown. */
export const subjects = [
  files,
  search,
  index,
  structuredData,
  texts,
  starterTexts,
  advertising,
  links,
  headings,
  labels,
  weight,
  accepted,
];

export const allChecks: readonly Check[] = subjects.flatMap(({ checks }) => checks);
