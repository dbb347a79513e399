import { describe, expect, it } from 'vitest';
import { wayTo } from '#lib/geo/geo.ts';
import { planPage } from '#pages/definitions.ts';
import { placeholderValues } from '#site/place-facts/placeholder-values.ts';
import { surroundingsOf } from '#site/places/place-surroundings.ts';
import type { Place } from '#site/places/places.ts';
import type { Site } from '#site/plan.ts';
import { routeAt, smallPlan } from '../support/small-site/small-plan.ts';
import { smallShapes, smallShapesFile } from '../support/small-site/small-shapes.ts';
import { edit, type DataFiles } from '../support/small-site/small-site.ts';

/** The small site with roads and notes in its county. */
const tellingPlan = (change: (files: DataFiles) => void = () => undefined) =>
  smallPlan((files) => {
    edit(
      files,
      'counties/chittenden-county.yaml',
      'neighborhoods:',
      `local:
  - { subject: courts, text: "Small claims go to the same court.", source: "vermontjudiciary.org" }
  - { subject: roads, text: "The agency keeps Route 7.", source: "vtrans.vermont.gov" }
roads:
  "05401":
    streets: ["Main Street", "Pearl Street", "Shelburne Road", "North Avenue"]
    highways: ["Interstate 189"]
  "05408": { streets: ["North Avenue"] }
  "05403": { streets: ["Dorset Street", "Williston Road", "Main Street"] }
neighborhoods:`,
    );
    change(files);
  });

function placeAt(site: Site, address: string): Place {
  const all: Place[] = [...site.places.counties, ...site.places.cities, ...site.places.zips];
  return all.find((place) => place.address === address)!;
}

const rowsOf = (site: Site, address: string) =>
  Object.fromEntries(surroundingsOf(site, placeAt(site, address)).map(({ label, value }) => [label, value]));

describe('The distance and direction', () => {
  it.each([
    [[44.61, -73.2], '10 miles north'],
    [[44.48, -73.2], 'about a mile north'],
    [[44.472, -73.2], 'half a mile north'],
    [[44.466, -73.2], 'close by'],
    [[44.4, -73.3], '7 miles southwest'],
  ] as const)('from [44.465, -73.2] to %j is "%s"', (to, words) => {
    expect(wayTo([44.465, -73.2], to)).toBe(words);
  });
});

