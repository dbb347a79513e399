import { defaultLine, defaultGroup } from './pattern.ts';

/** data/pages/shell.yaml: what surrounds every page, and what many pages say alike. */
export const shellWords = defaultGroup('What surrounds every page', {
  pageTitle: defaultLine('Title of most pages in search results', '{title} | {firm}', 'title'),
  skip: defaultLine('The first thing a keyboard reaches', 'Skip to the content'),
  banner: defaultGroup('The red line on top, around the phone number', {
    call: defaultLine('Before the number', 'EMERGENCY? CALL NOW'),
    hours: defaultLine('After the number', '24/7 AVAILABILITY'),
  }),
  header: defaultGroup('The head of every page', {
    hours: defaultLine('Under the phone number', '24/7'),
    menu: defaultLine('The button that opens the menu on a phone', 'Menu'),
  }),
  buttons: defaultGroup('The two ways to act', {
    evaluation: defaultLine('Opens the case evaluation', 'Free Case Evaluation'),
    call: defaultLine('Dials', 'Call {phone}'),
    contact: defaultLine('Leads to the contact page', 'Contact us'),
  }),
  callPanel: defaultGroup('The panel beside long texts', {
    heading: defaultLine('Its heading', 'Talk to a lawyer today'),
    text: defaultLine(
      'Above the buttons',
      'The consultation is free and commits you to nothing. No fee unless we win your case.',
    ),
    hours: defaultLine('Below the buttons', 'Someone answers 24 hours a day, 7 days a week.'),
    name: defaultLine('Its name for screen readers', 'Talk to us'),
  }),
  sitemapBanner: defaultGroup('The line above the call to action; not on the sitemap itself', {
    text: defaultLine('The question', 'Looking for a specific page?'),
    link: defaultLine('The link behind it', 'Click Here to View the Sitemap'),
  }),
  callToAction: defaultGroup('The band that ends every page', {
    heading: defaultLine('Its heading', 'Get the Compensation You Deserve'),
    text: defaultLine(
      'Below the heading',
      'Tell us what happened. The evaluation is free, and there is no fee unless we win.',
    ),
    button: defaultLine('Opens the case evaluation', 'Start Your Free Case Evaluation'),
  }),
  footer: defaultGroup('The foot of every page', {
    practiceAreas: defaultLine('Above the practice areas', 'Practice Areas'),
    quickLinks: defaultLine('Above the links', 'Quick Links'),
    locations: defaultLine('Above the counties', 'Locations'),
    all: defaultLine('Leads to the whole list', 'View All...'),
    about: defaultLine('Link to the page about the firm', 'About Us'),
    testimonials: defaultLine('Link to the testimonials', 'Testimonials'),
    contact: defaultLine('Link to the contact page', 'Contact Us'),
    sitemap: defaultLine('Link to the sitemap', 'Sitemap'),
    emergency: defaultLine('Link that dials', '24/7 Emergency Line'),
  }),
  legal: defaultGroup('The last lines of every page', {
    rights: defaultLine('After the name of the firm', 'All rights reserved.'),
    advertising: defaultLine('The label that rules on advertising ask for', 'Attorney Advertising'),
    results: defaultLine(
      'Beside every result and every figure of the firm, too',
      'Prior results do not guarantee a similar outcome.',
    ),
    privacy: defaultLine('Leads to the privacy page', 'Privacy'),
    terms: defaultLine('Leads to the terms', 'Terms'),
    purpose: defaultLine('After it', 'This website is for informational purposes only.'),
  }),
  firm: defaultGroup('Short words about the firm', {
    rating: defaultLine('Beside the stars', '{claim:rating}'),
    stars: defaultLine('What screen readers say of the stars', '5 stars'),
    sample: defaultLine('Beside a rating that is invented', 'Sample'),
    office: defaultLine('Above the address of an office', '{name}', 'name', 'city'),
  }),
  sources: defaultGroup('Above the sources of a page', {
    on: defaultLine('Where all were read on one day', 'Sources, checked on {day}', 'day'),
    between: defaultLine('Else', 'Sources, checked from {first} to {last}', 'first', 'last'),
  }),
  actionBar: defaultGroup('The buttons that stay in sight', {
    name: defaultLine('Their name for screen readers', 'Reach us'),
    chat: defaultLine('Opens the chat', 'Open chat'),
  }),
  figures: defaultGroup('The words below the large figures of the firm', {
    recovered: defaultLine('Below the first promise of site.yaml', 'recovered'),
    years: defaultLine('The second figure', '{claim:experience}'),
    experience: defaultLine('Below it', 'of combined experience'),
    hours: defaultLine('The third figure', '24/7'),
    availability: defaultLine('Below it', 'availability'),
  }),
  article: defaultGroup('What articles and the pages of topics say alike', {
    inShort: defaultLine('Heading of the box beside the title', 'In short'),
    firstStep: defaultLine('In that box, before the first step', 'What to do:'),
    contents: defaultLine('Above the list of headings', 'On this page'),
    published: defaultLine('Its day, on the page of a topic', 'Article of {day}', 'day'),
    updated: defaultLine('The day of the last change', 'Updated {day}', 'day'),
    author: defaultLine('Who wrote it', 'By {name}', 'name'),
    reviewed: defaultLine('Who read it against the law', 'Reviewed by {name}', 'name'),
  }),
  finder: defaultGroup('The search for a place, and the fields that shorten lists', {
    label: defaultLine('Above the field', 'Your ZIP code, city or county'),
    go: defaultLine('The button beside it', 'Go'),
    places: defaultLine('Name of the list for screen readers', 'Places'),
    onePlace: defaultLine('What was found, after "1"', 'place'),
    manyPlaces: defaultLine('The same after "2"', 'places'),
    noPlace: defaultLine('Where nothing fits', 'No page for that. {call} and ask, or {all}.', 'call', 'all'),
    allPlaces: defaultLine('The link in it', 'see all counties'),
    nothing: defaultLine('The same below a list', 'Nothing found. {call} and ask, or {all}.', 'call', 'all'),
    all: defaultLine('The button in it', 'see all {things}', 'things'),
  }),
  crumbs: defaultGroup('The first steps of the way to a page', {
    home: defaultLine('To the home page', 'Home'),
    locations: defaultLine('To the list of counties', 'Locations'),
    serviceAreas: defaultLine('To the list of service areas', 'Service Areas'),
    blog: defaultLine('To the list of articles', 'Blog'),
    practice: defaultLine('To the list of practice areas', 'Practice Areas'),
    about: defaultLine('The page about the firm', 'About Us'),
    testimonials: defaultLine('The page of testimonials', 'Testimonials'),
    contact: defaultLine('The contact page', 'Contact'),
    schedule: defaultLine('The page for choosing a time', 'Schedule'),
    localSearches: defaultLine('The list of local searches', 'Local Searches'),
    sitemap: defaultLine('The list of all pages', 'Sitemap'),
    privacy: defaultLine('The privacy page', 'Privacy'),
    terms: defaultLine('The terms', 'Terms'),
  }),
  marks: defaultGroup('Short words beside other texts', {
    newTab: defaultLine('Told to screen readers of a link that opens a tab', '(opens in a new tab)'),
    map: defaultLine('The same of an address', '(map, opens in a new tab)'),
    more: defaultLine('Shows the rest of a long list', '{count} more', 'count'),
  }),
}).meta({ title: 'Frame of every page', shows: 'Shows on every page' });
