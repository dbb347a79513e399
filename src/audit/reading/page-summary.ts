import { ownCopy } from '#lib/remembered.ts';
import { titleWidth } from '#lib/search-result.ts';
import { isListedKind } from '#site/routes/indexing.ts';
import type { Site } from '#site/plan.ts';
import { ofKind, type Place } from '#site/places/places.ts';
import { routeKinds, type RouteKind } from '#site/routes/routes.ts';
import type { AuditedPage } from './audited-page.ts';

/** One page in the report. */
export interface PageSummary {
  address: string;
  kind: RouteKind;
  /** As in website_pages.csv; empty for pages that are not listed there. */
  type: string;
  county: string;
  city: string;
  zip: string;
  topic: string;
  title: string;
  titleWidth: number;
  description: string;
  /** Of the main text. */
  words: number;
  bytes: number;
  /** Whether search engines may list this kind of page. */
  listed: boolean;
  /** Whether the page allows it. */
  indexed: boolean;
  /** Clicks from the home page; -1 if unreachable. */
  depth: number;
  inlinks: number;
  /** To the most similar page that it is compared with (see `familyOf`), names and numbers aside; 0 to 1. */
  similarity: number;
  /** Number of the most similar page, or -1. */
  nearest: number;
  /** Share of its words that are its own among its sister pages (see `sistersOf`); 0 to 1. */
  ownWords: number;
  lastChanged: string;
}

/** Fields that depend on other pages are filled in later. */
export function summaryOf(
  site: Site,
  { route, head, indexed, reading }: AuditedPage,
  bytes: number,
): PageSummary {
  const title = sharedText(reading.titles[0], head.title);
  const description = sharedText(reading.meta.get('description')?.[0], head.description);
  return {
    address: route.address,
    kind: route.kind,
    type: routeKinds[route.kind].csv ?? '',
    ...('place' in route ? namesOf(route.place) : { county: '', city: '', zip: '' }),
    topic: 'topic' in route ? route.topic.title : '',
    title,
    titleWidth: titleWidth(title),
    description,
    words: reading.main.reduce((sum, line) => sum + wordCount(line), 0),
    bytes,
    listed: isListedKind(site, route.kind),
    indexed,
    depth: -1,
    inlinks: 0,
    similarity: 0,
    nearest: -1,
    ownWords: 1,
    lastChanged: '',
  };
}

/** Shares the planned text if the page has the same, as it nearly always does, to save memory. */
const sharedText = (printed = '', planned: string) => (printed === planned ? planned : ownCopy(printed));

/** Lines have single spaces between words. Counting them takes a quarter of the time of splitting a line. */
function wordCount(line: string): number {
  let words = 1;
  for (let at = line.indexOf(' '); at !== -1; at = line.indexOf(' ', at + 1)) words++;
  return words;
}

const namesOf = (place: Place): Pick<PageSummary, 'county' | 'city' | 'zip'> =>
  ofKind(place, {
    county: ({ name }) => ({ county: name, city: '', zip: '' }),
    city: ({ county, entry }) => ({ county: county.name, city: entry.name, zip: '' }),
    zip: ({ county, city, code }) => ({ county: county.name, city: city.entry.name, zip: code }),
  });
