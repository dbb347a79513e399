import { plain } from './page.ts';
import { said, spoken } from './pattern.ts';

export const practiceWords = plain('/practice', 'Practice areas page');

export const practiceAreaWords = spoken('What the pages of all practice areas share', {
  searches: said('Above the local searches of the practice area', 'Closer to your case'),
  others: said('Above the other practice areas', 'Other practice areas'),
}).meta({ title: 'Practice area pages', shows: 'Shows on every page below /practice' });

export const serviceAreasWords = plain('/service-areas', 'Service areas page');

export const serviceAreaWords = spoken('What the pages of all service areas share', {
  neighborhoods: said('Above the neighborhoods', 'Neighborhoods we serve in {area}', 'area'),
  county: said('Leads to the county', 'Cities and ZIP codes: see {county}.', 'county'),
  practiceAreas: said('Above the practice areas', 'Practice areas'),
  next: said('Above the articles to read next', 'Read next'),
}).meta({ title: 'Service area pages', shows: 'Shows on every page below /service-areas' });
