import { z } from 'zod';
import { figure, headedText, isoDate, line, lines, titledText } from './common.ts';
import { placeFactsWords } from './words/place-facts.ts';
import { missingWords } from './words/not-found.ts';
import {
  aboutWords,
  blogWords,
  contactWords,
  homeWords,
  keywordWords,
  localSearchesWords,
  locationsWords,
  postWords,
  practiceAreaWords,
  serviceAreaWords,
  sitemapWords,
} from './words/pages.ts';
import { cityWords, countyWords, topicWords, zipWords } from './words/places.ts';
import { shellWords } from './words/shell.ts';

const page = {
  title: line(
    'Browser tab and search result; the firm is added after it',
    'Contact a New York Injury Lawyer',
  ).meta({ shownAs: 'title' }),
  description: lines(
    'The two lines under the search result, 120 to 155 characters',
    'Call at any hour, or send the case evaluation form. The consultation is free and does not oblige you to anything.',
  ).meta({ shownAs: 'description' }),
  heading: line('The one large heading of the page', 'Tell Us What Happened'),
  lead: lines(
    'One or two sentences under the heading',
    'A few sentences about the accident are enough to begin.',
  ),
};
/** Pages that a site may do without. */
export const smallPrint = ['privacy', 'terms'] as const;

/** What a page of the small print has in common with another. */
const legal = {
  ...page,
  since: isoDate.meta({ description: 'The day from which it applies', examples: ['2026-11-20'] }),
  sections: z.array(headedText).min(1).meta({ description: 'Its parts, from top to bottom' }),
  sources: z
    .array(
      z.strictObject({
        says: line('What was said', 'The confidence owed to people who ask for help'),
        source: line('Statute or official page', '22 NYCRR 1200.0, Rule 1.18'),
      }),
    )
    .default([])
    .meta({ description: 'Where what it says of the law can be checked' }),
};
const plain = <S extends z.ZodRawShape = Record<never, never>>(
  address: string,
  title: string,
  more: S = {} as S,
) =>
  z
    .strictObject({ ...page, ...more })
    .meta({ title, description: 'The words of this page', shows: `Shows at ${address}` });
const headed = (description: string) => headedText.meta({ description });
const steps = (description: string) =>
  z.array(lines('One step, as a sentence', 'Say when and where it happened.')).min(1).meta({ description });

/** data/pages/<name>.yaml: the words of the pages that exist once. */
export const pageSchemas = {
  home: z
    .strictObject({
      ...page,
      tagline: line('The short line over the buttons', 'Free consultation. No fee unless the case is won.'),
      ...homeWords,
      sections: z
        .strictObject({
          practice: headed('Above the grid of practice areas'),
          why: headedText
            .extend({ reasons: z.array(titledText).min(1).meta({ description: 'Why to choose the firm' }) })
            .meta({ description: 'Why to choose the firm' }),
          testimonials: headed('Above the testimonials'),
          contact: headed('Above the offices and the call button'),
        })
        .meta({ description: 'The parts of the page, from top to bottom' }),
    })
    .meta({ title: 'Home page', shows: 'Shows at /', description: 'The words of the home page' }),
  about: z
    .strictObject({
      ...page,
      mission: headed('What the firm is for'),
      philosophy: headed('How the firm works'),
      reasons: z
        .array(titledText)
        .min(1)
        .meta({ description: 'Reasons to choose the firm; four or six fill their rows' }),
      closing: lines('The last words of the page', 'Call {phone} at any hour and ask.'),
      ...aboutWords,
    })
    .meta({
      title: 'About page',
      shows: 'Shows at /about',
      description: 'The words of the page about the firm',
    }),
  contact: z
    .strictObject({
      ...page,
      call: headed('About calling'),
      form: headed('About the case evaluation'),
      offices: headed('Above the offices'),
      expect: z
        .strictObject({
          heading: line('Heading of this part of the page', 'What Happens Next'),
          steps: steps('What happens after one writes or calls'),
        })
        .meta({ description: 'What happens next' }),
      ...contactWords,
    })
    .meta({
      title: 'Contact page',
      shows: 'Shows at /contact',
      description: 'The words of the contact page',
    }),
  schedule: z
    .strictObject({
      ...page,
      text: lines(
        'Explains that another service is used and opens in a new tab',
        'Appointments are booked through another service, which opens in a new tab.',
      ),
      steps: steps('How to book, step by step'),
      button: line('The words on the button', 'Open the Scheduling Page'),
      note: lines('The words below the button', 'Is a deadline close? Call {phone} instead.'),
    })
    .meta({
      title: 'Scheduling page',
      shows: 'Shows at /schedule',
      description: 'The words of the scheduling page',
    }),
  privacy: z
    .strictObject({
      ...legal,
      visits: z
        .strictObject({
          heading: line('Heading of this part of the page'),
          notCounted: lines('While site.yaml names no tracker'),
          counted: lines('Where site.yaml names a tracker'),
        })
        .meta({ description: 'On cookies and the counting of visits' }),
    })
    .meta({
      title: 'Privacy page',
      shows: 'Shows at /privacy',
      description: 'What is learned of visitors, and what becomes of it',
    }),
  terms: z.strictObject({ ...legal, data: headed('Above the list of the tables about places') }).meta({
    title: 'Terms page',
    shows: 'Shows at /terms',
    description: 'What the site is, and what it is not',
  }),
  'not-found': z
    .strictObject({
      ...page,
      help: lines('What a visitor can do instead', 'Try the sitemap, or call {phone} and ask.'),
      ...missingWords,
    })
    .meta({
      title: 'Pages for unknown addresses',
      shows: 'Shows wherever no page stands',
      description: 'Shown where no page stands',
    }),
  keyword: z
    .strictObject({
      tagline: line(
        'The line under the heading of every local search page',
        'Free consultation. No win, no fee.',
      ),
      consultation: headed('About the free consultation'),
      promise: headed('What the firm promises'),
      steps: z
        .strictObject({
          heading: line('Heading of this part of the page', 'What Happens Next'),
          items: steps('What happens, step by step'),
        })
        .meta({ description: 'How it goes on' }),
      ...keywordWords,
    })
    .meta({
      title: 'Local search pages',
      shows: 'Shows on every page below /local-searches',
      description: 'What all local search pages share; keep it short',
    }),
  shell: shellWords,
  county: countyWords,
  city: cityWords,
  zip: zipWords,
  topic: topicWords,
  'place-facts': placeFactsWords,
  post: postWords,
  'practice-area': practiceAreaWords,
  'service-area': serviceAreaWords,
  practice: plain('/practice', 'Practice areas page'),
  'service-areas': plain('/service-areas', 'Service areas page'),
  locations: z
    .strictObject({
      ...page,
      ...locationsWords,
      deadlines: z.array(figure).max(2).default([]).meta({
        description:
          'On the page of every county, city and ZIP: the deadline against public bodies, then the usual one',
      }),
    })
    .meta({
      title: 'Locations page',
      shows: 'Shows at /locations; its deadlines on every page of a place',
      description: 'The words of the list of counties and of the pages of places',
    }),
  blog: plain('/blog', 'Blog page', blogWords),
  'local-searches': plain('/local-searches', 'Local searches page', localSearchesWords),
  testimonials: plain('/testimonials', 'Testimonials page'),
  sitemap: plain('/sitemap', 'Sitemap page', sitemapWords),
};
