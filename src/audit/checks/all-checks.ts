import type { Content } from '#content/content.ts';
import { accepted } from './accepted.ts';
import { advertising } from './advertising.ts';
import type { Check } from './check.ts';
import { files } from './files.ts';
import { headings } from './headings.ts';
import { indexEntries } from './index-entries.ts';
import { labels } from './labels.ts';
import { links } from './links.ts';
import { searchResults } from './search-results.ts';
import { starterTexts } from './starter-texts.ts';
import { structuredData } from './structured-data.ts';
import { texts } from './texts.ts';
import { weight } from './weight.ts';

/** All checks by subject, in the order of running and of the report. */
export const subjects = [
  files,
  searchResults,
  indexEntries,
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

type Rules = Content['advertising'];

/** The checks for the firm's state: with its own rules, and without those that it lacks. */
export const checksUnder = (rules: Rules, checks: readonly Check[]): Check[] =>
  checks.flatMap((check) => {
    const { rule: why = check.why, level = check.level } =
      rules.find((rule) => rule.check === check.id) ?? {};
    return level === 'off' ? [] : [{ ...check, why, level }];
  });
