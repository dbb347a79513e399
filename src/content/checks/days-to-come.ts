import { dayInMilliseconds, utcDay } from '#lib/date.ts';
import { longDate } from '#lib/long-date.ts';
import type { Locate, Path, Problem } from '#lib/problem.ts';
import type { Content, ContentWithTables } from '../content.ts';
import { tableFile, type TableName } from '../schemas/places/tables.ts';

/** A day or year in the data that must be in the past. */
type DatedValue = [file: string, path: Path, when: string];

/**
 * Days and years in the future, allowing one day for time zones. If most are in the future, the computer's clock is
 * wrong.
 */
export function daysToCome(content: ContentWithTables, locate: Locate, now: Date): Problem[] {
  const dated = [...daysOfTexts(content), ...yearsOfLawyers(content), ...daysOfTables(content)];
  const latest = utcDay(new Date(now.getTime() + dayInMilliseconds));
  const inFuture = dated.filter(([, , when]) => when.slice(0, 10) > latest);
  if (inFuture.length > dated.length / 2) return [];
  return inFuture.map(([file, path, when]) => ({
    ...locate(file, path),
    says: `${isYear(when) ? when : longDate(when)} is in the future, but pages would speak of it as if it were past.`,
    fix: 'Write the right date. To hold back a post until then, write "draft: true".',
  }));
}

const isYear = (when: string) => /^\d{4}$/.test(when);

const daysOfTexts = ({ facts, posts }: Content): DatedValue[] => [
  ...facts.map(({ reviewed }, i): DatedValue => ['facts.yaml', ['facts', i, 'reviewed'], reviewed]),
  ...posts.flatMap(({ file, date, updated, reviewed }): DatedValue[] => [
    [file, ['date'], date],
    ...(updated ? [[file, ['updated'], updated] satisfies DatedValue] : []),
    ...(reviewed ? [[file, ['reviewed', 'date'], reviewed.date] satisfies DatedValue] : []),
  ]),
];

const yearsOfLawyers = ({ attorneys }: Content): DatedValue[] =>
  attorneys.flatMap(({ file, admitted }) =>
    admitted.map(({ year }, i): DatedValue => [file, ['admitted', i, 'year'], String(year)]),
  );

/** Each day once, even if many rows have it. */
function daysOfTables({ tables }: ContentWithTables): DatedValue[] {
  const days: [TableName, string[]][] = [
    ['crashes', tables.crashes.map(({ year }) => String(year))],
    ['crash-victims', tables['crash-victims'].map(({ to }) => to)],
    ['crash-streets', tables['crash-streets'].map(({ to }) => to)],
  ];
  return days.flatMap(([name, all]) =>
    [...new Set(all)].map((when): DatedValue => [tableFile(name), [], when]),
  );
}
