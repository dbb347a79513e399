import { practiceAreaWords, serviceAreaWords } from './words/areas.ts';
import { blogWords, postWords } from './words/blog.ts';
import { aboutWords, contactWords, scheduleWords } from './words/firm.ts';
import { homeWords } from './words/home.ts';
import { keywordWords } from './words/keyword.ts';
import { locationsWords } from './words/locations.ts';
import { notFoundWords } from './words/not-found.ts';
import { filterWords, pageWords } from './words/page.ts';
import { placeFactsWords } from './words/place-facts.ts';
import { cityWords, countyWords, topicWords, zipWords } from './words/places.ts';
import { shellWords } from './words/shell.ts';
import { sitemapWords } from './words/sitemap.ts';
import { privacyWords, termsWords } from './words/small-print.ts';

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
