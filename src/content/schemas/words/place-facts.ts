import { said, spoken } from './pattern.ts';

/** data/pages/place-facts.yaml: over what is known of a place. */
export const placeFactsWords = spoken('The headings over what is known of a place', {
  known: spoken('Over what the tables of data/places tell', {
    publicBody: said('Where one public body has the streets', 'Whom a notice of claim is for'),
    publicBodies: said('Where several may have them', 'Whose street was it?'),
    police: said('Over the police', 'Which police have the report'),
    hospitals: said('Over the emergency rooms', 'Emergency rooms, and who owns them'),
    allHospitals: said('Over the hospitals of a county', 'Hospitals, and who owns them'),
    crashes: said('Over the crashes', 'Crashes with injuries in {place}', 'place'),
    trains: said('Over the stations', 'Trains'),
    people: said('Over how people live', 'Who lives here'),
    neighbors: said('Over the next ZIP codes', 'If it was just beyond the edge'),
    zips: said('Over the list of its ZIP codes', 'ZIP by ZIP'),
  }),
  notes: spoken('Over the notes of a county, by subject', {
    courts: said('The note on courts', 'Where cases are heard'),
    roads: said('The note on roads', 'Who keeps the roads'),
    'police-reports': said('The note on police reports', 'Getting the police report'),
    transit: said('The note on transit', 'Buses and trains'),
    hospitals: said('The note on hospitals', 'Which hospitals are public'),
    'public-bodies': said('The note on public bodies', 'When a public body is at fault'),
  }),
}).meta({ title: 'Facts of places', shows: 'Shows on the pages of places and of their topics' });
