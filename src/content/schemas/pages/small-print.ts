import { group, list, optionalGroups, titledGroup } from '../common/groups-and-lists.ts';
import { headedText, line, lines } from '../common/texts.ts';
import { isoDate } from '../common/values.ts';
import { headed, page } from './page.ts';

/** What a page of the small print has in common with another. */
const legal = {
  ...page,
  since: isoDate.meta({ description: 'The day from which it applies', examples: ['2026-11-20'] }),
  sections: list('Its parts, from top to bottom', headedText).min(1),
  sources: optionalGroups('Where its statements about the law can be checked', {
    says: line('What was said', 'The confidence owed to people who ask for help'),
    source: line('Statute or official page', '22 NYCRR 1200.0, Rule 1.18'),
  }),
};

export const privacyWords = titledGroup('Privacy page', {
  ...legal,
  visits: group('On cookies and the counting of visits', {
    heading: line('Heading of this part of the page'),
    notCounted: lines('While site.yaml names no tracker'),
    counted: lines('Where site.yaml names a tracker'),
  }),
}).meta({
  shows: 'Shows at /privacy',
  description: 'What the site learns about visitors, and what happens to it',
});

export const termsWords = titledGroup('Terms page', {
  ...legal,
  data: headed('Above the list of the tables about places'),
}).meta({
  shows: 'Shows at /terms',
  description: 'What the site is, and what it is not',
});
