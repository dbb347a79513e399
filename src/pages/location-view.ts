import type { Fact } from '#components/fact-list.tsx';
import { counted, listInWords } from '#lib/text.ts';
import { locationCrumbs } from '#site/breadcrumbs.ts';
import { planMap } from '#site/map.ts';
import { nearestOffice, neighborhoodsOf, neighborsOf, publicBodyOf, shortName } from '#site/place-facts.ts';
import type { Place } from '#site/places.ts';
import { topicAddress, type Site } from '#site/plan.ts';
import type { Link } from '#site/shell.ts';
import { placeData } from '#site/structured-data.ts';
import { headOf } from './heads.ts';
import { areaLink } from './views.ts';

/** What the county, city and ZIP pages share. */
export function locationView(site: Site, place: Place, description: string) {
  const crumbs = locationCrumbs(place);
  return {
    head: {
      ...headOf(site, place.address, {
        title: `${place.name} Injury Lawyers`,
        description,
      }),
      structuredData: placeData(site.content.site, place, crumbs),
    },
    crumbs,
    heading: `Injured in ${place.name}?`,
    place: place.name,
    map: planMap(site, place),
    facts: factsShown(site, place),
    topics: site.content.topics.map(({ slug, title }): Link => ({
      href: topicAddress(place, slug),
      label: title,
    })),
    areas: site.content.practiceAreas.map(areaLink),
    nearby: neighborsOf(site, place).map((near): Link => ({ href: near.address, label: near.name })),
  };
}

function factsShown(site: Site, place: Place): Fact[] {
  const county = place.kind === 'county' ? place.county : place.county.county;
  const office = nearestOffice(site, place);
  const population =
    place.kind === 'city' ? place.city.population : place.kind === 'county' ? county.population : undefined;
  const court = county.court;
  return [
    ...fact(
      'Where lawsuits are heard',
      court && capitalized(court.address ? `${court.name}, ${court.address}` : court.name),
    ),
    ...fact('County seat', county.seat),
    ...fact('Notice of a claim against the local government goes to', publicBodyOf(place)),
    ...fact('Our nearest office', office && `${office.office.name}, ${office.distance} away`),
    ...fact('Population (2020 census)', population?.count.toLocaleString('en-US')),
    ...(place.kind === 'county' ? [] : fact('Neighborhoods', listInWords(neighborhoodsOf(place)))),
    ...(place.kind === 'city' && place.zips.length > 0
      ? fact('ZIP codes', counted(place.zips.length, 'ZIP code', 'ZIP codes'))
      : []),
  ];
}

const fact = (label: string, value: string | undefined): Fact[] => (value ? [{ label, value }] : []);
const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** " near 11235, 11229 and 11223", or nothing when no neighbor is known. */
export function nearbyInWords(site: Site, place: Place): string {
  const near = neighborsOf(site, place).slice(0, 3).map(shortName);
  return near.length > 0 ? ` near ${listInWords(near)}` : '';
}
