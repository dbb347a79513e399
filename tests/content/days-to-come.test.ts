import { describe, expect, it } from 'vitest';
import { daysToCome } from '#content/checks/days-to-come.ts';
import { lettersOfDay } from '../support/mistakes.ts';
import { addAttorney } from '../support/small-site/small-attorney.ts';
import { edit, smallSite } from '../support/small-site/small-site.ts';

const post = 'posts/time-limits.md';
const noonInLondon = '2026-05-04T12:00Z';

/** The small site with a post that was updated on this day. */
function updatedOn(day: string) {
  const files = smallSite();
  edit(files, post, 'date: "2026-03-01"', `date: "2026-03-01"\nupdated: "${day}"`);
  return files;
}

const letter = (at: string, when = 'May 6, 2026') =>
  [
    at,
    `${when} is in the future, but pages would speak of it as if it were past.`,
    'Write the right date. To hold back a post until then, write "draft: true".',
  ].join('\n');

/** The sources of these tables, as in `places/sources.yaml`. */
const sources = (...names: string[]) =>
  `tables:\n${names.map((name) => `  ${name}: { source: "A count", credit: "The count", date: "2025", license: "None" }\n`).join('')}`;

describe('A date in the future', () => {
  it('is reported as the day on which a post was published', () => {
    const files = smallSite();
    edit(files, post, 'date: "2026-03-01"', 'date: "2026-05-06"');
    expect(lettersOfDay(daysToCome, files, noonInLondon)).toEqual([letter(`${post}:3:7  date`)]);
  });

  it('is reported as the day on which a post was updated', () => {
    const letters = lettersOfDay(daysToCome, updatedOn('2026-05-06'), noonInLondon);
    expect(letters).toEqual([letter(`${post}:4:10  updated`)]);
  });

  it('is reported as the day on which a lawyer reviewed a post', () => {
    const files = addAttorney(updatedOn('2026-05-05'));
    edit(files, post, 'updated:', 'reviewed: { by: ada-birch, date: "2026-05-06" }\nupdated:');
    const letters = lettersOfDay(daysToCome, files, noonInLondon);
    expect(letters).toEqual([letter(`${post}:4:34  reviewed.date`)]);
  });

  it('is reported as the day on which a fact was reviewed', () => {
    const files = updatedOn('2026-05-05');
    edit(files, 'facts.yaml', '2026-02-20', '2026-05-06');
    edit(files, post, '{fact:injury-deadline}', 'some time');
    const letters = lettersOfDay(daysToCome, files, noonInLondon);
    expect(letters).toEqual([letter('facts.yaml:7:15  facts[0].reviewed')]);
  });

  it('is reported as the year in which a lawyer was admitted', () => {
    const files = addAttorney(updatedOn('2026-05-05'));
    edit(files, 'attorneys/ada-birch.yaml', 'year: 2011', 'year: 2027');
    const letters = lettersOfDay(daysToCome, files, noonInLondon);
    expect(letters).toEqual([letter('attorneys/ada-birch.yaml:6:38  admitted[0].year', '2027')]);
  });

  it('is reported once for each table that counts up to it', () => {
    const files = {
      ...smallSite(),
      'places/sources.yaml': sources('crashes', 'crash-victims', 'crash-streets'),
      'places/crashes.csv': 'zip,year,injury_crashes\n05401,2025,31\n05401,2052,30\n05403,2052,9\n',
      'places/crash-victims.csv': 'zip,from,to,people_hurt\n05401,2024-01-01,2062-06-30,80\n',
      'places/crash-streets.csv':
        'zip,street,from,to,people_hurt\n05401,Main Street,2024-01-01,2062-06-30,46\n',
    };
    expect(lettersOfDay(daysToCome, files, noonInLondon)).toEqual([
      letter('places/crashes.csv:1:1', '2052'),
      letter('places/crash-victims.csv:1:1', 'June 30, 2062'),
      letter('places/crash-streets.csv:1:1', 'June 30, 2062'),
    ]);
  });

  it('may be tomorrow, which has begun in another time zone', () => {
    expect(lettersOfDay(daysToCome, updatedOn('2026-05-05'), noonInLondon)).toEqual([]);
  });

  it('is not reported when most dates are in the future, since then the clock is wrong', () => {
    expect(lettersOfDay(daysToCome, smallSite(), '2025-01-01')).toEqual([]);
  });
});
