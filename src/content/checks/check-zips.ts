import { dataOption } from '#lib/in-shell.mjs';
import type { LetterParts, Path, Position } from '#lib/problem.ts';
import { nearestWord } from '#lib/spelling.ts';
import type { ContentWithTables, County } from '../content.ts';
import { aboutGoneCities, zipsToKeep } from '../files/gone-places.ts';
import { isMisplaced } from '../files/wrong-place.ts';
import { misplacedZips } from '../places/misplaced-zips.ts';
import { tableLabel } from '../places/read-table.ts';
import type { Reader } from '../reader.ts';
import { fieldsByZip, fieldsWithZips } from '../schemas/places/counties.ts';
import { tableFile } from '../schemas/places/tables.ts';
import { positionOfKey, type Source } from '../source.ts';
import type { Tell } from './tell.ts';

/** Where each ZIP code is listed, which are in the wrong county, and which belong to hospitals. */
interface Listed {
  dir: string;
  files: ReadonlyMap<string, string>;
  misplaced: ReadonlySet<string>;
  /** Unknown where the table of hospitals has mistakes. */
  ofHospitals: ReadonlySet<string> | undefined;
  /** Published, so that none of them is a mistyped one. */
  kept: ReadonlySet<string>;
}

/** Facts about a ZIP that no city of the county lists would never be shown. */
export function checkZips(
  content: Pick<ContentWithTables, 'counties' | 'tables' | 'published' | 'redirects'>,
  tell: Tell,
  { dir, names, sources, problems }: Reader,
): void {
  const { counties, tables } = content;
  const zips = counties.flatMap(({ file, cities }) =>
    cities.flatMap((city) => city.zips.map((zip) => [zip, sources.get(file)!.file] as const)),
  );
  const hospitals = tableFile('hospitals');
  const areHospitalsRead = names.includes(hospitals)
    ? problems.every(({ file }) => file !== tableLabel(dir, 'hospitals'))
    : !isMisplaced(hospitals, new Set(names));
  const all: Listed = {
    dir,
    files: new Map(zips),
    misplaced: misplacedZips(counties, tables.municipalities),
    ofHospitals: areHospitalsRead ? new Set(tables.hospitals.map(({ zip }) => zip)) : undefined,
    kept: zipsToKeep(content),
  };
  for (const county of counties) {
    const aboutCities = aboutGoneCities(county, content, dir);
    const isOrphaned = tellUnlisted(county, sources.get(county.file)!, all, aboutCities.length > 0, tell);
    if (isOrphaned) for (const letter of aboutCities) tell(county.file, ['cities'], ...letter);
  }
}

/**
 * Returns whether there are facts about a published ZIP that no city of any county lists. If a city was deleted by hand,
 * that is the cause, and the ZIP is not reported.
 */
function tellUnlisted(
  county: County,
  source: Source,
  { dir, files, misplaced, ofHospitals, kept }: Listed,
  isCityGone: boolean,
  tell: Tell,
): boolean {
  const { file, cities } = county;
  const listed = new Set(cities.flatMap(({ zips }) => zips));
  let isOrphaned = false;
  const check = (zip: string, written: ReadonlySet<string>, path: Path, at?: () => Position) => {
    if (listed.has(zip) || misplaced.has(zip)) return;
    const isLost = kept.has(zip) && !files.has(zip);
    isOrphaned ||= isLost;
    if (isLost && isCityGone) return;
    // Neighboring ZIPs look alike, so only one without facts can have been meant.
    const others = [...listed].filter((other) => !written.has(other));
    const letter = isLost ? aboutLost(zip, dir) : letterAbout(zip, files.get(zip), nearestWord(zip, others));
    tell(file, path, ...letter, at?.());
  };
  for (const list of fieldsByZip) {
    const written = new Set(Object.keys(county[list]));
    for (const zip of written) check(zip, written, [list, zip], () => positionOfKey(source, [list], zip));
  }
  for (const list of fieldsWithZips) {
    const written = new Set(Object.values(county[list]).flat());
    for (const [name, zips] of Object.entries(county[list])) {
      zips.forEach((zip, i) => {
        // A hospital may lie on an island that no page is about.
        if (list === 'islands' && (!ofHospitals || ofHospitals.has(zip))) return;
        check(zip, written, [list, name, i]);
      });
    }
  }
  return isOrphaned;
}

const unlisted = (zip: string) => `No city of this county lists the ZIP code ${zip}.`;

/** It is in tables and shapes, too, and its addresses need redirects. */
const aboutLost = (zip: string, dir: string): LetterParts => [
  unlisted(zip),
  `Add ${zip} to a city again. To remove it with all data about it, run then: npm run remove -- zip ${zip}${dataOption(dir)}`,
];

/** `file` lists it; `meant` is the most similar ZIP of the county. */
const letterAbout = (zip: string, file: string | undefined, meant: string | undefined): LetterParts =>
  file
    ? [
        `The ZIP code ${zip} is listed in ${file}, but not here.`,
        'Move this there as well, or correct the ZIP code.',
      ]
    : [
        unlisted(zip),
        `${meant ? `Did you mean "${meant}"? If not, add` : 'Add'} ${zip} to a city, or delete it here.`,
      ];
