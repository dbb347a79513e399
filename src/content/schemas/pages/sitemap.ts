import { pageWords } from './page.ts';
import { defaultLine, defaultGroup } from '../common/patterns.ts';

export const sitemapWords = pageWords('/sitemap', 'Sitemap page', {
  download: defaultLine('The button above the lists', 'Download All Pages as CSV'),
  lists: defaultGroup('The headings of the lists', {
    main: defaultLine('Above the pages that exist once', 'Main Pages'),
    posts: defaultLine('Above the articles', 'Blog Posts'),
    practiceAreas: defaultLine('Above the practice areas', 'Practice Areas'),
    searches: defaultLine('Above the local searches', 'Local Searches'),
    serviceAreas: defaultLine('Above the service areas', 'Service Areas'),
    counties: defaultLine('Above the counties', 'Locations by County'),
  }),
  main: defaultGroup('The pages that exist once, as their links call them', {
    home: defaultLine('The home page', 'Home'),
    practice: defaultLine('The list of practice areas', 'Practice Areas'),
    serviceAreas: defaultLine('The list of service areas', 'Service Areas'),
    locations: defaultLine('The list of counties', 'Locations'),
    blog: defaultLine('The list of articles', 'Blog'),
    about: defaultLine('The page about the firm', 'About Us'),
    testimonials: defaultLine('The testimonials', 'Testimonials'),
    contact: defaultLine('The contact page', 'Contact'),
    schedule: defaultLine('The scheduling page', 'Schedule'),
    localSearches: defaultLine('The list of local searches', 'Local Searches'),
    privacy: defaultLine('The privacy page', 'Privacy'),
    terms: defaultLine('The terms', 'Terms'),
  }),
  more: defaultLine('Below a list that is shortened', '...and {count} more', 'count'),
  moreCities: defaultLine('The same of the cities of a county', 'and more cities'),
});
