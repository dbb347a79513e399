import { z } from 'zod';
import type { TableKind } from '../places/read-table.ts';
import { cells } from './tables.ts';

/** Words that people write above columns, and the columns that they mean. */
const synonyms: Record<string, string> = {
  'zip code': 'zip',
  'zip codes': 'zip',
  zipcode: 'zip',
  zips: 'zip',
  'postal code': 'zip',
  lat: 'latitude',
  lng: 'longitude',
  lon: 'longitude',
  long: 'longitude',
  town: 'city',
  'search term': 'keyword',
  'practice area': 'practice_area',
  'point 1': 'point_1',
  'point 2': 'point_2',
  'point 3': 'point_3',
};

const meant = (written: string) => {
  const plain = written.toLowerCase();
  return synonyms[plain] ?? plain;
};

const optional = cells.words.optional();

const places = z.object({
  county: cells.words,
  city: cells.words,
  zip: cells.zip.optional(),
  latitude: cells.latitude.optional(),
  longitude: cells.longitude.optional(),
  state: optional,
});

const keywords = z.object({
  keyword: cells.words,
  heading: optional,
  practice_area: optional,
  intro: optional,
  point_1: optional,
  point_2: optional,
  point_3: optional,
  draft: cells.yesOrNo.optional(),
});

export type ListedPlace = z.output<typeof places>;
export type ListedKeyword = z.output<typeof keywords>;

/** The lists of the data that can be worked on as tables: their columns in order, and what tells rows apart. */
export const listTables = {
  places: { row: places, key: ['county', 'state', 'city', 'zip'], meant },
  keywords: { row: keywords, key: ['keyword'], meant },
} satisfies { places: TableKind<ListedPlace>; keywords: TableKind<ListedKeyword> };
export type ListName = keyof typeof listTables;
