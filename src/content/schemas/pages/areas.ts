import { defaultLine, defaultGroup } from '../common/patterns.ts';

export const practiceAreaWords = defaultGroup('What the pages of all practice areas share', {
  searches: defaultLine('Above the local searches of the practice area', 'Closer to Your Case'),
  others: defaultLine('Above the other practice areas', 'Other Practice Areas'),
}).meta({ title: 'Practice area pages', shows: 'Shows on every page below /practice' });

export const serviceAreaWords = defaultGroup('What the pages of all service areas share', {
  neighborhoods: defaultLine('Above the neighborhoods', 'Neighborhoods We Serve in {area}', 'area'),
  county: defaultLine('Leads to the county', 'Cities and ZIP codes: see {county}.', 'county'),
  practiceAreas: defaultLine('Above the practice areas', 'Practice Areas'),
  next: defaultLine('Above the articles to read next', 'Read Next'),
}).meta({ title: 'Service area pages', shows: 'Shows on every page below /service-areas' });
