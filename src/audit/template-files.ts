import type { RouteKind } from '#site/routes.ts';

/** The template that prints each kind of page. */
export const templateFiles = {
  home: 'src/pages/home.tsx',
  practice: 'src/pages/practice.tsx',
  'practice-area': 'src/pages/practice-area.tsx',
  'service-areas': 'src/pages/service-areas.tsx',
  'service-area': 'src/pages/service-area.tsx',
  locations: 'src/pages/locations.tsx',
  county: 'src/pages/county.tsx',
  city: 'src/pages/city.tsx',
  zip: 'src/pages/zip.tsx',
  blog: 'src/pages/blog.tsx',
  post: 'src/pages/post.tsx',
  'county-topic': 'src/pages/topic.tsx',
  'city-topic': 'src/pages/topic.tsx',
  'zip-topic': 'src/pages/topic.tsx',
  'local-searches': 'src/pages/local-searches.tsx',
  keyword: 'src/pages/keyword.tsx',
  about: 'src/pages/about.tsx',
  testimonials: 'src/pages/testimonials.tsx',
  contact: 'src/pages/contact.tsx',
  schedule: 'src/pages/schedule.tsx',
  sitemap: 'src/pages/sitemap.tsx',
  'not-found': 'src/pages/not-found.tsx',
  'practice-not-found': 'src/pages/not-found.tsx',
  'service-area-not-found': 'src/pages/not-found.tsx',
  'location-not-found': 'src/pages/not-found.tsx',
} as const satisfies Record<RouteKind, string>;

/** Files that print parts of many pages, in which a text without data behind it may stand. */
export const sharedTemplateFolders = ['src/components', 'src/pages', 'src/output', 'src/site'] as const;
