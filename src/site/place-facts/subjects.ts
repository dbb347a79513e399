import type { FactSubject } from '#content/content.ts';
import type { Place } from '../places/places.ts';
import type { Site } from '../plan.ts';
import { hospitals, hospitalsOfCounty } from './hospitals.ts';
import { crashes } from './crashes.ts';
import { inOneRow, type FactSection } from './fact-section.ts';
import { neighbors } from './neighbors.ts';
import { printRow, type PrintedRow } from '../fact-row.ts';
import { people } from './people.ts';
import { police } from './police.ts';
import { governedBy, publicBodies } from './public-bodies.ts';
import { trains } from './trains.ts';
import { zipByZip } from './zip-by-zip.ts';

/** The facts about a place by subject, for the topics that print them. */
const subjects = {
  'public-bodies': publicBodies,
  police,
  hospitals,
  crashes,
  // A county's page lists its own; for topics that list is too long.
  trains: (site, place) => (place.kind === 'county' ? undefined : trains(site, place)),
  people,
  neighbors: (site, place) => {
    const [zip, ...others] = place.zips;
    return zip && others.length === 0 ? neighbors(site, zip) : undefined;
  },
  zips: zipByZip,
} satisfies Record<FactSubject, (site: Site, place: Place) => FactSection | undefined>;

/** The facts about a place on a subject; undefined if there are none. */
export const sectionAbout = (site: Site, place: Place, subject: FactSubject): FactSection | undefined =>
  subjects[subject](site, place);

/** The sections on a place's page, the most urgent for somebody who was hurt there first. */
export function sectionsOnPage(site: Site, place: Place): FactSection[] {
  const about = (subject: FactSubject) => sectionAbout(site, place, subject);
  const bodies = about('public-bodies');
  const hasParts = bodies && bodies.rows.length > 0;
  const shown = {
    'public-bodies': hasParts ? bodies : undefined,
    // The rows of the public bodies already name their police.
    police: hasParts ? undefined : severalPolice(site, place),
    hospitals: place.kind === 'county' ? hospitalsOfCounty(site, place) : about('hospitals'),
    crashes: about('crashes'),
    zips: about('zips'),
    trains: about('trains'),
    neighbors: about('neighbors'),
    // Only topics print how people live.
    people: undefined,
  } satisfies Record<FactSubject, FactSection | undefined>;
  return Object.values(shown).filter((one) => one !== undefined);
}

/** Only if there are several: a single one is on the card of the city or ZIP. */
function severalPolice(site: Site, place: Place): FactSection | undefined {
  const section = police(site, place);
  return place.kind === 'county' || (section && section.rows.length > 1) ? section : undefined;
}

/** The facts that topics may print about a place, one row per subject. */
export function factRows(site: Site, place: Place): Partial<Record<FactSubject, PrintedRow>> {
  const rows: Partial<Record<FactSubject, PrintedRow>> = {};
  for (const subject of Object.keys(subjects) as FactSubject[]) {
    const section = sectionAbout(site, place, subject);
    if (!section) continue;
    const governed = subject === 'public-bodies' ? governedInOneRow(place, section) : undefined;
    const says = [governed, section.says].filter(Boolean).join(' ');
    rows[subject] = printRow(inOneRow({ ...section, says }));
  }
  return rows;
}

/** Not for a city with rows, which already give the share of each part. */
const governedInOneRow = (place: Place, { rows }: FactSection): string | undefined =>
  place.kind === 'zip' || (place.kind === 'city' && rows.length === 0) ? governedBy(place) : undefined;
