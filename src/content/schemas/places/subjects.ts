import { z } from 'zod';

/** What a local note can be about; a topic names those that matter to its readers. */
const localSubjects = ['courts', 'roads', 'police-reports', 'transit', 'hospitals', 'public-bodies'] as const;

export const localSubject = z
  .enum(localSubjects)
  .meta({ description: 'What a note is about', examples: ['courts'] });

/** What the tables tell of a place; a topic names what bears on its question. */
const knownSubjects = [
  'public-bodies',
  'police',
  'hospitals',
  'crashes',
  'trains',
  'people',
  'neighbors',
  'zips',
] as const;

export const knownSubject = z
  .enum(knownSubjects)
  .meta({ description: 'What the tables of data/places tell of', examples: ['police'] });
