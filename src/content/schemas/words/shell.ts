import { said, spoken } from './pattern.ts';

/** data/pages/shell.yaml: what surrounds every page, and what many pages say alike. */
export const shellWords = spoken('What surrounds every page', {
  pageTitle: said('Title of most pages in search results', '{title} | {firm}', 'title'),
  skip: said('The first thing a keyboard reaches', 'Skip to the content'),
  banner: spoken('The red line on top, around the phone number', {
    call: said('Before the number', 'EMERGENCY? CALL NOW'),
    hours: said('After the number', '24/7 AVAILABILITY'),
  }),
  header: spoken('The head of every page', {
    hours: said('Under the phone number', '24/7'),
    menu: said('The button that opens the menu on a phone', 'Menu'),
  }),
  buttons: spoken('The two ways to act', {
    evaluation: said('Opens the case evaluation', 'Free Case Evaluation'),
    call: said('Dials', 'Call {phone}'),
    contact: said('Leads to the contact page', 'Contact us'),
  }),
  callPanel: spoken('The panel beside long texts', {
    heading: said('Its heading', 'Talk to a lawyer today'),
    text: said(
      'Above the buttons',
      'The consultation is free and commits you to nothing. No fee unless we win your case.',
    ),
    hours: said('Below the buttons', 'Someone answers 24 hours a day, 7 days a week.'),
    name: said('Its name for screen readers', 'Talk to us'),
  }),
  sitemapBanner: spoken('The line above the call to action; not on the sitemap itself', {
    text: said('The question', 'Looking for a specific page?'),
    link: said('The link behind it', 'Click Here to View the Sitemap'),
  }),
  callToAction: spoken('The band that ends every page', {
    heading: said('Its heading', 'Get the Compensation You Deserve'),
    text: said(
      'Below the heading',
      'Tell us what happened. The evaluation is free, and there is no fee unless we win.',
    ),
    button: said('Opens the case evaluation', 'Start Your Free Case Evaluation'),
  }),
  footer: spoken('The foot of every page', {
    practiceAreas: said('Above the practice areas', 'Practice Areas'),
    quickLinks: said('Above the links', 'Quick Links'),
    locations: said('Above the counties', 'Locations'),
    all: said('Leads to the whole list', 'View All...'),
    about: said('Link to the page about the firm', 'About Us'),
    testimonials: said('Link to the testimonials', 'Testimonials'),
    contact: said('Link to the contact page', 'Contact Us'),
    sitemap: said('Link to the sitemap', 'Sitemap'),
    emergency: said('Link that dials', '24/7 Emergency Line'),
  }),
  legal: spoken('The last lines of every page', {
    rights: said('After the name of the firm', 'All rights reserved.'),
    advertising: said('The label that rules on advertising ask for', 'Attorney Advertising'),
    results: said(
      'Beside every result and every figure of the firm, too',
      'Prior results do not guarantee a similar outcome.',
    ),
    purpose: said('After it', 'This website is for informational purposes only.'),
  }),
  actionBar: spoken('The buttons that stay in sight', {
    name: said('Their name for screen readers', 'Reach us'),
    chat: said('Opens the chat', 'Open chat'),
  }),
  figures: spoken('The words below the large figures of the firm', {
    recovered: said('Below the first promise of site.yaml', 'recovered'),
    experience: said('Below the second', 'of combined experience'),
    hours: said('The third figure', '24/7'),
    availability: said('Below it', 'availability'),
  }),
  article: spoken('What articles and the pages of topics say alike', {
    inShort: said('Heading of the box beside the title', 'In short'),
    firstStep: said('In that box, before the first step', 'What to do:'),
    contents: said('Above the list of headings', 'On this page'),
    published: said('Its day, on the page of a topic', 'Article of {day}', 'day'),
    updated: said('The day of the last change', 'Updated {day}', 'day'),
    author: said('Who wrote it', 'By {name}', 'name'),
    reviewed: said('Who read it against the law', 'Reviewed by {name}', 'name'),
  }),
  finder: spoken('The search for a place, and the fields that shorten lists', {
    label: said('Above the field', 'Your ZIP code, city or county'),
    go: said('The button beside it', 'Go'),
    places: said('Name of the list for screen readers', 'Places'),
    onePlace: said('What was found, after "1"', 'place'),
    manyPlaces: said('The same after "2"', 'places'),
    noPlace: said('Where nothing fits', 'No page for that. {call} and ask, or {all}.', 'call', 'all'),
    allPlaces: said('The link in it', 'see all counties'),
    nothing: said('The same below a list', 'Nothing found. {call} and ask, or {all}.', 'call', 'all'),
    all: said('The button in it', 'see all {things}', 'things'),
  }),
  crumbs: spoken('The first steps of the way to a page', {
    home: said('To the home page', 'Home'),
    locations: said('To the list of counties', 'Locations'),
    serviceAreas: said('To the list of service areas', 'Service Areas'),
    blog: said('To the list of articles', 'Blog'),
    practice: said('To the list of practice areas', 'Practice Areas'),
    about: said('The page about the firm', 'About Us'),
    testimonials: said('The page of testimonials', 'Testimonials'),
    contact: said('The contact page', 'Contact'),
    schedule: said('The page for choosing a time', 'Schedule'),
    localSearches: said('The list of local searches', 'Local Searches'),
    sitemap: said('The list of all pages', 'Sitemap'),
  }),
  marks: spoken('Short words beside other texts', {
    newTab: said('Told to screen readers of a link that opens a tab', '(opens in a new tab)'),
    map: said('The same of an address', '(map, opens in a new tab)'),
    more: said('Shows the rest of a long list', '{count} more', 'count'),
  }),
}).meta({ title: 'Frame of every page', shows: 'Shows on every page' });
