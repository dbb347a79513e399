import { namePlaceholders } from '../places/placeholders.ts';
import { descriptions, defaultLineNaming, defaultLine, defaultGroup } from '../common/patterns.ts';

type Kind = keyof typeof namePlaceholders;

/** The titles and headings of pages of counties, cities and ZIPs, which each kind words for itself. */
const names = (kind: Kind) => {
  const placeholders = namePlaceholders[kind];
  return {
    title: defaultLineNaming(
      ['place', 'zip', 'city'],
      'Browser tab and search result; the firm is added after it',
      '{place} Injury Lawyers',
      ...placeholders,
    ),
    heading: defaultLineNaming(
      ['place', 'zip', 'city'],
      'The one large heading of the page',
      'Injured in {place}?',
      ...placeholders,
    ),
  };
};

const sections = (kind: Kind, short: string) => {
  const placeholders = namePlaceholders[kind];
  return defaultGroup('The headings of the page, from top to bottom', {
    facts: defaultLine('Above the facts about the place', `Good to know in {${short}}`, ...placeholders),
    topics: defaultLine('Above the topics', `Your questions, answered for {${short}}`, ...placeholders),
    nearby: defaultLine('Above the neighbors', 'Nearby, as the crow flies', ...placeholders),
    practiceAreas: defaultLine('Above the practice areas', 'What happened to you?', ...placeholders),
  });
};

export const countyWords = defaultGroup('The words of the pages of counties', {
  ...names('county'),
  descriptions: descriptions(
    ['place'],
    [
      'Hurt in {place}? Choose what happened, find the nearest office for {cities}, and talk to an injury lawyer for free.',
    ],
    ...namePlaceholders.county,
    'cities',
  ),
  lead: defaultLine(
    'Under the heading',
    'We help people who were hurt in {place}. Choose your community to see what applies there, or read on for all of {place}.',
    'place',
  ),
  leadOfOneCity: defaultLine(
    'The same where the county has one city',
    'We help people who were hurt in {place}. Choose {city} to see what applies there, or read on for all of {place}.',
    'place',
    'city',
  ),
  cities: defaultLine('Above the list of cities', 'Where in {place}?', 'place'),
  notes: defaultLine('Above what a resident should know', 'How it works in {county}', 'county'),
  serviceArea: defaultLine(
    'Leads to the service area page about the county',
    'More about {area} and its neighborhoods.',
    'area',
  ),
  guide: defaultLine(
    'Leads to the first article that the service area page names',
    'Our guide: {article}.',
    'article',
  ),
  sections: sections('county', 'place'),
}).meta({ title: 'County pages', shows: 'Shows at /locations/county' });

export const cityWords = defaultGroup('The words of the pages of cities', {
  ...names('city'),
  descriptions: descriptions(
    ['place', 'city'],
    [
      'Injured in {city}, {county} near {nearby}? Choose what happened, find our nearest office, and ask a lawyer for free.',
      'Injured in {city}, {county}? Choose what happened, find our nearest office, and ask a lawyer for free.',
    ],
    ...namePlaceholders.city,
    'nearby',
  ),
  lead: defaultLine(
    'Under the heading, where no table says who governs the place',
    '{city} lies in {county}.',
    ...namePlaceholders.city,
  ),
  zips: defaultLine('Above the ZIP codes', 'ZIP codes in {place}', ...namePlaceholders.city),
  oneZip: defaultLine('The same where the city has one', 'ZIP code in {place}', ...namePlaceholders.city),
  choose: defaultLine(
    'Under the lead; leads to these ZIP codes, unless there is only one',
    'Choose the ZIP code where it happened',
  ),
  sections: sections('city', 'place'),
}).meta({ title: 'City pages', shows: 'Shows at /locations/county/city' });

export const zipWords = defaultGroup('The words of the pages of ZIP codes', {
  ...names('zip'),
  descriptions: descriptions(
    ['zip', 'place'],
    [
      'Injured in {zip}, {city}? Reports: {police}. Emergency room: {hospital}. Our nearest office, and a free consultation.',
      'Injured in {zip}, {city}? Reports: {police}. Emergency room: {hospital}. Talk to a lawyer for free.',
      'Injured in {zip}, {city}? Reports: {police}. Our nearest office, and a free consultation.',
      'Injured in {zip}, {city}? Emergency room: {hospital}. Our nearest office, and a free consultation.',
      'Injured in {zip}, {city}? Choose what happened, find our nearest office, and ask a lawyer for free.',
    ],
    ...namePlaceholders.zip,
    'police',
    'hospital',
  ),
  lead: defaultLine(
    'Under the heading, where no table says who governs the place',
    'ZIP code {zip} is listed under {city} in {county}.',
    ...namePlaceholders.zip,
  ),
  homes: defaultLine(
    'Before the lead; the official neighborhoods that hold more than half of the people',
    'Most residents of {zip} live in {neighborhoods}.',
    ...namePlaceholders.zip,
    'neighborhoods',
  ),
  neighborhoods: defaultLine(
    'Added to the lead where no table tells that',
    'People call its parts {neighborhoods}.',
    'neighborhoods',
  ),
  oneNeighborhood: defaultLine(
    'The same where there is only one',
    'People call all or part of it {neighborhoods}.',
    'neighborhoods',
  ),
  up: defaultLine('Leads to its city and county', 'See all of {city} or of {county}.', 'city', 'county'),
  also: defaultLine('Leads to other cities that list it', 'Also listed under {cities}.', 'cities'),
  sections: sections('zip', 'zip'),
}).meta({ title: 'ZIP pages', shows: 'Shows at /locations/zip/code' });

/** What all pages of a topic say, in county, city and ZIP alike. */
export const topicWords = defaultGroup('What the pages of all topics share', {
  known: defaultLine('Opens further facts about the place', 'More about {place}', 'place'),
  notes: defaultLine('Above what a resident should know', 'How it works in {county}', 'county'),
  around: defaultLine('Above the places around it', 'Around {place}', 'place'),
  statewide: defaultLine(
    'Leads to the article that the page prints',
    'The same for the whole state: {article}.',
    'article',
  ),
  guide: defaultLine(
    'Leads to the practice area, and to the service area page about the county where there is one',
    'More about {page}.',
    'page',
  ),
  back: defaultLine('Leads to the blog', 'Back to the Blog Index'),
  others: defaultLine('Above the other topics; the place is a link', 'More for {place}', 'place'),
  nearby: defaultLine('Above the same topic of the neighbors', 'The same question nearby', 'place'),
}).meta({ title: 'Topic pages', shows: 'Shows on every page of a topic' });
