import { z } from 'zod';
import { line } from '../common.ts';
import { said, spoken } from './pattern.ts';

/** What data/pages/keyword.yaml may say besides. */
export const keywordWords = {
  title: said('Title of every local search page', '{heading} | Expert Legal Help', 'heading'),
  call: said('The button that dials', 'Call Us Now'),
  more: said('Leads to the practice area', 'Read more: {area}', 'area'),
  offices: said('Above the offices', 'Our offices'),
};

/** The same of data/pages/home.yaml. */
export const homeWords = {
  allPractice: said('Leads to all practice areas', 'All practice areas'),
  allTestimonials: said('Leads to all testimonials', 'Read all testimonials'),
  where: spoken('Above the search for a place', {
    heading: said('Heading of this part of the page', 'Where did it happen?'),
    text: said(
      'The words below the heading',
      'The place decides which court hears the case and which public body must be told.',
    ),
  }),
};

/** And of the other pages that exist once. */
export const aboutWords = {
  lawyersHeading: said('Above the lawyers', 'The people who answer'),
  reasonsHeading: said('Above the reasons', '{count} reasons to choose {firm}', 'count'),
};
export const contactWords = {
  schedule: said('Below the steps', 'Prefer to choose a time? {link}.', 'link'),
  scheduleLink: said('The link in it, to the scheduling page', 'Schedule your consultation'),
};
const filterWords = (label: string, one: string, many: string) => ({
  filter: said('The field that shortens the list', label),
  one: said('What the list holds, after "1"', one),
  many: said('The same after "2"', many),
});
export const blogWords = {
  groups: z
    .array(line('Heading of a group', 'Your Rights and Your Lawyer'))
    .default([])
    .meta({ description: 'Groups of posts and guides that are about every kind of accident' }),
  searchTitle: said(
    'The whole title in search results',
    '{firm} Blog | Answers to Your Legal Questions',
    'title',
  ),
  ...filterWords('Search the articles', 'article', 'articles'),
  more: said('Shows the rest of a practice area', '{count} more about {area}', 'count', 'area'),
  read: said('The link of each card', 'Read More'),
};
export const localSearchesWords = filterWords('Find a search', 'search', 'searches');
export const locationsWords = {
  counties: said('Heading of the list, for screen readers', 'All counties'),
  neighborhood: said('Below the list', 'Looking for a neighborhood? See the {areas}.', 'areas'),
  areas: said('The link in it, to the service areas', 'areas we serve'),
};
export const sitemapWords = {
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
};

export const practiceAreaWords = spoken('What the pages of all practice areas share', {
  searches: said('Above the local searches of the practice area', 'Closer to your case'),
  others: said('Above the other practice areas', 'Other practice areas'),
}).meta({ title: 'Practice area pages', shows: 'Shows on every page below /practice' });

export const serviceAreaWords = spoken('What the pages of all service areas share', {
  neighborhoods: said('Above the neighborhoods', 'Neighborhoods we serve in {area}', 'area'),
  county: said('Leads to the county', 'Cities and ZIP codes: see {county}.', 'county'),
  practiceAreas: said('Above the practice areas', 'Practice areas'),
  next: said('Above the articles to read next', 'Read next'),
}).meta({ title: 'Service area pages', shows: 'Shows on every page below /service-areas' });

export const postWords = spoken('What the pages of all articles share', {
  title: said('Title of every article in search results', '{title} | {firm} Blog', 'title'),
  back: said('Leads to the blog', 'Back to Blog'),
  next: said('Above the articles to read next', 'Read next'),
  practiceArea: said('Leads to the practice area', 'Practice area: {area}', 'area'),
  counties: said('Above the same article for each county', 'This article for your county'),
}).meta({ title: 'Articles', shows: 'Shows on every page of an article below /blog' });
