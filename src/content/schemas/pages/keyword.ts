import { group, optionalGroups, titledGroup } from '../common/groups-and-lists.ts';
import { practiceAreaName } from '../common/names.ts';
import { line } from '../common/texts.ts';
import { headed, steps } from './page.ts';
import { defaultLine } from '../common/patterns.ts';

export const keywordWords = titledGroup('Local search pages', {
  tagline: line(
    'The line under the heading of every local search page, and the end of its search result',
    'Free consultation. No win, no fee.',
  ),
  consultation: headed('About the free consultation'),
  promise: headed('What the firm promises'),
  steps: group('What happens next', {
    heading: line('Heading of this part of the page', 'What Happens Next'),
    items: steps('What happens, step by step'),
  }),
  title: defaultLine('Title of every local search page', '{heading} | Expert Legal Help', 'heading'),
  call: defaultLine('The button that dials', 'Call Us Now'),
  more: defaultLine('Leads to the practice area', 'Read more: {area}', 'area'),
  areas: optionalGroups('Practice areas whose title is in another language than the page', {
    practiceArea: practiceAreaName,
    name: line('What links to it say', 'Accidentes de auto (en inglés)'),
  }),
  offices: defaultLine('Above the offices', 'Our offices'),
}).meta({
  shows: 'Shows on every page below /local-searches',
  description: 'What all local search pages share; keep it short',
});
