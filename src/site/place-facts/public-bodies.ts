import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import { capitalized, inSentence, listInWords, oneOf } from '#lib/text.ts';
import type { CityPlace, Place, ZipPlace } from '../places/places.ts';
import type { Site } from '../plan.ts';
import { hasAll, nearlyAll, partInWords } from './rounding.ts';
import type { FactSection } from './fact-section.ts';
import { departmentOf, oneOfDepartments } from './departments.ts';
import { governmentOf, isOne, takesNotice, type Government } from './government.ts';
import type { PublicBody } from '../places/zip-facts.ts';

const said = ({ body }: PublicBody) => `the ${body}`;

/** A city may have the name of the town around it. */
const isTown = ({ kind }: PublicBody) => kind === 'town' || kind === 'township';

/** Excludes the parts inside: a village is also in its town, and a city also in its county. */
function landOf(body: PublicBody, { named, others }: Government): string {
  if (body.kind === 'county') return `${said(body)} outside any city, town or village`;
  const hasVillages = [...named, ...others].some(
    ({ in_town: around }) => isTown(body) && around?.split(' & ').includes(body.name),
  );
  return hasVillages ? `${said(body)} outside any village` : said(body);
}

/**
 * "the Town of Amherst, the Town of Clarence or the Village of Williamsville": whom a notice of claim may be for; of a
 * county its own body.
 */
export function noticeTo(place: Place): string | undefined {
  if (place.kind === 'county') return place.entry.publicBody?.name;
  const government = governmentOf(place);
  if (!government) return undefined;
  const all = government.named.filter(takesNotice).map(said);
  if (all.length === 0) return undefined;
  const bodies = all.slice(0, mostInSentence);
  const hasOthers = bodies.length < all.length || (government.others.length > 0 && !isOne(government));
  return oneOf([...bodies, ...corporationsOf(place), ...(hasOthers ? ['another municipality'] : [])]);
}

const mostInSentence = 4;

/** Those that have streets or grounds of their own in all of its ZIPs. */
const corporationsOf = ({ county, zips }: Place): string[] =>
  Object.entries(county.entry.otherBodies).flatMap(([name, own]) =>
    zips.every(({ code }) => own.includes(code)) ? [name] : [],
  );

/** Whom the deadline of a notice of claim is against. */
export function claimAgainst(place: Place): string | undefined {
  const government = governmentOf(place);
  return place.kind === 'county' || (government && isOne(government)) ? noticeTo(place) : undefined;
}

/** Who governs a place, in a sentence; undefined if the tables have no rows. */
export function governedBy(place: ZipPlace | CityPlace): string | undefined {
  const all = governmentOf(place);
  if (!all) return undefined;
  const government = largestOf(all);
  return place.kind === 'zip' ? mailAndMunicipality(place, government) : residents(place, government);
}

/** As many as a sentence names; the list below it has the others, too. */
const largestOf = (government: Government): Government => ({
  ...government,
  named: government.named.slice(0, mostInSentence),
  others: [...government.named.slice(mostInSentence), ...government.others],
});

/** "Mail to 14221 is addressed to Buffalo; most of 14221 lies in the Town of Amherst, parts in …." */
function mailAndMunicipality(place: ZipPlace, government: Government): string {
  const { code: zip, facts } = place;
  const parts = partsOf(zip, government);
  return tellsMailName(place)
    ? `Mail to ${zip} is addressed to ${facts.mailName!}; ${parts}.`
    : `${capitalized(parts)}.`;
}

/** Whether a page prints the mail name of its ZIP: only where that name would mislead about the public body. */
export function tellsMailName(place: Place): boolean {
  if (place.kind !== 'zip') return false;
  const { mailName } = place.facts;
  const government = governmentOf(place);
  if (!mailName || !government) return false;
  const [{ body }] = government.named as [PublicBody];
  if (government.certainty === 'low') return true;
  return !body.endsWith(` of ${mailName}`) && bodyOfAll(cityNamed(mailName, place)) !== body;
}

/** The post office writes "Bronx" for the Bronx. */
const cityNamed = (mailName: string, { county }: ZipPlace) =>
  county.cities.find(({ entry }) => [mailName, `The ${mailName}`].includes(entry.name));

/** The body that governs all of a city, as that of New York does with Brooklyn. */
function bodyOfAll(city: CityPlace | undefined): string | undefined {
  const [first] = (city && governmentOf(city)?.named) ?? [];
  return first && hasAll(first) ? first.body : undefined;
}

