import { grouped, listInWords } from '#lib/text.ts';
import { fillSlots } from '#lib/fill-slots.ts';
import { shortWay } from '#lib/geo/way.ts';
import { addressOf } from '#site/routes/address.ts';
import { locationCrumbs } from '#site/routes/breadcrumbs.ts';
import { claimAgainst, essentialsOf } from '#site/places/essentials.ts';
import { creditsOf } from '#site/known/credits.ts';
import { homeRows } from '#site/known/people.ts';
import { planMap } from '#site/map/map.ts';
import { localNotes, notesBySubject, type PrintedNote } from '#site/places/local-notes.ts';
import { neighborhoodsOf, publicBodyOf, shortName } from '#site/places/place-facts.ts';
import { printRow, row, type PlaceRow } from '#site/places/place-row.ts';
import { noteSourcesOf, placeDataSources, sourcesOf } from '#site/sources/sources.ts';
import { landOf } from '#site/places/place-surroundings.ts';
import { pictureOfTopic } from '#site/pictures.ts';
import { pagesOfNeighborhoods } from '#site/known/neighborhood-pages.ts';
import { printKnown } from '#site/known/known.ts';
import { knownOnPage } from '#site/known/subjects.ts';
import { trains } from '#site/known/trains.ts';
import { countyOf, zipsOf, type Place } from '#site/places/places.ts';
import { topicsAddress, type Site } from '#site/plan.ts';
import { socialImage, socialLink } from '#site/social.ts';
import { areaOf, placeData } from '#site/structured-data/structured-data.ts';
import { headOf } from './heads.ts';
import { namesOf, ownSeoOf } from './place-texts.ts';
import { areaPictureCard } from './views.ts';

/** What the county, city and ZIP pages take from their place; see `definePlacePage`. */
export function locationWords(site: Site, place: Place, description: string) {
  const own = ownSeoOf(place);
  return {
    name: place.name,
    names: namesOf(place),
    ownTitle: own.title ?? '',
    address: place.address,
    topics: topicsAddress(place),
    description: own.description ?? description,
    image: socialLink(site.content, socialImage.county(site.content, countyOf(place).county)),
    area: areaOf[place.kind](place as never),
    crumbs: locationCrumbs(site.content.pages.shell.crumbs, place),
    map: planMap(site, place),
    known: knownOnPage(site, place).map(printKnown),
    facts: factsShown(site, place).map(printRow),
    essentials: essentialsOf(site, place),
    against: claimAgainst(place),
    // The sources of a county's notes name its offices; its numbers come from the tables that they lead to.
    credits: place.kind === 'county' ? '' : creditsOf(site, place),
    notes: notesShown[place.kind](site, place),
    noteSources: noteSourcesOf(site.content, notesShown[place.kind](site, place)),
    nearby: site.nearby(place).map((near) => ({
      href: near.address,
      label: near.name,
      note: shortWay(place.point!, near.point!),
    })),
  };
}

/** What these pages share, made of such words. */
export function locationView(site: Site, kind: Place['kind'], words: ReturnType<typeof locationWords>) {
  const { name, names, ownTitle, address, topics, description, image, area, noteSources, ...shown } = words;
  const { content } = site;
  const page = content.pages[kind];
  const said = (text: string) => fillSlots(text, names);
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

const nearbyNamed = 3;

/** The county tells all it knows; its cities and ZIPs leave it to the county's page. */
const notesShown = {
  county: (site: Site, place: Place) => localNotes(notesBySubject(site, place)),
  city: () => [],
  zip: () => [],
} satisfies Record<Place['kind'], (site: Site, place: Place) => PrintedNote[]>;

function factsShown(site: Site, place: Place): PlaceRow[] {
  const county = countyOf(place).county;
  const publicBody = place.kind === 'county' ? publicBodyOf(place) : undefined;
  const neighborhoods = place.kind === 'county' || isMeasured(place) ? [] : neighborhoodsOf(place);
  const population =
    place.kind === 'city' ? place.city.population : place.kind === 'county' ? county.population : undefined;
  return [
    ...noticeRow(place, publicBody),
    ...landOf(site, place),
    ...row('County seat', place.kind === 'county' ? county.seat : undefined),
    ...(place.kind === 'county' ? (trains(site, place)?.rows ?? []) : []),
    ...(place.kind === 'zip' ? homeRows(place) : []),
    ...row('Population (2020 census)', population && grouped(population.count)),
    ...row(
      neighborhoods.length === 1 ? 'Neighborhood' : 'Neighborhoods',
      listInWords(neighborhoods),
      pagesOfNeighborhoods(place, neighborhoods),
    ),
  ];
}

/** Within a city that governs the whole county, no towns have streets of their own. */
const noticeRow = (place: Place, publicBody: string | undefined): PlaceRow[] =>
  zipsOf(place).some(({ facts }) => facts.bodies.some(({ body }) => `the ${body}` === publicBody))
    ? row('Notice of a claim over city streets and buildings goes to', publicBody)
    : row(
        'Notice of a claim against the county goes to',
        publicBody && `${publicBody}; streets and buildings of cities, towns and villages are theirs`,
      );

/** "11235, 11229 and 11223", when a neighbor is known. */
export function nearbyInWords(site: Site, place: Place): string | undefined {
  return listInWords(site.nearby(place).slice(0, nearbyNamed).map(shortName)) || undefined;
}

/** Whether the tables name its neighborhoods; then nothing else does. */
const isMeasured = (place: Place) => place.kind === 'zip' && place.facts.neighborhoods.length > 0;
