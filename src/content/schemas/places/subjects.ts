import { z } from 'zod';

/** What a local note can be about; a topic names those that matter to its readers. */
export const localSubject = z
  .enum(['courts', 'roads', 'police-reports', 'transit', 'hospitals', 'public-bodies'])
  .meta({ description: 'What a note is about', examples: ['courts'] });

/** What the tables tell of a place; a topic names what bears on its question. */
export const factSubject = z
  .enum(['public-bodies', 'police', 'hospitals', 'crashes', 'trains', 'people', 'neighbors', 'zips'])
  .meta({ description: 'What the tables of data/places tell of', examples: ['police'] });
