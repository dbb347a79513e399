import type { City } from '#content/content.ts';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import { kindOf } from '#lib/geo/county-name.ts';
import { grouped, listInWords } from '#lib/text.ts';
import { homeRows } from '#site/place-facts/people.ts';
import { trains } from '#site/place-facts/trains.ts';
import { isNeighborhood, neighborhoodsOf, pagesOfNeighborhoods } from '#site/places/neighborhoods.ts';
import type { PublicBody } from '#site/places/zip-facts.ts';
import { row, type FactRow } from '#site/fact-row.ts';
import { whereabouts } from '#site/places/place-surroundings.ts';
import { ofKind, type CityPlace, type CountyPlace, type Place, type ZipPlace } from '#site/places/places.ts';
import type { Site } from '#site/plan.ts';

/** The facts of a place that have no section of their own. */
export const locationFacts = (site: Site, place: Place): FactRow[] =>
  ofKind(place, {
    county: (place) => [
      ...claimRow(site, place),
      ...whereabouts(site, place),
      ...row(`${kindOf(place.name)} seat`, place.entry.seat),
      ...(trains(site, place)?.rows ?? []),
      ...populationRow(place.entry),
    ],
    city: (place) => [...whereabouts(site, place), ...populationRow(place.entry), ...neighborhoodRow(place)],
    zip: (place) => [
      ...whereabouts(site, place),
      ...homeRows(site, place),
      // Only where the table of official neighborhoods, printed by `homeRows`, has none.
      ...(place.facts.neighborhoods.length > 0 ? [] : neighborhoodRow(place)),
    ],
  });

/** Where one city governs the whole county, there are no towns to file a claim against. */
function claimRow({ content }: Site, place: CountyPlace): FactRow[] {
  const body = place.entry.publicBody?.name;
  if (!body) return [];
  const { claims } = content.pages['place-facts'];
  const isCity = (row: PublicBody) => row.kind !== 'county' && `the ${row.body}` === body;
  return place.zips.some(({ facts }) => facts.bodies.some(isCity))
    ? row(claims.city, body)
    : row(claims.county, fillPlaceholders(claims.others, { body }));
}

/** Drops the method in brackets: it is there for those who check the number. */
function populationRow({ population }: Pick<City, 'population'>): FactRow[] {
  if (!population) return [];
  const counted = population.source.replace(/ \(.*\)$/, '');
  return row(`Population (${counted})`, grouped(population.count));
}

function neighborhoodRow(place: CityPlace | ZipPlace): FactRow[] {
  const names = neighborhoodsOf(place);
  const label = names.length === 1 ? 'Neighborhood' : 'Neighborhoods';
  return row(
    // Neighborhoods that share its ZIP are not part of it: East New York shares one with Bushwick.
    isNeighborhood(place) ? `${label} in its ${place.zips.length === 1 ? 'ZIP code' : 'ZIP codes'}` : label,
    listInWords(names),
    pagesOfNeighborhoods(place, names),
  );
}
