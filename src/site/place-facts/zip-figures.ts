import type { Row } from '#content/schemas/places/tables.ts';
import { longDate } from '#lib/long-date.ts';
import { inSentence } from '#lib/text.ts';
import type { CountyPlace, Place, ZipPlace } from '../places/places.ts';
import { aboutTens } from './rounding.ts';
import { countedZips, crashesOfLastYear, crashesOfYear } from './crashes.ts';
import type { FigureRow, ZipFigures } from './fact-section.ts';

interface Counted {
  zip: ZipPlace;
  about: string;
  values: (number | undefined)[];
}

/** With fewer crashes or people, a rate is meaningless. */
const fewestCrashes = 50;
const fewestPeople = 1000;

/** The pages of the cities show the others. */
const mostInCounty = 5;

/** Undefined if no crashes were counted, or if there is nothing to compare. */
export function zipFigures(place: Place, aboutZip: (zip: ZipPlace) => string): ZipFigures | undefined {
  const year = crashesOfLastYear(place)?.year;
  const zips = year === undefined ? [] : countedZips(place, year);
  if (year === undefined || zips.length < 2) return undefined;
  const isOfAll = zips.length === place.zips.length;
  const window = lastWindow(zips);
  const columns = figureColumns(year, window).filter(({ of }) => zips.some((zip) => of([zip]) !== undefined));
  const rows = zips.map((zip): Counted => ({
    zip,
    about: aboutZip(zip),
    values: columns.map(({ of }) => of([zip])),
  }));
  const print = (values: Counted['values']) =>
    values.map((value, i) => (value === undefined ? '–' : columns[i]!.print(value)));
  const rowOf = ({ zip, about, values }: Counted): FigureRow => ({
    name: zip.code,
    href: zip.address,
    about,
    figures: print(values),
  });
  const isCut = place.kind === 'county' && zips.length > mostInCounty;
  return {
    columns: ['ZIP code', ...columns.map(({ label }) => label)],
    orders: ordersOf(rows, columns, isCut).map(({ column, rows }) => ({ column, rows: rows.map(rowOf) })),
    sum: {
      name: `${zips.length === 2 ? 'Both' : `All ${zips.length}`} ${isOfAll ? 'listed' : 'counted'}`,
      href: '',
      about: '',
      figures: print(columns.map(({ of }) => of(zips))),
    },
    note: [...(isCut ? [othersOf(place)] : []), noteOf(window)].join(' '),
  };
}

/** By the crashes, then by the ZIP codes and by further columns where that differs. */
function ordersOf(rows: readonly Counted[], columns: readonly Column[], isCut: boolean) {
  const byZip = rows.toSorted((a, b) => a.zip.code.localeCompare(b.zip.code));
  const [usual, ...others] = columns.flatMap(({ isOrder }, i) => {
    if (!isOrder) return [];
    const sorted = largestFirst(byZip, i);
    return { column: i + 1, rows: isCut ? sorted.slice(0, mostInCounty) : sorted };
  });
  const more = isCut ? others : [{ column: 0, rows: byZip }, ...others];
  return [usual!, ...more.filter((order) => order.rows.some((row, i) => row !== usual!.rows[i]))];
}

const largestFirst = (rows: readonly Counted[], column: number) =>
  [...rows].sort((a, b) => (b.values[column] ?? -1) - (a.values[column] ?? -1));

interface Column {
  label: string;
  /** Whether the table can be sorted by it. */
  isOrder: boolean;
  of(zips: readonly ZipPlace[]): number | undefined;
  print(value: number): string;
}

const figureColumns = (year: number, window: Window | undefined): Column[] => [
  {
    label: `Crashes with injuries ${year}`,
    isOrder: true,
    of: (zips) => crashesIn(zips, year),
    print: aboutTens,
  },
  {
    // Names its years, as the crashes beside it are of one year only.
    label: `People hurt${window ? ` since ${window.from.slice(0, 4)}` : ''}`,
    // The order would be nearly that of the crashes.
    isOrder: false,
    of: (zips) => hurtIn(zips, window),
    print: aboutTens,
  },
  {
    label: 'Crashes per 1,000 residents',
    isOrder: true,
    of: (zips) => rateOf(zips, year),
    print: (rate) => rate.toFixed(1),
  },
];

const crashesIn = (zips: readonly ZipPlace[], year: number) =>
  zips.reduce((sum, zip) => sum + crashesOfYear(zip, year), 0);

type Window = Pick<Row<'crash-victims'>, 'from' | 'to'>;

const lastWindow = (zips: readonly ZipPlace[]): Window | undefined =>
  zips.flatMap(({ facts }) => facts.victims).sort((a, b) => b.from.localeCompare(a.from))[0];

function hurtIn(zips: readonly ZipPlace[], window: Window | undefined): number | undefined {
  const rows = zips.flatMap(({ facts }) =>
    facts.victims.filter(({ from, to }) => from === window?.from && to === window.to),
  );
  return rows.length > 0 ? rows.reduce((sum, row) => sum + row.people_hurt, 0) : undefined;
}

/** Only of ZIPs with a known population. */
function rateOf(zips: readonly ZipPlace[], year: number): number | undefined {
  const known = zips.filter(({ facts }) => facts.people);
  const people = known.reduce((sum, { facts }) => sum + facts.people!.population, 0);
  const crashes = crashesIn(known, year);
  return people >= fewestPeople && crashes >= fewestCrashes ? (crashes / people) * 1000 : undefined;
}

function othersOf({ cities }: CountyPlace): string {
  const pages =
    cities.length === 1 ? `page of ${inSentence(cities[0]!.name)} has` : 'pages of the cities have';
  return `The first ${mostInCounty}; the ${pages} the others.`;
}

const noteOf = (window: Window | undefined) =>
  [
    ...(window ? [`People hurt: ${longDate(window.from)} to ${longDate(window.to)}.`] : []),
    'The rate is high where few people live and many come; it is left out where the numbers are small.',
  ].join(' ');
