import { said } from './pattern.ts';

/** What data/pages/keyword.yaml may say besides. */
export const keywordWords = {
  title: said('Title of every local search page', '{heading} | Expert Legal Help', 'heading'),
  call: said('The button that dials', 'Call Us Now'),
  more: said('Leads to the practice area', 'Read more: {area}', 'area'),
  offices: said('Above the offices', 'Our offices'),
};
