import type { City } from '#content/content.ts';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import { grouped, listInWords } from '#lib/text.ts';
import { homeRows } from '#site/known/people.ts';
import { trains } from '#site/known/trains.ts';
import { isNeighborhood, neighborhoodsOf, pagesOfNeighborhoods } from '#site/places/neighborhoods.ts';
import type { PublicBody } from '#site/places/zip-facts.ts';
import { row, type FactRow } from '#site/fact-row.ts';
import { whereabouts } from '#site/places/place-surroundings.ts';
import {
  ofKind,
  zipsOf,
  type CityPlace,
  type CountyPlace,
  type Place,
  type ZipPlace,
} from '#site/places/places.ts';
import type { Site } from '#site/plan.ts';

/** What is known of a place besides its sections. */
export const locationFacts = (site: Site, place: Place): FactRow[] =>
  ofKind(place, {
    county: (place) => [
      ...claimRow(site, place),
      ...whereabouts(site, place),
      ...row('County seat', place.entry.seat),
      ...(trains(site, place)?.rows ?? []),
      ...populationRow(place.entry),
    ],
    city: (place) => [...whereabouts(site, place), ...populationRow(place.entry), ...neighborhoodRow(place)],
    zip: (place) => [
      ...whereabouts(site, place),
      ...homeRows(place),
      // Where the tables name its neighborhoods, nothing else does.
      ...(place.facts.neighborhoods.length > 0 ? [] : neighborhoodRow(place)),
    ],
  });

/** Within a city that governs the whole county, no towns have streets of their own. */
function claimRow({ content }: Site, place: CountyPlace): FactRow[] {
  const body = place.entry.publicBody?.name;
  if (!body) return [];
  const { claims } = content.pages['place-facts'];
  const isCity = (row: PublicBody) => row.kind !== 'county' && `the ${row.body}` === body;
  return zipsOf(place).some(({ facts }) => facts.bodies.some(isCity))
    ? row(claims.city, body)
    : row(claims.county, fillPlaceholders(claims.others, { body }));
}

/** How it was worked out, in brackets, is for whoever checks it. */
function populationRow({ population }: Pick<City, 'population'>): FactRow[] {
  if (!population) return [];
  const counted = population.source.replace(/ \(.*\)$/, '');
  return row(`Population (${counted})`, grouped(population.count));
}

function neighborhoodRow(place: CityPlace | ZipPlace): FactRow[] {
  const names = neighborhoodsOf(place);
  const label = names.length === 1 ? 'Neighborhood' : 'Neighborhoods';
  return row(
    // East New York has a ZIP in common with Bushwick, and is no part of it.
    isNeighborhood(place) ? `${label} in its ${place.zips.length === 1 ? 'ZIP code' : 'ZIP codes'}` : label,
    listInWords(names),
    pagesOfNeighborhoods(place, names),
  );
}
