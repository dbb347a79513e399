/** Placeholders of every place, and what each stands for, as it reads in a sentence. */
const ofEveryPlace = {
  place: 'The place itself: "Kings County", "Brooklyn", "Zip Code 11224 (Brooklyn)"',
  county: 'Its county: "Kings County"',
  court: 'The court of its county: "the Supreme Court in Kings County"',
  seat: 'The county seat',
  noticeTo: 'Who receives a notice of claim: "the City of New York"',
  office: 'The nearest office of the firm: "Brooklyn office"',
  miles: 'How far that is: "4 miles"',
  nearby: 'Up to three neighbors: "Bushwick, Ridgewood and Maspeth"',
  // What the tables of data/places tell.
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

const ofCitiesAndZips = {
  street: 'The street that is most its own',
  streets: 'Three other streets: "Court Street, Smith Street or Hoyt Street"',
  localCourt: 'The courts for small cases there',
};

const ofSomeKinds = {
  city: 'Its city, on pages of cities and ZIP codes',
  zip: 'The ZIP code, on its own pages',
  population: 'How many people live there, on pages of counties and cities: "36,569"',
  cities: 'All cities of the county',
  zipCount: 'How many of its ZIP codes are listed: "38 ZIP codes"',
  localities: 'Up to six neighborhoods of the city',
  neighborhoods: 'The neighborhoods of the ZIP code',
};

export const placeholderMeanings = { ...ofEveryPlace, ...ofCitiesAndZips, ...ofSomeKinds };

export type TopicPlaceholder = keyof typeof placeholderMeanings;
export type CommonPlaceholder = keyof typeof ofEveryPlace;

const common = Object.keys(ofEveryPlace) as CommonPlaceholder[];
const streetsAndCourt = Object.keys(ofCitiesAndZips) as (keyof typeof ofCitiesAndZips)[];

/** Placeholders that a topic fills anew for every place of a kind; see `src/site/place-facts/placeholder-values.ts`. */
export const topicPlaceholders = {
  county: [...common, 'population', 'cities', 'zipCount'],
  city: [...common, ...streetsAndCourt, 'city', 'population', 'localities', 'zipCount'],
  zip: [...common, ...streetsAndCourt, 'city', 'zip', 'neighborhoods'],
} as const satisfies Record<string, readonly TopicPlaceholder[]>;
type ByKind = typeof topicPlaceholders;
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
