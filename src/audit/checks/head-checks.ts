import type { CheckFacts } from './check-facts.ts';

/** What search results are made of: titles, descriptions, structured data. */
export const headChecks = {
  'title-missing': {
    subject: 'head',
    severity: 'error',
    title: 'A page has no title, or more than one',
    why: 'The title is the headline of the search result and the name of the tab.',
    fix: 'Give the page exactly one title.',
  },
  'title-wide': {
    subject: 'head',
    severity: 'warning',
    title: 'A title is cut off in search results',
    why: 'Google shows about 600 pixels; what comes after, often the place, is lost.',
    fix: 'Shorten the title, beginning with words that the rest already implies.',
  },
  'title-brand-cut': {
    subject: 'head',
    severity: 'notice',
    title: "Only the firm's name is cut off a title",
    why: 'The page can still be told from others; the name does not show in the result.',
    fix: 'Nothing has to be done; a shorter title shows the firm as well.',
  },
  'title-duplicate': {
    subject: 'head',
    severity: 'error',
    title: 'Pages share one title',
    why: 'Nobody can tell them apart in search results, and search engines may list only one.',
    fix: 'Give each page a title of its own, such as with the name of the county.',
  },
  'description-missing': {
    subject: 'head',
    severity: 'error',
    title: 'A page has no description, or more than one',
    why: 'Search engines then pick any sentence of the page.',
    fix: 'Write one or two sentences about what the reader finds.',
  },
  'description-wide': {
    subject: 'head',
    severity: 'warning',
    title: 'A description is cut off in search results',
    why: 'Two lines of about 490 pixels are shown; the sentence breaks off after them.',
    fix: 'Shorten the description to about 155 characters.',
  },
  'description-short': {
    subject: 'head',
    severity: 'notice',
    title: 'A description leaves its second line empty',
    why: 'There is room for one more reason to click.',
    fix: 'Say what else the page answers.',
  },
  'description-duplicate': {
    subject: 'head',
    severity: 'error',
    title: 'Pages share one description',
    why: 'Search results that read alike look like one page listed twice.',
    fix: 'Let the description name what only this page has.',
  },
  'data-unreadable': {
    subject: 'data',
    severity: 'error',
    title: 'Structured data is no valid JSON-LD',
    why: 'Search engines ignore all of it.',
    fix: 'Build it from values, never from pieces of text.',
  },
  'data-invalid': {
    subject: 'data',
    severity: 'error',
    title: 'Structured data does not fit the types of schema.org',
    why: 'What is not understood is left out, or the whole entry is.',
    fix: 'Use the names and types of https://schema.org, and give what the type requires.',
  },
  'data-discouraged': {
    subject: 'data',
    severity: 'warning',
    title: 'Structured data uses a type or claim that search engines discourage',
    why: 'It is retired, or against their rules for pages about oneself.',
    fix: 'Use the type that replaces it, or leave it out.',
  },
  'data-invisible': {
    subject: 'data',
    severity: 'warning',
    title: 'Structured data tells what the page does not show',
    why: 'Search engines count hidden claims as spam and may ignore all structured data of the site.',
    fix: 'Show the value on the page, or take it out of the structured data.',
  },
} as const satisfies Record<string, CheckFacts>;