describe('The surroundings of a place', () => {
  it('are known for a ZIP code: its position in the county, its streets and the court', () => {
    expect(rowsOf(tellingPlan(), '/locations/zip/05408')).toEqual({
      'Where it lies': 'In the northwest of Chittenden County',
      'Main streets': 'North Avenue',
      'Where lawsuits are heard': 'The Superior Court in Chittenden County',
    });
  });

  it('list the streets first that are most its own', () => {
    const site = tellingPlan();
    expect(rowsOf(site, '/locations/zip/05401')['Main streets']).toBe(
      'Pearl Street, Shelburne Road, Main Street, North Avenue',
    );
    expect(placeholderValues(site, placeAt(site, '/locations/zip/05401'))).toMatchObject({
      street: 'Pearl Street',
      streets: 'Shelburne Road, Main Street or North Avenue',
    });
    expect(rowsOf(site, '/locations/chittenden-county/burlington')['Main streets']).toBe(
      'North Avenue, Pearl Street, Shelburne Road, Main Street',
    );
  });

  it('list the streets first that are most its own, also for a ZIP code of another county', () => {
    const site = smallPlan((files) => {
      const roads =
        'roads:\n  "05401": { streets: ["Main Street"] }\n  "05403": { streets: ["Main Street", "Dorset Street"] }\n';
      edit(files, 'counties/chittenden-county.yaml', 'neighborhoods:', `${roads}neighborhoods:`);
      edit(files, 'counties/addison-county.yaml', '"05740"', '"05740", "05403"');
    });
    expect(rowsOf(site, '/locations/addison-county/middlebury')['Main streets']).toBe(
      'Dorset Street, Main Street',
    );
  });

  it('include the way to the court if it is known, but not for a county', () => {
    const site = smallPlan((files) =>
      edit(
        files,
        'counties/chittenden-county.yaml',
        'source: "vermont',
        'point: [44.4762, -73.2120], source: "vermont',
      ),
    );
    expect(rowsOf(site, '/locations/zip/05408')['Where lawsuits are heard']).toBe(
      'The Superior Court in Chittenden County, 3 miles southeast',
    );
    expect(rowsOf(site, '/locations/chittenden-county')['Where lawsuits are heard']).toBe(
      'The Superior Court in Chittenden County',
    );
  });

  it('call a parish a parish', () => {
    const site = smallPlan((files) => {
      edit(
        files,
        'counties/chittenden-county.yaml',
        'name: "Chittenden County"',
        'name: "Chittenden Parish"',
      );
      edit(
        files,
        'counties/addison-county.yaml',
        '"05753": [44.0153, -73.1673]',
        '"05753": [44.4200, -73.2300]',
      );
    });
    expect(rowsOf(site, '/locations/zip/05403')['Where it lies']).toContain(
      '; over the parish line lies 05753',
    );
    const { props } = planPage(site, routeAt(site, '/locations/chittenden-county'));
    expect(JSON.stringify(props)).toContain('"Parish seat"');
  });

  it('include a near neighbor across the county line', () => {
    const site = smallPlan((files) =>
      edit(files, 'counties/addison-county.yaml', '[44.0153, -73.1673]', '[44.4300, -73.2700]'),
    );
    expect(rowsOf(site, '/locations/zip/05401')['Where it lies']).toMatch(
      /; over the county line lies 05753 in Addison County, 4 miles southwest$/,
    );
  });

  it('include the neighbor that shares a border, not one whose middle is nearer', () => {
    const shapes = smallShapes();
    Object.assign(shapes.objects.zips.geometries[0]!.properties, { across: ['05740'] });
    const site = smallPlan((files) => {
      const points = '"05753": [44.4400, -73.2500]\n  "05740": [44.4300, -73.2700]';
      edit(files, 'counties/addison-county.yaml', '"05753": [44.0153, -73.1673]', points);
      files[smallShapesFile] = JSON.stringify(shapes);
    });
    expect(rowsOf(site, '/locations/zip/05401')['Where it lies']).toMatch(/ line lies 05740 in /);
    expect(rowsOf(site, '/locations/zip/05408')['Where it lies']).toMatch(/ line lies 05753 in /);
  });

  it('name the county once if a neighbor has the same name as a city here', () => {
    const site = smallPlan((files) => {
      edit(files, 'counties/addison-county.yaml', '[44.0153, -73.1673]', '[44.4300, -73.2700]');
      edit(
        files,
        'counties/addison-county.yaml',
        'name: "Middlebury"\n    slug: middlebury',
        'name: "Burlington"\n    slug: burlington',
      );
    });
    expect(rowsOf(site, '/locations/chittenden-county/burlington')['Where it lies']).toMatch(
      /; over the county line lies Burlington in Addison County, /,
    );
  });

  it('mention the water between a place and a neighbor on another island', () => {
    const site = smallPlan((files) => {
      edit(files, 'counties/addison-county.yaml', '[44.0153, -73.1673]', '[44.4300, -73.2700]');
      edit(files, 'counties/addison-county.yaml', 'cities:', 'island: "North Hero"\ncities:');
    });
    expect(rowsOf(site, '/locations/zip/05401')['Where it lies']).toMatch(
      /; over the county line lies 05753 in Addison County, 4 miles southwest, across the water$/,
    );
  });

  it('leave out neighbors that are too far away', () => {
    const site = smallPlan((files) =>
      edit(files, 'counties/addison-county.yaml', '[44.0153, -73.1673]', '[44.3500, -73.2400]'),
    );
    expect(rowsOf(site, '/locations/zip/05401')['Where it lies']).toBe('In the middle of Chittenden County');
  });

  it('are relative to the center of the whole county if the data gives it', () => {
    const site = smallPlan((files) =>
      edit(files, 'counties/chittenden-county.yaml', 'seat:', 'middle: [44.6500, -73.2200]\nseat:'),
    );
    expect(rowsOf(site, '/locations/zip/05401')['Where it lies']).toBe('In the south of Chittenden County');
  });

  it('are empty if nothing is known', () => {
    expect(rowsOf(smallPlan(), '/locations/zip/05740')).toEqual({});
  });
});

describe('County notes', () => {
  const propsOn = (site: Site, address: string) =>
    planPage(site, routeAt(site, address)).props as { notes?: unknown; localNotes?: { notes: unknown } };

  it('appear on a topic in the order that it lists, as far as they exist', () => {
    const site = tellingPlan((files) =>
      edit(files, 'topics/deadlines.yaml', 'intro:', 'local: [roads, transit, courts]\nintro:'),
    );
    expect(propsOn(site, '/blog/city/chittenden-county/burlington/deadlines').notes).toEqual([
      { heading: 'Who keeps the roads', text: 'The agency keeps Route 7.', source: 'vtrans.vermont.gov' },
      {
        heading: 'Where cases are heard',
        text: 'Small claims go to the same court.',
        source: 'vermontjudiciary.org',
      },
    ]);
  });

  it('all appear on the page of the county, and not on those of its cities', () => {
    const site = tellingPlan();
    expect(propsOn(site, '/locations/chittenden-county').localNotes?.notes).toHaveLength(2);
    expect(propsOn(site, '/locations/chittenden-county/burlington').localNotes).toBeUndefined();
  });
});
