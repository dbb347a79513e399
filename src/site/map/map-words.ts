import { groupBy } from '#lib/group-by.ts';
import { counted, inSentence, listInWords } from '#lib/text.ts';
import { symbolKinds, type MapSheet, type PlacedSymbol, type SymbolKind } from '#maps/sheet.ts';
import { bodiesNamed } from '../place-facts/government.ts';
import { ofKind, type Place } from '../places/places.ts';
import { hasAllZips } from '../places/population.ts';

const kindNames = {
  station: ['Station', 'Stations'],
  hospital: ['Hospital', 'Hospitals'],
  court: ['Court', 'Courts'],
  office: ['Our office', 'Our offices'],
} satisfies Record<SymbolKind, [string, string]>;

/** Up to this many of a kind are named below the map; of more, only the kind. */
const mostNamed = 3;
/** A list of more names is tedious to listen to; the sections of the page name what matters. */
const mostRead = { county: mostNamed, city: mostNamed, zip: 12 } satisfies Record<Place['kind'], number>;

/** What the legend says of a kind of symbol; empty if the map has none. */
export function legendOf(symbols: readonly PlacedSymbol[], kind: SymbolKind): string {
  const names = namesOf(symbols, kind);
  if (names.length === 0) return '';
  if (kind === 'office') return names.length === 1 ? names[0]! : kindNames.office[1];
  return names.length > mostNamed
    ? kindNames[kind][1]
    : `${kindNames[kind][names.length === 1 ? 0 : 1]}: ${listInWords(names)}`;
}

const namesOf = (symbols: readonly PlacedSymbol[], kind: SymbolKind) => [
  ...new Set(symbols.filter((symbol) => symbol.kind === kind).map(({ name }) => name)),
];

/** The text alternative of a map. */
export function labelOf(place: Place, zips: number, symbols: readonly PlacedSymbol[]): string {
  const seen = symbolKinds.toReversed().flatMap((kind) => {
    const names = namesOf(symbols, kind);
    if (names.length === 0) return [];
    const said = names.length > mostRead[place.kind] ? `${names.length} shown` : listInWords(names);
    return [` ${kindNames[kind][names.length === 1 ? 0 : 1]}: ${said}.`];
  });
  return `${titleOf(place, zips)}${seen.join('')}`;
}

/** What the legend calls the highlighted area; on the map of a county none is. */
export const hereOf = (place: Place) =>
  ofKind(place, {
    county: () => '',
    city: ({ entry }) => entry.name,
    zip: ({ code }) => `ZIP code ${code}`,
  });

const zipCodes = (count: number) => counted(count, 'ZIP code', 'ZIP codes');

const titleOf = (place: Place, zips: number) =>
  ofKind(place, {
    county: ({ name }) => `Map of ${name} with ${zipCodes(zips)}.`,
    city: ({ entry }) => `Map of ${inSentence(entry.name)} with ${zipCodes(zips)}.`,
    zip: ({ code }) => `Map of ZIP code ${code} and what lies around it.`,
  });

/** "the Town of Amherst" and "the Onondaga Nation", but "Manhattan". */
const withArticle = (body: string) =>
  body.replace(
    /^(?=(?:City|Town|Township|Village|Town and Village|Borough|County|Parish) of |.+ (?:Nation|Reservation)$)/,
    'the ',
  );

const plurals: Record<string, string> = {
  City: 'Cities',
  Town: 'Towns',
  Township: 'Townships',
  Village: 'Villages',
  Borough: 'Boroughs',
};

/** "the Towns of Clay and Cicero; the City of Syracuse": a dozen villages one by one are tedious to listen to. */
function bodiesInWords(bodies: readonly string[]): string {
  const kindOf = (body: string) => body.split(' of ', 1)[0]!;
  const byKind = groupBy(bodies, (body) => (plurals[kindOf(body)] ? kindOf(body) : body));
  const kinds = [...byKind].map(([kind, those]) =>
    those.length === 1
      ? withArticle(those[0]!)
      : `the ${plurals[kind]} of ${listInWords(those.map((body) => body.slice(`${kind} of `.length)))}`,
  );
  return kinds.length < bodies.length ? kinds.join('; ') : listInWords(kinds);
}

/** The surroundings of a place in the drawing, in words. */
export const aroundOn = ({ beyond, zips }: MapSheet, place: Place) =>
  ofKind(place, {
    county: () => (beyond.length > 0 ? `On the map: ${listInWords(beyond)}.` : ''),
    city: () => '',
    zip: ({ code: zip, county }) => {
      const { borders = [], bodies = [], hasLines = false } = zips[zip] ?? {};
      // The drawing ends at the county line, and land without a ZIP of the site has no name.
      const ofListed = hasAllZips(county) ? '' : 'Of the ZIP codes that we list, ';
      const touches =
        borders.length > 0 ? `${ofListed}${zip} borders ${listInWords(borders)} in ${county.name}.` : '';
      // Its own first, even where the drawing has no room for the name.
      const around = new Set([...(hasLines ? bodiesNamed(place) : []), ...bodies]);
      const named = around.size > 0 ? `On the map: ${bodiesInWords([...around])}.` : '';
      return [touches, named].filter(Boolean).join(' ');
    },
  });
