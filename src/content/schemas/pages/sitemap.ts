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
  more: defaultLine('Below a list that is shortened', '...and {count} more', 'count'),
  moreCities: defaultLine('The same of the cities of a county', 'and more cities'),
});
