import { defaultLine, defaultGroup } from '../common/patterns.ts';

/** data/pages/place-facts.yaml: headings above the facts about a place, and what they mean under the law of the state. */
export const placeFactsWords = defaultGroup('The words around the facts about a place', {
  cards: defaultGroup('What the cards on top are about', {
    against: defaultLine('Over the first deadline', 'Against {body}', 'body'),
    againstAny: defaultLine('The same where no one body is meant', 'Against a public body'),
    police: defaultLine('The card of the police', 'Police report'),
    hospital: defaultLine('The card of the emergency room', 'Emergency room'),
    court: defaultLine('The card of the court', 'Where lawsuits are heard'),
    office: defaultLine('The card of the office', 'Our nearest office'),
  }),
  known: defaultGroup('Over what the tables of data/places tell', {
    publicBody: defaultLine('Where one public body has the streets', 'Whom a claim is for'),
    publicBodies: defaultLine('Where several may have them', 'Whose street was it?'),
    police: defaultLine('Over the police', 'Which police have the report'),
    hospitals: defaultLine('Over the emergency rooms', 'Emergency rooms, and who owns them'),
    allHospitals: defaultLine('Over the hospitals of a county', 'Hospitals, and who owns them'),
    crashes: defaultLine('Over the crashes', 'Crashes with injuries in {place}', 'place'),
    trains: defaultLine('Over the stations', 'Trains'),
    people: defaultLine('Over how people live', 'Who lives here'),
    neighbors: defaultLine('Over the next ZIP codes', 'If it was in the next ZIP code'),
    zips: defaultLine('Over the list of its ZIP codes', 'ZIP by ZIP'),
  }),
  sources: defaultLine('Below the facts about a city or ZIP code', 'Sources: {sources}.', 'sources'),
  residents: defaultLine('Before the number of people in a ZIP code; name its year', 'People'),
  owners: defaultGroup('Who owns a hospital and whom a claim goes to, in the order of the list of a county', {
    city: defaultLine('A city', 'city-owned'),
    county: defaultLine('A county', 'county-owned'),
    hospitalDistrict: defaultLine('A hospital district', 'owned by a hospital district'),
    state: defaultLine('The state', 'state-owned'),
    publicCorporation: defaultLine('A public benefit corporation', 'publicly owned'),
    federal: defaultLine('The federal government', 'federally owned'),
    changing: defaultLine('While its owner is changing', 'its owner changes: ask who ran it that day'),
    private: defaultLine('Anyone else', 'private'),
  }),
  claims: defaultGroup('Whom a claim over streets and buildings is for', {
    one: defaultLine(
      'Where one public body has them',
      'A claim goes to {body} where the street or building is its own.',
      'body',
    ),
    several: defaultLine(
      'Where several may have them',
      'The spot decides: a claim is for the public body whose street or building it was.',
    ),
    city: defaultLine(
      'Before the public body of a county that one city governs',
      'A claim over city streets and buildings goes to',
    ),
    county: defaultLine('Before the public body of any other county', 'A claim against the county goes to'),
    others: defaultLine(
      'The public body of such a county, and what is not its own',
      '{body}; streets and buildings of cities, towns and villages are theirs',
      'body',
    ),
  }),
  notes: defaultGroup('Over the notes of a county, by subject', {
    courts: defaultLine('The note on courts', 'Where cases are heard'),
    roads: defaultLine('The note on roads', 'Who keeps the roads'),
    'police-reports': defaultLine('The note on police reports', 'Getting the police report'),
    transit: defaultLine('The note on transit', 'Buses and trains'),
    hospitals: defaultLine('The note on hospitals', 'Which hospitals are public'),
    'public-bodies': defaultLine('The note on public bodies', 'When a public body is at fault'),
  }),
}).meta({ title: 'Facts of places', shows: 'Shows on the pages of places and of their topics' });
