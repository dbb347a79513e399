import type { KnownSubject } from '#content/content.ts';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import { inSentence } from '#lib/text.ts';
import { shortName, zipsOf, type Place } from '../places/places.ts';
import type { Site } from '../plan.ts';
import { hospitals, hospitalsOfCounty } from './hospitals.ts';
import { crashes } from './crashes.ts';
import { inOneRow, type Known, type UntitledKnown } from './known.ts';
import { neighbors } from './neighbors.ts';
import { printRow, type PrintedRow } from '../fact-row.ts';
import { people } from './people.ts';
import { police } from './police.ts';
import { governmentOf, isOne } from './government.ts';
import { governedBy, publicBodies } from './public-bodies.ts';
import { trains } from './trains.ts';
import { zipByZip } from './zip-by-zip.ts';

/** The facts about a place by subject, for the topics that print them. */
const subjects = {
  'public-bodies': publicBodies,
  police: (_site, place) => police(place),
  hospitals,
  crashes,
  // A county's page lists its own; for topics that list is too long.
  trains: (site, place) => (place.kind === 'county' ? undefined : trains(site, place)),
  people: (_site, place) => people(place),
  neighbors: (site, place) => {
    const [zip, ...others] = zipsOf(place);
    return zip && others.length === 0 ? neighbors(site, zip) : undefined;
  },
  zips: (_site, place) => (place.kind === 'zip' ? undefined : zipByZip(place)),
} satisfies Record<KnownSubject, (site: Site, place: Place) => UntitledKnown | undefined>;

/** The facts about a place on a subject; undefined if there are none. */
export function knownOf(site: Site, place: Place, subject: KnownSubject): Known | undefined {
  const known = subjects[subject](site, place);
  return known && { heading: headingOf(site, place, subject), ...known };
}

function headingOf({ content }: Site, place: Place, subject: KnownSubject): string {
  const words = content.pages['place-facts'].known;
  if (subject === 'crashes') return fillPlaceholders(words.crashes, { place: inSentence(shortName(place)) });
  if (subject !== 'public-bodies') return words[subject];
  const government = governmentOf(place);
  return government && isOne(government) ? words.publicBody : words.publicBodies;
}

/** The sections on a place's page, the most urgent for somebody who was hurt there first. */
export function knownOnPage(site: Site, place: Place): Known[] {
  const known = (subject: KnownSubject) => knownOf(site, place, subject);
  const bodies = known('public-bodies');
  const hasParts = bodies && bodies.rows.length > 0;
  const shown = {
    'public-bodies': hasParts ? bodies : undefined,
    // The rows of the public bodies already name their police.
    police: hasParts ? undefined : severalPolice(site, place),
    hospitals: place.kind === 'county' ? hospitalsOfCounty(site, place) : known('hospitals'),
    crashes: known('crashes'),
    zips: known('zips'),
    trains: known('trains'),
    neighbors: known('neighbors'),
    // Only topics print how people live.
    people: undefined,
  } satisfies Record<KnownSubject, Known | undefined>;
  return Object.values(shown).filter((one) => one !== undefined);
}

/** Only if there are several: a single one is on the card of the city or ZIP. */
function severalPolice(site: Site, place: Place): Known | undefined {
  const known = knownOf(site, place, 'police');
  return place.kind === 'county' || (known && known.rows.length > 1) ? known : undefined;
}

/** The facts that topics may print about a place, one row per subject. */
export function knownRows(site: Site, place: Place): Partial<Record<KnownSubject, PrintedRow>> {
  const rows: Partial<Record<KnownSubject, PrintedRow>> = {};
  for (const subject of Object.keys(subjects) as KnownSubject[]) {
    const known = knownOf(site, place, subject);
    if (!known) continue;
    const governed = subject === 'public-bodies' ? governedInOneRow(place, known) : undefined;
    const says = [governed, known.says].filter(Boolean).join(' ');
    rows[subject] = printRow(inOneRow({ ...known, says }));
  }
  return rows;
}

/** Not for a city with rows, which already give the share of each part. */
const governedInOneRow = (place: Place, { rows }: Known): string | undefined =>
  place.kind === 'zip' || (place.kind === 'city' && rows.length === 0) ? governedBy(place) : undefined;
