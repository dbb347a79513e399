import { fillPlaceholders, type KnownNames } from '#lib/fill-placeholders.ts';
import { wayTo } from '#lib/geo/geo.ts';
import { locationCrumbs } from '#site/routes/breadcrumbs.ts';
import { essentialsOf } from '#site/place-facts/essentials.ts';
import { claimAgainst } from '#site/place-facts/public-bodies.ts';
import { creditsOf } from '#site/place-facts/credits.ts';
import { planMap } from '#site/map/map.ts';
import { nearbyPlaces } from '#site/places/nearby.ts';
import { printRow, type PrintedRow } from '#site/fact-row.ts';
import { placeDataSources, sourcesOf } from '#site/sources/sources.ts';
import { printSection } from '#site/place-facts/fact-section.ts';
import { sectionsOnPage } from '#site/place-facts/subjects.ts';
import type { Place } from '#site/places/places.ts';
import type { Site } from '#site/plan.ts';
import { socialImage, socialLink } from '#site/social.ts';
import { areaNode, placeData } from '#site/structured-data/structured-data.ts';
import { headOf } from './heads.ts';
import { locationFacts } from './location-facts.ts';
import { describedBy, fillNames, namesOf, ownSeoOf } from './place-texts.ts';
import { areaPictureCard, topicCard } from './page-cards.ts';

/**
 * The words of county, city and ZIP pages; see `definePlacePage`. Descriptions may also use the names in `told`: of the
 * first set with which one fits.
 */
export function locationWords(site: Site, place: Place, told: readonly KnownNames[] = [{}]) {
  const own = ownSeoOf(place);
  const names = namesOf(place);
  const page = site.content.pages[place.kind];
  return {
    names,
    title: own.title ?? fillNames(page.title, names),
    heading: fillNames(page.heading, names),
    address: place.address,
    topicsAt: place.topicsAt,
    description: own.description ?? describedBy(page.descriptions, names, told),
    image: socialLink(site.content, socialImage.county(site.content, place.county)),
    area: areaNode(place),
    crumbs: locationCrumbs(site.content.pages.shell.crumbs, place),
    map: planMap(place),
    factSections: sectionsOnPage(site, place).map(printSection),
    facts: locationFacts(site, place).map(printRow),
    essentials: essentialsOf(site, place),
    against: claimAgainst(place),
    // A county's notes already list its offices as sources; its numbers come from the tables that they link to.
    credits: place.kind === 'county' ? '' : creditsOf(site, place),
    nearby: nearbyPlaces(site, place).map((near) => ({
      href: near.address,
      label: near.name,
      note: wayTo(place.point!, near.point!),
    })),
  };
}

type LocationWords = ReturnType<typeof locationWords>;

/** Turns these words into props; words that a page adds pass through unchanged. `noteSources` are of its local notes. */
export function locationView<W extends LocationWords>(
  site: Site,
  kind: Place['kind'],
  words: W,
  noteSources: readonly PrintedRow[] = [],
) {
  const { names, title, address, topicsAt, description, image, area, credits, ...shown } = words;
  const { content } = site;
  const page = content.pages[kind];
  const ofFacts = content.pages['place-facts'];
  const said = (text: string) => fillPlaceholders(text, names);
  return {
    head: {
      ...headOf(site, address, { title, description }),
      image,
      structuredData: placeData(content, area, words.crumbs),
    },
    cards: ofFacts.cards,
    credits: credits && fillPlaceholders(ofFacts.sources, { sources: credits }),
    sections: {
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
    topics: content.topics.map((topic) => topicCard(content, topicsAt, topic)),
    areas: content.practiceAreas.map((area) => areaPictureCard(content, area)),
  };
}

export type LocationView = ReturnType<typeof locationView<LocationWords>>;
