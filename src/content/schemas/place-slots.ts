const everyPlace = [
  'place',
  'county',
  'court',
  'seat',
  'noticeTo',
  'office',
  'miles',
  'nearby',
  // What the tables of data/places tell.
  'police',
  'hospital',
  'publicHospital',
  'station',
  'hurtStreets',
  'crashes',
  'crashYear',
  'byTransit',
  'byCar',
  'limitedEnglish',
] as const;

/** The street that is most the place's own, the three after it as "…, … or …", and the courts for small cases. */
const streets = ['street', 'streets', 'localCourt'] as const;

/** Slots that a topic fills anew for every place of a kind; see `src/site/place-facts.ts`. */
export const placeSlots = {
  county: [...everyPlace, 'population', 'cities', 'zipCount'],
  city: [...everyPlace, ...streets, 'city', 'population', 'localities', 'zipCount'],
  zip: [...everyPlace, ...streets, 'city', 'zip', 'neighborhoods'],
} as const;
export type PlaceSlot = (typeof placeSlots)[keyof typeof placeSlots][number];

/** What the headings and the title of a place's own page may name. */
export const nameSlots = {
  county: ['place'],
  city: ['place', 'city', 'county'],
  zip: ['place', 'zip', 'city', 'county'],
} as const;

/** What their descriptions may name besides, though it is not known of every place. */
export const slotsSometimesKnown = ['nearby', 'police', 'hospital'] as const;
