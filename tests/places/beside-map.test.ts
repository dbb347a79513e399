import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LocationBody } from '#pages/shared/location-body.tsx';
import { locationView, locationWords } from '#pages/shared/location-view.ts';
import type { PrintedSection } from '#site/place-facts/fact-section.ts';
import type { Site } from '#site/plan.ts';
import { planShell } from '#site/shell.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { smallShapes, smallShapesFile } from '../support/small-site/small-shapes.ts';

/** Chittenden County with a map from 44.4 degrees up to this latitude. */
const upTo = (north: number) =>
  smallPlan((files) => {
    files[smallShapesFile] = JSON.stringify({ ...smallShapes(), bbox: [-73.3, 44.4, -73.1, north] });
  });
const [tall, wide] = [upTo(44.6), upTo(44.5)];

const open = (heading: string): PrintedSection => ({ heading, rows: [] });
const folded = (heading: string): PrintedSection => ({ ...open(heading), fold: 'All of them' });
const withTable = (heading: string): PrintedSection => ({
  ...open(heading),
  table: {
    columns: [],
    orders: [{ column: 1, rows: [] }],
    sum: { name: 'All', href: '', about: '', figures: [] },
    note: '',
  },
});

describe('Beside a tall map', () => {
  it.each([
    ['the first section', [open('Deaths'), open('Police')], ['Deaths']],
    [
      'leading folded sections and the next',
      [folded('Courts'), open('Deaths'), open('Police')],
      ['Courts', 'Deaths'],
    ],
    ['all sections if all are folded', [folded('Courts'), folded('Police')], ['Courts', 'Police']],
    [
      'no table, which needs the full width',
      [folded('Courts'), withTable('ZIPs'), open('Police')],
      ['Courts'],
    ],
  ])('stands %s', (_which, sections, beside) => {
    expect(headingsBesideMap(tall, sections)).toEqual(beside);
  });
});

it('Nothing stands beside a wide map', () => {
  expect(headingsBesideMap(wide, [folded('Courts'), open('Police')])).toEqual([]);
});

/** The column beside the map begins with what the place contains. */
function headingsBesideMap(site: Site, factSections: PrintedSection[]): (string | undefined)[] {
  const words = { ...locationWords(site, site.places.counties[0]!), factSections };
  const props = { ...locationView(site, 'county', words), lead: '' };
  const shell = planShell(site, new Date('2026-11-20'), '/visitor.json');
  const html = renderToStaticMarkup(LocationBody({ props, shell, children: 'Its cities' }));
  const [, column = ''] = /<div class="map">.*Its cities(.*?)<\/div>/s.exec(html) ?? [];
  return [...column.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading);
}
