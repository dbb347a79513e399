import { titledGroup } from '../common/groups-and-lists.ts';
import { figures } from '../common/texts.ts';
import { page } from './page.ts';
import { defaultLine } from '../common/patterns.ts';

export const locationsWords = titledGroup('Locations page', {
  ...page,
  counties: defaultLine('Heading of the list, for screen readers', 'All Counties'),
  neighborhood: defaultLine('Below the list', 'Looking for a neighborhood? See the {areas}.', 'areas'),
  areas: defaultLine('The link in it, to the service areas', 'areas we serve'),
  deadlines: figures(
    2,
    'On the page of every county, city and ZIP: the deadline against public bodies, then the usual one',
  ),
}).meta({
  shows: 'Shows at /locations; its deadlines on every page of a place',
  description: 'The words of the list of counties and of the pages of places',
});
