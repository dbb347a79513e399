import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { localSubject } from '#content/schemas/places/subjects.ts';
import type { ZipRow } from '#desk/zips/zip-table.ts';
import { toSlug } from '#lib/slug.ts';
import { scaleTables, type ScaleCounty } from './scale-tables.ts';

const source = 'Made for a measurement';

/**
 * Counties in the order of the rows that together have this many places (counties, cities and ZIPs). The last one is
 * cut short, so that sites differ in nothing but their size.
 */
export function planCounties(rows: readonly ZipRow[], places: number): ScaleCounty[] {
  const counties = new Map<string, ScaleCounty>();
  const cities = new Map<string, ScaleCounty['file']['cities'][number]>();
  let left = places;
  for (const { state, county: name, city: cityName, zip, point } of rows) {
    const slug = uniqueSlugOf(name, state);
    const known = counties.get(slug);
    const cityKey = `${slug}/${toSlug(cityName)}`;
    const missing = (known ? 0 : 1) + (cities.has(cityKey) ? 0 : 1) + 1;
    if (missing > left) break;
    left -= missing;
    const county = known ?? newCounty(slug, name, state, counties.size + 1, cityName);
    counties.set(slug, county);
    let city = cities.get(cityKey);
    if (!city) {
      city = { name: cityName, slug: toSlug(cityName), zips: [] };
      cities.set(cityKey, city);
      county.file.cities.push(city);
    }
    city.zips.push(zip);
    county.file.points![zip] = [...point];
    county.file.roads![zip] = { streets: streetsOf(cityName) };
    // A neighborhood for each larger city, so that pages have as much text as those of real places.
    if (city.zips.length === 2) county.file.neighborhoods![`${cityName} Heights`] = [zip];
  }
  return [...counties.values()];
}

const streetsOf = (city: string) =>
  ['Main Street', 'River Road', 'Mill Street', 'Station Road', 'Church Street'].map(
    (name) => `${city} ${name}`,
  );

const notesOf = (county: string): ScaleCounty['file']['local'] =>
  localSubject.options.map((subject) => ({
    subject,
    text: `What ${county} says about ${subject} fills a note of some forty words: which office to ask, which window to go to, what to bring along, whom to call when nobody answers there, and how long people usually wait until a copy of the paper comes by mail.`,
    source,
  }));

/** With the state, as many states have a Washington County. */
const uniqueSlugOf = (county: string, state: string) => toSlug(`${county} ${state}`);

function newCounty(
  slug: string,
  name: string,
  state: ZipRow['state'],
  order: number,
  seat: string,
): ScaleCounty {
  return {
    slug,
    file: {
      name,
      order,
      state,
      seat,
      court: { name: `the Supreme Court in ${name}`, source },
      population: { count: 50_000 + order * 137, source },
      local: notesOf(name),
      roads: {},
      publicBody: { name: `the County of ${name.replace(/ County$/, '')}`, source },
      cities: [],
      neighborhoods: {},
      points: {},
    },
  };
}

/** A copy of the data folder with these counties instead of its own. */
export function writeScaleData(data: string, into: string, counties: readonly ScaleCounty[]): void {
  cpSync(data, into, { recursive: true });
  const folder = path.join(into, 'counties');
  rmSync(folder, { recursive: true });
  // These counties were never published, and the published ones are gone.
  rmSync(path.join(into, 'published.yaml'), { force: true });
  mkdirSync(folder);
  const places = path.join(into, 'places');
  rmSync(places, { recursive: true, force: true });
  mkdirSync(places);
  for (const [name, text] of Object.entries(scaleTables(counties)))
    writeFileSync(path.join(places, name), text);
  for (const { slug, file } of counties) writeFileSync(path.join(folder, `${slug}.yaml`), stringify(file));
  // Each service area names a county: here, one of the first new ones.
  readdirSync(path.join(into, 'service-areas')).forEach((name, i) => {
    const file = path.join(into, 'service-areas', name);
    const { slug } = counties[i % counties.length]!;
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^county:.*$/m, `county: ${slug}`));
  });
}
