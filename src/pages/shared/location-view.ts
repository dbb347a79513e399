import type { City } from '#content/content.ts';
import { grouped, listInWords } from '#lib/text.ts';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import { wayTo } from '#lib/geo/geo.ts';
import { addressOf } from '#site/routes/address.ts';
import { locationCrumbs } from '#site/routes/breadcrumbs.ts';
import { claimAgainst, essentialsOf } from '#site/places/essentials.ts';
import { creditsOf } from '#site/known/credits.ts';
import { homeRows } from '#site/known/people.ts';
import { planMap } from '#site/map/map.ts';
import { localNotes, notesBySubject } from '#site/places/local-notes.ts';
import { isNeighborhood, neighborhoodsOf, pagesOfNeighborhoods } from '#site/places/neighborhoods.ts';
import { printRow, row, type PlaceRow } from '#site/places/place-row.ts';
import { noteSourcesOf, placeDataSources, sourcesOf } from '#site/sources/sources.ts';
import { landOf } from '#site/places/place-surroundings.ts';
import { pictureOfTopic } from '#site/pictures.ts';
import { printKnown } from '#site/known/known.ts';
import { knownOnPage } from '#site/known/subjects.ts';
import { trains } from '#site/known/trains.ts';
import {
  countyOf,
  shortName,
  zipsOf,
  type CityPlace,
  type CountyPlace,
  type Place,
  type ZipPlace,
} from '#site/places/places.ts';
import { topicsAddress, type Site } from '#site/plan.ts';
import { socialImage, socialLink } from '#site/social.ts';
import { areaOf, placeData } from '#site/structured-data/structured-data.ts';
import { headOf } from './heads.ts';
import { namesOf, ownSeoOf } from './place-texts.ts';
import { areaPictureCard } from './views.ts';

/** What the county, city and ZIP pages take from their place; see `definePlacePage`. */
export function locationWords(site: Site, place: Place, description: string) {
  const own = ownSeoOf(place);
  // The county tells all it knows; its cities and ZIPs leave it to the county's page.
  const notes = place.kind === 'county' ? localNotes(notesBySubject(site, place)) : [];
  return {
    name: place.name,
    names: namesOf(place),
    ownTitle: own.title ?? '',
    address: place.address,
    topics: topicsAddress(place),
    description: own.description ?? description,
    image: socialLink(site.content, socialImage.county(site.content, countyOf(place))),
    area: areaOf[place.kind](place as never),
    crumbs: locationCrumbs(site.content.pages.shell.crumbs, place),
    map: planMap(site, place),
    known: knownOnPage(site, place).map(printKnown),
    facts: factsShown[place.kind](site, place as never).map(printRow),
    essentials: essentialsOf(site, place),
    against: claimAgainst(place),
    // The sources of a county's notes name its offices; its numbers come from the tables that they lead to.
    credits: place.kind === 'county' ? '' : creditsOf(site, place),
    notes,
    noteSources: noteSourcesOf(site.content, notes),
    nearby: site.nearby(place).map((near) => ({
      href: near.address,
      label: near.name,
      note: wayTo(place.point!, near.point!),
    })),
  };
}

/** What these pages share, made of such words. */
export function locationView(site: Site, kind: Place['kind'], words: ReturnType<typeof locationWords>) {
  const { name, names, ownTitle, address, topics, description, image, area, noteSources, ...shown } = words;
  const { content } = site;
  const page = content.pages[kind];
  const said = (text: string) => fillPlaceholders(text, names);
  return {
    head: {
      ...headOf(site, address, { title: ownTitle || said(page.title), description }),
      image,
      structuredData: placeData(content, kind, area, shown.crumbs),
    },
    heading: said(page.heading),
    name,
    cards: page.cards,
    sections: {
      ...page.sections,
      facts: said(page.sections.facts),
      topics: said(page.sections.topics),
      nearby: said(page.sections.nearby),
      practiceAreas: said(page.sections.practiceAreas),
    },
    ...shown,
    deadlines: content.pages.locations.deadlines,
    sources: sourcesOf(content, content.pages.locations.cites.deadlines ?? [], [
      ...noteSources,
      ...placeDataSources(content),
    ]),
    topics: content.topics.map((topic) => ({
      href: addressOf.topicIn(topics, topic.slug),
      title: topic.title,
      picture: pictureOfTopic(content, topic)?.src,
    })),
    areas: content.practiceAreas.map((area) => areaPictureCard(content, area)),
  };
}

/** What is known of a place besides its sections. */
const factsShown = {
  county: (site: Site, place: CountyPlace): PlaceRow[] => [
    ...claimRow(site, place),
    ...landOf(site, place),
    ...row('County seat', place.county.seat),
    ...(trains(site, place)?.rows ?? []),
    ...populationRow(place.county),
  ],
  city: (site: Site, place: CityPlace): PlaceRow[] => [
    ...landOf(site, place),
    ...populationRow(place.city),
    ...neighborhoodRow(place),
  ],
  zip: (site: Site, place: ZipPlace): PlaceRow[] => [
    ...landOf(site, place),
    ...homeRows(place),
    // Where the tables name its neighborhoods, nothing else does.
    ...(place.facts.neighborhoods.length > 0 ? [] : neighborhoodRow(place)),
  ],
};

/** Within a city that governs the whole county, no towns have streets of their own. */
function claimRow({ content }: Site, place: CountyPlace): PlaceRow[] {
  const body = place.county.publicBody?.name;
  if (!body) return [];
  const { claims } = content.pages['place-facts'];
  return zipsOf(place).some(({ facts }) => facts.bodies.some((row) => `the ${row.body}` === body))
    ? row(claims.city, body)
    : row(claims.county, fillPlaceholders(claims.others, { body }));
}

/** How it was worked out, in brackets, is for whoever checks it. */
function populationRow({ population }: Pick<City, 'population'>): PlaceRow[] {
  if (!population) return [];
  const counted = population.source.replace(/ \(.*\)$/, '');
  return row(`Population (${counted})`, grouped(population.count));
}

function neighborhoodRow(place: CityPlace | ZipPlace): PlaceRow[] {
  const names = neighborhoodsOf(place);
  const label = names.length === 1 ? 'Neighborhood' : 'Neighborhoods';
  return row(
    // East New York has a ZIP in common with Bushwick, and is no part of it.
    isNeighborhood(place) ? `${label} in its ZIP codes` : label,
    listInWords(names),
    pagesOfNeighborhoods(place, names),
  );
}

const nearbyNamed = 3;

/** "11235, 11229 and 11223", when a neighbor is known. */
export function nearbyInWords(site: Site, place: Place): string | undefined {
  return listInWords(site.nearby(place).slice(0, nearbyNamed).map(shortName)) || undefined;
}