function partsOf(zip: string, government: Government): string {
  const { certainty, named } = government;
  const hasOthers = government.others.length > 0;
  const lands = named.map((body) => landOf(body, government));
  const rest = hasOthers
    ? [certainty === 'low' ? 'with smaller parts elsewhere' : 'small parts elsewhere']
    : [];
  if (certainty === 'low') return [`ZIP code ${zip} is divided${betweenOf(lands)}`, ...rest].join(', ');
  const [main, ...others] = lands;
  const also = listInWords(others);
  // "Lies" refers to land.
  if (named[0]!.land < 0.5) {
    const elsewhere = [...(also ? [`others in ${also}`] : []), ...(hasOthers ? ['the rest elsewhere'] : [])];
    return [`most residents of ${zip} live in ${main}`, ...elsewhere].join(', ');
  }
  const parts = also ? [`${others.length > 1 ? 'parts' : 'a part'} in ${also}`] : [];
  return [`${extentInWords(named[0]!)} of ${zip} lies in ${main}`, ...parts, ...rest].join(', ');
}

function betweenOf(bodies: readonly string[]): string {
  if (bodies.length < 2) return ', and no single city, town or village governs all of it';
  return ` ${bodies.length > 2 ? 'among' : 'between'} ${listInWords(bodies)}`;
}

function extentInWords(body: PublicBody): string {
  if (hasAll(body)) return 'all';
  return body.people >= nearlyAll && body.land >= 0.9 ? 'nearly all' : 'most';
}

/** The rest may be rounding. */
const nearlyAllPeople = 0.98;

/**
 * "Most people in the ZIP codes listed under Clay live in the Town of Clay outside any village, others in the Town of
 * Salina and elsewhere." The shares are in the list of its public bodies.
 */
function residents(place: CityPlace, government: Government): string | undefined {
  const { named } = government;
  const [first, ...others] = named as [PublicBody, ...PublicBody[]];
  const name = inSentence(place.entry.name);
  if (hasAll(first)) {
    // That a city lies in itself is no news.
    return first.body.endsWith(` of ${place.entry.name}`)
      ? undefined
      : `All of ${name} lies in ${said(first)}.`;
  }
  const zips = `ZIP code${place.zips.length === 1 ? '' : 's'} listed under ${name}`;
  const isWhole = named.reduce((sum, { people }) => sum + people, 0) >= nearlyAllPeople;
  const hasRest = !isWhole && first.people < nearlyAll;
  const lands = named.map((body) => landOf(body, government));
  if (first.people < 0.5) {
    const are = place.zips.length === 1 ? 'is' : 'are';
    return `The ${zips} ${are} divided${betweenOf(lands)}${hasRest ? ', with smaller parts elsewhere' : ''}.`;
  }
  const elsewhere = listInWords([...others.map(said), ...(hasRest ? ['elsewhere'] : [])]);
  const also = others.length > 0 ? `, others in ${elsewhere}` : '';
  const most = first.people >= nearlyAll ? 'Nearly all' : 'Most';
  return `${most} people in the ${zips} live in ${lands[0]!}${also}.`;
}

/** Whom a claim is against, and the police and court of each part. */
export function publicBodies({ content }: Site, place: Place): FactSection | undefined {
  const government = governmentOf(place);
  if (!government) return undefined;
  const zips = place.zips;
  const { claims, known } = content.pages['place-facts'];
  const { named } = government;
  const [heading, says] = isOne(government)
    ? [known.publicBody, fillPlaceholders(claims.one, { body: noticeTo(place)! })]
    : [known.publicBodies, claims.several];
  // The card already names it.
  const isShared = named.length > 1 && named.every(({ courts }) => courts.join() === named[0]!.courts.join());
  const rows = named.flatMap((part) => {
    const { body, kind, courts, people, land } = part;
    const share = hasAll(part) ? [] : [partInWords(people, land)];
    const department = departmentOf(zips, body);
    const offices = [department && oneOfDepartments([department]), isShared ? '' : oneOf(courts)].filter(
      Boolean,
    );
    if (isOne(government) && offices.length === 0) return [];
    const rules = kind === 'reservation' ? ['a nation with rules of its own: ask a lawyer first'] : [];
    return [{ label: body, value: [...share, ...offices, ...rules].join('; ') }];
  });
  return { heading, says, rows };
}
