import { group, list } from '../common/groups-and-lists.ts';
import { headedText, line, titledText } from '../common/texts.ts';
import { headed, pageWords } from './page.ts';
import { defaultLine, defaultGroup } from '../common/patterns.ts';

export const homeWords = pageWords('/', 'Home page', {
  tagline: line('The short line over the buttons', 'Free consultation. No fee unless the case is won.'),
  allPractice: defaultLine('Leads to all practice areas', 'All practice areas'),
  allTestimonials: defaultLine('Leads to all testimonials', 'Read all testimonials'),
  where: defaultGroup('Above the search for a place', {
    heading: defaultLine('Heading of this part of the page', 'Where Did It Happen?'),
    text: defaultLine(
      'The words below the heading',
      'The place decides which court hears the case and which public body must be told.',
    ),
  }),
  sections: group('The parts of the page, from top to bottom', {
    practice: headed('Above the grid of practice areas'),
    why: headedText
      .extend({ reasons: list('Why to choose the firm', titledText).min(1) })
      .meta({ description: 'Why to choose the firm' }),
    testimonials: headed('Above the testimonials'),
    contact: headed('Above the offices and the call button'),
  }),
});
