import { z } from 'zod';
import { figure, headedText, line, lines, titledText } from './common.ts';
import { missingWords } from './words/not-found.ts';
import { keywordWords } from './words/pages.ts';
import { cityWords, countyWords, topicWords, zipWords } from './words/places.ts';
import { shellWords } from './words/shell.ts';

const page = {
  title: line('Browser tab and search result; the firm is added after it'),
  description: lines('The two lines under the search result, 120 to 155 characters'),
  heading: line('The one large heading of the page'),
  lead: lines('One or two sentences under the heading'),
};
const plain = z.strictObject(page).meta({ title: 'Page', description: 'The words of a page' });
const headed = (description: string) => headedText.meta({ description });
const steps = (description: string) => z.array(lines('One step, as a sentence')).min(1).meta({ description });

/** data/pages/<name>.yaml: the words of the pages that exist once. */
export const pageSchemas = {
  home: z
    .strictObject({
      ...page,
      tagline: line('The short line over the buttons'),
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
    .meta({ title: 'Home page', description: 'The words of the home page' }),
  about: z
    .strictObject({
      ...page,
      mission: headed('What the firm is for'),
      philosophy: headed('How the firm works'),
      reasons: z
        .array(titledText)
        .min(1)
        .meta({ description: 'Reasons to choose the firm; four or six fill their rows' }),
      closing: lines('The last words of the page'),
    })
    .meta({ title: 'About page', description: 'The words of the page about the firm' }),
  contact: z
    .strictObject({
      ...page,
      call: headed('About calling'),
      form: headed('About the case evaluation'),
      offices: headed('Above the offices'),
      expect: z
        .strictObject({
          heading: line('Heading of this part of the page'),
          steps: steps('What happens after one writes or calls'),
        })
        .meta({ description: 'What happens next' }),
    })
    .meta({ title: 'Contact page', description: 'The words of the contact page' }),
  schedule: z
    .strictObject({
      ...page,
      text: lines('Explains that another service is used and opens in a new tab'),
      steps: steps('How to book, step by step'),
      button: line('The words on the button', 'Open the Scheduling Page'),
      note: lines('The words below the button'),
    })
    .meta({ title: 'Scheduling page', description: 'The words of the scheduling page' }),
  'not-found': z
    .strictObject({ ...page, help: lines('What a visitor can do instead'), ...missingWords })
    .meta({ title: 'Pages for unknown addresses', description: 'Shown where no page stands' }),
  keyword: z
    .strictObject({
      tagline: line('The line under the heading of every local search page'),
      consultation: headed('About the free consultation'),
      promise: headed('What the firm promises'),
      steps: z
        .strictObject({
          heading: line('Heading of this part of the page'),
          items: steps('What happens, step by step'),
        })
        .meta({ description: 'How it goes on' }),
      ...keywordWords,
    })
    .meta({ title: 'Local search pages', description: 'What all local search pages share; keep it short' }),
  shell: shellWords,
  county: countyWords,
  city: cityWords,
  zip: zipWords,
  topic: topicWords,
  practice: plain,
  'service-areas': plain,
  locations: z
    .strictObject({
      ...page,
      deadlines: z.array(figure).max(2).default([]).meta({
        description:
          'On the page of every county, city and ZIP: the deadline against public bodies, then the usual one',
      }),
    })
    .meta({
      title: 'Locations page',
      description: 'The words of the list of counties and of the pages of places',
    }),
  blog: plain,
  'local-searches': plain,
  testimonials: plain,
  sitemap: plain,
};
