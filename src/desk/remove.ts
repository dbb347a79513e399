import { dataOption } from '#lib/in-shell.mjs';
import { shapesFile } from '#content/places/shapes.ts';
import { WrongRequest } from '#lib/refused.ts';
import { suggestionFor } from '#lib/spelling.ts';
import type { ChangeSet } from './change-set.ts';
import { cityNamed, entryOf, type DataFolder } from './data-folder.ts';
import { forgetZips, givenUpZips } from './zips/given-up-zips.ts';
import type { ListedCity } from './zips/proposed-cities.ts';

type Removal = (changeSet: ChangeSet, folder: DataFolder, name: string) => void;

/** How each kind of place is removed from its county's file. */
const removals = { county: removeCounty, city: removeCity, zip: removeZip } satisfies Record<string, Removal>;
export type RemovedKind = keyof typeof removals;

/** Removes a place, and all data about ZIP codes that no city lists any more. */
export function removePlace(changeSet: ChangeSet, folder: DataFolder, kind: RemovedKind, name: string): void {
  removals[kind](changeSet, folder, name);
  forgetZips(changeSet, folder, givenUpZips(changeSet, folder));
}

function removeCounty(changeSet: ChangeSet, { site, names }: DataFolder, slug: string): void {
  const { counties, serviceAreas } = site.content;
  const { file } = entryOf(counties, slug, 'county');
  if (counties.length === 1) throw new WrongRequest('This is the only county, and a site needs one.');
  changeSet.remove(file);
  for (const area of serviceAreas) if (area.county === slug) changeSet.remove(area.file);
  if (names.includes(shapesFile(slug))) changeSet.remove(shapesFile(slug));
}

function removeCity(changeSet: ChangeSet, folder: DataFolder, name: string): void {
  const { county, slug } = cityNamed(folder, name, (city) => `remove -- city ${city}`);
  entryOf(county.cities, slug, 'city');
  if (county.cities.length === 1)
    throw new WrongRequest(
      `This is the only city of its county. To remove the county: npm run remove -- county ${county.slug}${dataOption(folder.dir)}`,
    );
  changeSet.edit(county.file, (values) => {
    values.cities = (values.cities as ListedCity[]).filter((city) => city.slug !== slug);
  });
}

function removeZip(changeSet: ChangeSet, { site, dir }: DataFolder, zip: string): void {
  const holders = site.content.counties.flatMap((county) =>
    county.cities.flatMap((city) => (city.zips.includes(zip) ? [{ county, city }] : [])),
  );
  if (holders.length === 0)
    throw new WrongRequest(
      `No city lists the ZIP code "${zip}". ${suggestionFor(zip, [...site.places.zipByCode.keys()], 'the files of counties/')}`,
    );
  for (const { county, city } of holders) {
    if (city.zips.length === 1)
      throw new WrongRequest(
        `${city.name} has no other ZIP code. To remove the city: npm run remove -- city ${county.slug}/${city.slug}${dataOption(dir)}`,
      );
    changeSet.edit(county.file, (values) => {
      for (const written of values.cities as ListedCity[])
        written.zips = written.zips.filter((one) => one !== zip);
    });
  }
}
