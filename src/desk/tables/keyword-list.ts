import { isDeepStrictEqual } from 'node:util';
import type { ListedKeyword } from './list-tables.ts';
import type { TableRow } from '#content/places/read-table.ts';
import { suggestionFor } from '#lib/spelling.ts';
import { toSlug } from '#lib/slug.ts';
import type { LetterParts, Problem } from '#lib/problem.ts';
import { addressOf } from '#site/address.ts';
import { ChangeSet } from '../change-set.ts';
import type { DataFolder } from '../data-folder.ts';
import { dropRedirects } from '../returning-pages.ts';
import { newKeyword, type KeywordValues } from '../new/new-keyword.ts';
import type { Values } from '../values.ts';
import { valuesIn } from '../data-file.ts';
import { wrongWithName } from '../new/typed-name.ts';
import { problemOfRow, RowOrigins, type ListImport } from './list-import.ts';

const file = 'keywords.yaml';

/** One row for each search, drafts included, as the file holds it. */
export const keywordRows = (folder: Pick<DataFolder, 'read'>): ListedKeyword[] =>
  keywordsIn(valuesIn(file, folder.read(file))).map(
    ({ keyword, heading, practiceArea, intro, points: [point_1, point_2, point_3], draft, lang }) => ({
      keyword,
      heading,
      practice_area: practiceArea,
      intro,
      point_1,
      point_2,
      point_3,
      ...(draft && { draft: 'yes' as const }),
      lang,
    }),
  );

const keywordsIn = (values: Values) => values.keywords as KeywordValues[];

/** Adds searches, and changes existing ones; empty cells change nothing. */
export function importKeywords(
  folder: DataFolder,
  rows: readonly TableRow<ListedKeyword>[],
  from: string,
  problems: Problem[],
): ListImport {
  const areas = folder.site.content.practiceAreas.map(({ slug }) => slug);
  const changeSet = new ChangeSet(folder);
  const lines: string[] = [];
  const listed = new Map<string, TableRow<ListedKeyword>>();
  const origins = new RowOrigins();
  const untold: string[] = [];
  changeSet.edit(file, (values) => {
    const keywords = keywordsIn(values);
    for (const each of rows) {
      const { line, row } = each;
      const slug = toSlug(row.keyword);
      const wrong = wrongWithName(row.keyword) ?? sameAddress(row, listed.get(slug));
      if (wrong) {
        problems.push(problemOfRow(from, line, 'keyword', wrong));
        continue;
      }
      listed.set(slug, each);
      const at = keywords.findIndex(({ keyword }) => toSlug(keyword) === slug);
      const found = keywords[at];
      const area = row.practice_area ?? found?.practiceArea;
      if (area === undefined || !areas.includes(area)) {
        problems.push(problemOfRow(from, line, 'practice_area', strangeArea(area, areas)));
        continue;
      }
      const entry = found ?? newKeyword(row.keyword, area, keywords);
      origins.add(file, `keywords[${found ? at : keywords.length}]`, line);
      if (!found) keywords.push(entry);
      const changed = writeCells(entry, row);
      const draft = entry.draft ? [whyDraft(row)] : [];
      if (!found) lines.push([`${row.keyword} is new`, ...draft].join(', '));
      else if (changed.length > 0)
        lines.push([`${row.keyword}: changed ${changed.join(', ')}`, ...draft].join('; '));
    }
    untold.push(...keywords.flatMap(({ keyword }) => (listed.has(toSlug(keyword)) ? [] : [keyword])));
  });
  dropRedirects(changeSet);
  return { changes: changeSet.changes(), lines, doubts: [], untold, things: ['search', 'searches'], origins };
}

/** Writes the nonempty cells; returns the names of the changed values. */
function writeCells(entry: KeywordValues, row: ListedKeyword): string[] {
  const points = [row.point_1, row.point_2, row.point_3];
  const isWritten = row.intro !== undefined && points.every((point) => point !== undefined);
  const isDraft = row.draft === undefined ? entry.draft && !isWritten : row.draft === 'yes';
  const after: KeywordValues = {
    ...entry,
    heading: cellOr(row.heading, entry.heading),
    practiceArea: cellOr(row.practice_area, entry.practiceArea),
    intro: cellOr(row.intro, entry.intro),
    points: entry.points.map((point, i) => cellOr(points[i], point)),
    draft: isDraft ? true : undefined,
    lang: row.lang ?? entry.lang,
  };
  const names = Object.keys(after) as (keyof KeywordValues)[];
  const changed = names.filter((name) => !isDeepStrictEqual(entry[name], after[name]));
  Object.assign(entry, after);
  return changed;
}

/** An exported table says "yes" for every draft, also once its texts are written. */
const whyDraft = ({ draft }: ListedKeyword) =>
  draft === 'yes' ? 'a draft while its cell "draft" says "yes"' : 'a draft until its texts are written';

/** Spaces around a text are lost in a table. */
const cellOr = (cell: string | undefined, own: string) =>
  cell === undefined || cell === own.trim() ? own : cell;

function sameAddress(
  { keyword }: ListedKeyword,
  above: TableRow<ListedKeyword> | undefined,
): LetterParts | undefined {
  if (!above) return undefined;
  const address = addressOf.keyword(toSlug(keyword));
  return [
    `"${keyword}" has the same address as "${above.row.keyword}" in line ${above.line}: ${address}.`,
    'Delete one of the two rows.',
  ];
}

function strangeArea(area: string | undefined, areas: string[]): LetterParts {
  const fix = suggestionFor(area ?? '', areas, 'practice-areas/');
  return area === undefined
    ? [
        'A new search needs a practice area, in the column "practice_area".',
        `${fix} If the row is no search, such as a total, delete it.`,
      ]
    : [`There is no practice area "${area}".`, fix];
}
