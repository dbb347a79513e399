import { titledGroup } from '../common/groups-and-lists.ts';
import { lines } from '../common/texts.ts';
import { page } from './page.ts';
import { defaultLine, defaultGroup } from '../common/patterns.ts';

const missing = (what: string, heading: string, text: string, back: string) =>
  defaultGroup(`Where ${what} of that address is known`, {
    heading: defaultLine('The one large heading, and the title', heading),
    text: defaultLine('Below the heading', text),
    back: defaultLine('The button', back),
  });

/** The four pages for addresses that lead nowhere. */
export const notFoundWords = titledGroup('Pages for unknown addresses', {
  ...page,
  help: lines('What a visitor can do instead', 'Try the sitemap, or call {phone} and ask.'),
  back: defaultLine('The button that leads to the home page', 'Go Back Home'),
  practiceArea: missing(
    'no practice area',
    '404 - Page Not Found',
    'The practice area you are looking for does not exist.',
    'Go Back Home',
  ),
  serviceArea: missing(
    'no service area',
    '404 - Service Area Not Found',
    'The service area you are looking for does not exist.',
    'View All Service Areas',
  ),
  location: missing(
    'no county, city or ZIP',
    '404 - Location Not Found',
    'The location you are looking for does not exist.',
    'View All Locations',
  ),
}).meta({
  shows: 'Shows wherever there is no page',
  description: 'The words of the 404 pages',
});
