import { plain } from './page.ts';
import { said, spoken } from './pattern.ts';

export const sitemapWords = plain('/sitemap', 'Sitemap page', {
  download: said('The button above the lists', 'Download All Pages as CSV'),
  lists: spoken('The headings of the lists', {
    main: said('Above the pages that exist once', 'Main Pages'),
    posts: said('Above the articles', 'Blog Posts'),
    practiceAreas: said('Above the practice areas', 'Practice Areas'),
    searches: said('Above the local searches', 'Local Searches'),
    serviceAreas: said('Above the service areas', 'Service Areas'),
    counties: said('Above the counties', 'Locations by County'),
  }),
  main: spoken('The pages that exist once, as their links call them', {
    home: said('The home page', 'Home'),
    practice: said('The list of practice areas', 'Practice Areas'),
    serviceAreas: said('The list of service areas', 'Service Areas'),
    locations: said('The list of counties', 'Locations'),
    blog: said('The list of articles', 'Blog'),
    about: said('The page about the firm', 'About Us'),
    testimonials: said('The testimonials', 'Testimonials'),
    contact: said('The contact page', 'Contact'),
    schedule: said('The scheduling page', 'Schedule'),
    localSearches: said('The list of local searches', 'Local Searches'),
    privacy: said('The privacy page', 'Privacy'),
    terms: said('The terms', 'Terms'),
  }),
  more: said('Below a list that is shortened', '...and {count} more', 'count'),
  moreCities: said('The same of the cities of a county', 'and more cities'),
});
