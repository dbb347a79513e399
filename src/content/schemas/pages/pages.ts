import { practiceAreaWords, serviceAreaWords } from './areas.ts';
import { blogWords, postWords } from './blog.ts';
import { aboutWords, contactWords, scheduleWords } from './firm.ts';
import { homeWords } from './home.ts';
import { keywordWords } from './keyword.ts';
import { locationsWords } from './locations.ts';
import { notFoundWords } from './not-found.ts';
import { filterWords, pageWords } from './page.ts';
import { placeFactsWords } from './place-facts.ts';
import { cityWords, countyWords, topicWords, zipWords } from './places.ts';
import { shellWords } from './shell.ts';
import { sitemapWords } from './sitemap.ts';
import { privacyWords, termsWords } from './small-print.ts';

/** data/pages/<name>.yaml: the words of the pages that exist once, and of those that are alike. */
export const pageSchemas = {
  home: homeWords,
  about: aboutWords,
  contact: contactWords,
  schedule: scheduleWords,
  privacy: privacyWords,
  terms: termsWords,
  'not-found': notFoundWords,
  keyword: keywordWords,
  shell: shellWords,
  county: countyWords,
  city: cityWords,
  zip: zipWords,
  topic: topicWords,
  'place-facts': placeFactsWords,
  post: postWords,
  'practice-area': practiceAreaWords,
  'service-area': serviceAreaWords,
  practice: pageWords('/practice', 'Practice areas page'),
  'service-areas': pageWords('/service-areas', 'Service areas page'),
  locations: locationsWords,
  blog: blogWords,
  'local-searches': pageWords(
    '/local-searches',
    'Local searches page',
    filterWords('Find a search', 'search', 'searches'),
  ),
  testimonials: pageWords('/testimonials', 'Testimonials page'),
  sitemap: sitemapWords,
};
