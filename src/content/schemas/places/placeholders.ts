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
  'stateHospital',
  'station',
  'subwayStation',
  'railroadStation',
  'hurtStreets',
  'hurtSince',
  'crashes',
  'crashYear',
  'byTransit',
  'byCar',
  'limitedEnglish',
] as const;

/** The street that is most the place's own, the three after it as "…, … or …", and the courts for small cases. */
const ofCitiesAndZips = ['street', 'streets', 'localCourt'] as const;

/** Placeholders that a topic fills anew for every place of a kind; see `src/site/place-facts/placeholder-values.ts`. */
export const topicPlaceholders = {
  county: [...everyPlace, 'population', 'cities', 'zipCount'],
  city: [...everyPlace, ...ofCitiesAndZips, 'city', 'population', 'localities', 'zipCount'],
  zip: [...everyPlace, ...ofCitiesAndZips, 'city', 'zip', 'neighborhoods'],
} as const;
type ByKind = typeof topicPlaceholders;
export type TopicPlaceholder = ByKind[keyof ByKind][number];
/** Placeholders of every place. */
export type CommonPlaceholder = (typeof everyPlace)[number];
/** Placeholders that only some kinds of places have. */
export type OwnPlaceholder<K extends keyof ByKind> = Exclude<ByKind[K][number], CommonPlaceholder>;

/** What the headings and the title of a place's own page may name. */
export const namePlaceholders = {
  county: ['place'],
  city: ['place', 'city', 'county'],
  zip: ['place', 'zip', 'city', 'county'],
} as const;

/** What descriptions of cities and ZIP codes may also use, although it is not known for every place. */
export const placeholdersSometimesKnown = ['nearby', 'police', 'hospital'] as const;

/** What each stands for, as it reads in a sentence. */
export const placeholderMeanings: Record<TopicPlaceholder, string> = {
  place: 'The place itself: "Kings County", "Brooklyn", "Zip Code 11224 (Brooklyn)"',
  county: 'Its county: "Kings County"',
  city: 'Its city, on pages of cities and ZIP codes',
  zip: 'The ZIP code, on its own pages',
  court: 'The court of its county: "the Supreme Court in Kings County"',
  localCourt: 'The courts for small cases there',
  seat: 'The county seat',
  noticeTo: 'Who receives a notice of claim: "the City of New York"',
  office: 'The nearest office of the firm: "Brooklyn office"',
  miles: 'How far that is: "4 miles"',
  nearby: 'Up to three neighbors: "Bushwick, Ridgewood and Maspeth"',
  population: 'How many people live there, on pages of counties and cities: "36,569"',
  cities: 'All cities of the county',
  zipCount: 'How many of its ZIP codes are listed: "38 ZIP codes"',
  localities: 'Up to six neighborhoods of the city',
  neighborhoods: 'The neighborhoods of the ZIP code',
  street: 'The street that is most its own',
  streets: 'Three other streets: "Court Street, Smith Street or Hoyt Street"',
  police:
    'Who may have the report, where they are few: "the 60th Precinct", "the 52nd Precinct or the 48th Precinct"',
  hospital: 'The two nearest emergency rooms: "one or the other"; in descriptions the nearest alone',
  publicHospital:
    'Those of the nearest that a city, a county, a hospital district or a public corporation owns',
  stateHospital: 'Those of the nearest that the state owns',
  station: 'The nearest station',
  subwayStation: 'The nearest of a subway, where no other is nearer',
  railroadStation: 'The nearest of a railroad, where no other is nearer: "the Little Neck station (LIRR)"',
  hurtStreets: 'The three streets on which most people were hurt',
  hurtSince: 'Since which year they were counted: "2019"',
  crashes: 'Crashes with an injury in the last year that was counted: "about 350"',
  crashYear: 'That year: "2025"',
  byTransit: 'Share of people who go to work by transit: "about 61%"',
  byCar: 'The same by car',
  limitedEnglish: 'Share of people who speak little English',
};
