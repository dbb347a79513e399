import { filterWords, plain } from './page.ts';

export const localSearchesWords = plain(
  '/local-searches',
  'Local searches page',
  filterWords('Find a search', 'search', 'searches'),
);

export const testimonialsWords = plain('/testimonials', 'Testimonials page');
