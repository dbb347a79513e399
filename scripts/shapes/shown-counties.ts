import { slugsOfKind } from '#content/files/file-kinds.ts';
import { problemOfFile, type LetterParts, type Problem } from '#lib/problem.ts';
import { fullNames, withoutKind } from '#lib/geo/county-name.ts';
import { toSlug } from '#lib/slug.ts';
import { suggestionFor } from '#lib/spelling.ts';
import { WrongUsage } from '../command-line/wrong-usage.mjs';
import type { Maps, Shapes } from './map-shapes.ts';

interface Found {
  /** Counties of the site, among all that have a shape and a ZIP, each with its full name, as in "Orleans Parish". */
  shown: Map<string, string>;
  /** The others. */
  notShown: string[];
}

/** The counties that can be drawn from these files. */
export function findCounties(
  { zips, counties }: Maps,
  named: Record<'zips' | 'counties' | 'data', string>,
  dataFiles: readonly string[],
  problems: Problem[],
): Found {
  const withZips = new Set(namesOf(zips));
  const all = namesOf(counties);
  const known = all.filter((county) => withZips.has(county));
  const ofSite = new Set(slugsOfKind('county', dataFiles));
  const shown = new Map(
    known.flatMap((county) => {
      const fullName = fullNames(county).find((name) => ofSite.has(toSlug(name)));
      return fullName === undefined ? [] : [[county, fullName]];
    }),
  );
  const report = (file: string, ...letter: LetterParts) => void problems.push(problemOfFile(file, letter));
  const twice = all.find((county, i) => all.indexOf(county) !== i);
  if (twice) report(named.counties, `${twice} is in the file twice.`, 'Give each county one shape.');
  const sameWay = 'Write the property county the same way in both files.';
  // Those with ZIPs of their own are others: Richmond in Virginia is a city, and not in Richmond County.
  const withoutZips = new Map(
    all.filter((county) => !withZips.has(county)).map((county) => [withoutKind(county), county]),
  );
  const otherwise = [...withZips].find(
    (county) => !all.includes(county) && withoutZips.has(withoutKind(county)),
  );
  if (otherwise) {
    const there = withoutZips.get(withoutKind(otherwise))!;
    report(named.zips, `Its "${otherwise}" is "${there}" in ${named.counties}.`, sameWay);
  } else if (known.length === 0) {
    report(named.zips, `None of these ZIP codes is in a county of ${named.counties}.`, sameWay);
  } else if (shown.size === 0) {
    const says = `${named.data}/counties has none of these counties.`;
    const fix = 'Name each as its file there: "Kings" or "Kings County" for kings-county.yaml.';
    report(named.counties, says, fix);
  }
  return { shown, notShown: known.filter((county) => !shown.has(county)) };
}

/** The counties named on the command line, or all that can be drawn where it names none. */
export function wantedCounties(
  wanted: readonly string[],
  { shown: known, notShown }: Found,
  where: string,
): string[] {
  const shown = [...known.keys()];
  for (const county of wanted.filter((name) => !shown.includes(name))) {
    const says = notShown.includes(county)
      ? `The data has no county "${county}".`
      : `There is no county "${county}" with ZIPs.`;
    throw new WrongUsage(`${says} ${suggestionFor(county, shown, where)}`);
  }
  return wanted.length > 0 ? [...wanted] : shown;
}

const namesOf = ({ features }: Shapes): string[] => features.map(({ properties }) => properties.county!);
