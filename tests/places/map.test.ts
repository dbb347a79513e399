import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DrawnMap } from '#components/map/map-drawing.tsx';
import { PlaceMap } from '#components/place/place-map.tsx';
import { drawMap } from '#maps/draw.ts';
import { planPage } from '#pages/definitions.ts';
import { creditsOf } from '#site/place-facts/credits.ts';
import { planMap, type MapView } from '#site/map/map.ts';
import { findPlace, type PlaceQuery } from '#site/routes/find-route.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { planWithTables, routeAt, smallPlan } from '../support/small-site/small-plan.ts';
import { smallShapes, smallShapesFile } from '../support/small-site/small-shapes.ts';
import { edit } from '../support/small-site/small-site.ts';

const ofPoints = smallPlan();
const ofShapes = smallPlan((files) => {
  files[smallShapesFile] = JSON.stringify(smallShapes());
});
const chittenden = { countySlug: 'chittenden-county' };
const burlington = { ...chittenden, citySlug: 'burlington' };
const mapOf = (query: PlaceQuery, plan = ofShapes) => planMap(findPlace(plan.places, query)!);

describe('The description of a map', () => {
  it.each([
    [{ zipCode: '05408' }, 'Map of ZIP code 05408 and what lies around it. Our office: Burlington office.'],
    [burlington, 'Map of Burlington with 2 ZIP codes. Our office: Burlington office.'],
    [chittenden, 'Map of Chittenden County with 3 ZIP codes. Our office: Burlington office.'],
  ])('says what is on the map of %o', (query, label) => {
    expect(mapOf(query)!.label).toBe(label);
  });

  it.each([
    [12, / Stations: Stop 1, .+ and Stop 12\.$/],
    [13, / Stations: 13 shown\.$/],
  ])(
    'names up to twelve things of a kind, and counts more, as nobody listens to a hundred: %i',
    (count, end) => {
      const plan = planWithTables({
        stations: `id,system,name,lat,lng\n${Array.from({ length: count }, (_, i) => `${i},Metro,Stop ${i + 1},44.4762,-73.2120\n`).join('')}`,
      });
      expect(mapOf({ zipCode: '05401' }, plan)!.label).toMatch(end);
    },
  );

  it('takes no room beside the map of a county that shows nothing but its ZIP codes', () => {
    const map = mapOf(chittenden)!;
    const unnamed = { here: '', lines: '', station: '', hospital: '', court: '', office: '' };
    const markup = (of: Partial<MapView>) => renderToStaticMarkup(PlaceMap({ map: { ...map, ...of } }));
    expect(markup({ says: '', legend: unnamed })).toMatch(/<\/svg><\/figure>$/);
    expect(markup({ legend: unnamed })).toMatch(/<p>On the map: Addison County\.<\/p><\/figcaption>/);
    expect(markup({ says: '' })).toContain('<li');
  });

  it('says "the Grove" of a city called "The Grove"', () => {
    const plan = smallPlan((files) =>
      edit(files, 'counties/chittenden-county.yaml', '- name: "Burlington"', '- name: "The Grove"'),
    );
    expect(mapOf(burlington, plan)!.label).toMatch(/^Map of the Grove with 2 ZIP codes\./);
  });

  it('lists the places around', () => {
    expect(mapOf({ zipCode: '05408' })!.says).toMatch(
      /^Of the ZIP codes that we list, 05408 borders 05401 in Chittenden County\. On the map: the Cities of Burlington and /,
    );
    expect(mapOf({ zipCode: '05401' })!.says).toMatch(
      /^Of the ZIP codes that we list, 05401 borders 05403 and 05408 in Chittenden County\./,
    );
    expect(mapOf(chittenden)!.says).toBe('On the map: Addison County.');
  });

  it('puts an article before the land of a nation', () => {
    const plan = smallPlan((files) => {
      const shapes = JSON.stringify(smallShapes());
      files[smallShapesFile] = shapes.replace(
        '"name":"South Burlington","type":"city"',
        '"name":"Abenaki Nation","type":"reservation"',
      );
    });
    expect(mapOf({ zipCode: '05401' }, plan)!.says).toContain('the Abenaki Nation');
  });

  it('explains the symbols on the map, and no others', () => {
    expect(mapOf({ zipCode: '05401' })!.legend).toEqual({
      here: 'ZIP code 05401',
      lines: 'Lines between cities, towns and villages',
      office: 'Burlington office',
      court: '',
      hospital: '',
      station: '',
    });
  });

  it('credits the sources of the map', () => {
    expect(creditsOf(ofShapes, findPlace(ofShapes.places, chittenden)!)).toBe('Vermont Maps');
  });
});

describe('A hospital and a court', () => {
  const marked = smallPlan((files) => {
    edit(
      files,
      'counties/chittenden-county.yaml',
      'source: "vermontjudiciary.org"',
      'point: [44.48, -73.213], source: "x"',
    );
    files['places/hospitals.csv'] =
      'name,address,city,zip,owner,emergency,lat,lng\nLake Hospital,1 Lake Road,Burlington,05408,private,yes,44.515,-73.25\n';
    files['places/sources.yaml'] =
      'tables:\n  hospitals: { source: "A list", credit: "Vermont", date: "2026", license: "Public domain" }\n';
  });

  it('have symbols if they are on the map', () => {
    const { symbols, legend } = mapOf(chittenden, marked)!;
    expect(legend).toMatchObject({ hospital: 'Hospital: Lake Hospital', court: 'Court: Superior Court' });
    expect(symbols.hospital).toMatch(/#hospital$/);
    expect(mapOf(chittenden)!.symbols).toMatchObject({ hospital: '', court: '', station: '' });
  });

  it('have symbols also in a part of the county far from its ZIP codes', () => {
    const large = smallPlan((files) => {
      const shapes = smallShapes();
      shapes.bbox = [-73.3, 44.4, -72.9, 44.55];
      files[smallShapesFile] = JSON.stringify(shapes);
      edit(
        files,
        'counties/chittenden-county.yaml',
        'source: "vermontjudiciary.org"',
        'point: [44.48, -72.95], source: "x"',
      );
    });
    expect(mapOf(chittenden, large)!.legend.court).toBe('Court: Superior Court');
  });

  it('are not on the map of the next county if it is a court, as readers would take it for their own', () => {
    const near = smallPlan((files) =>
      edit(
        files,
        'counties/addison-county.yaml',
        'cities:',
        'court: { name: "the Superior Court in Addison County", point: [44.4762, -73.212], source: "x" }\ncities:',
      ),
    );
    expect(mapOf(chittenden, near)!.legend.court).toBe('');
  });
});

describe('The scale of a map', () => {
  const scaleBeside = (...easts: number[]) => {
    const { west, south, stepEast, stepNorth } = ofShapes.content.maps['chittenden-county']!.grid;
    const hospitals = easts.map((x, i) => {
      const [lat, lng] = [south + 30 * stepNorth, west + x * stepEast];
      return `Hospital ${i},1 Lake Road,Burlington,05408,private,yes,${lat.toFixed(5)},${lng.toFixed(5)}\n`;
    });
    const plan = smallPlan((files) => {
      files[smallShapesFile] = JSON.stringify(smallShapes());
      files['places/hospitals.csv'] = `name,address,city,zip,owner,emergency,lat,lng\n${hospitals.join('')}`;
      files['places/sources.yaml'] =
        'tables:\n  hospitals: { source: "A list", credit: "Vermont", date: "2026", license: "Public domain" }\n';
    });
    return mapOf(chittenden, plan)!.scale;
  };
  const [, , width] = mapOf(chittenden)!.viewBox.split(' ').map(Number) as [number, number, number];

  it('is at the lower left, or at the lower right if fewer symbols are there', () => {
    const atLeft = mapOf(chittenden)!.scale;
    expect(atLeft).toMatchObject({ anchor: 'start', bar: expect.stringMatching(/^M33 1467h\d/) });
    expect(scaleBeside(width / 2)).toEqual(atLeft);
    expect(scaleBeside(60)).toMatchObject({ anchor: 'end', bar: expect.stringMatching(/^M1394 1467h-\d/) });
    expect(scaleBeside(60, width - 60)).toEqual(atLeft);
  });
});

describe('The list of counties', () => {
  const picturesIn = (plan: typeof ofShapes) => {
    const { props } = planPage(plan, routeAt(plan, '/locations'));
    return (props as unknown as { counties: { picture?: string }[] }).counties.map(({ picture }) => picture);
  };

  it('shows the land of counties with shapes', () => {
    expect(picturesIn(ofShapes)).toEqual([
      `/${ofShapes.content.maps['chittenden-county']!.outline}`,
      undefined,
    ]);
    expect(picturesIn(ofPoints)).toEqual([undefined, undefined]);
  });

  it('draws the land as large as possible, with ZIP codes that have no page in a paler color', () => {
    const shapes = smallShapes();
    const [, , above] = shapes.objects.zips.geometries;
    shapes.objects.rest.arcs = [above!.arcs as number[][]];
    shapes.objects.zips.geometries.pop();
    const [, outline] = drawMap({
      ...ofShapes.content.counties[0]!,
      shapes: shapes as never,
      symbols: [],
    })!.files;
    const paths = [...outline!.text.matchAll(/<path fill="(#\w+)"[^>]* d="([^"]*)"/g)].map(([, fill, d]) => [
      fill,
      d,
    ]);
    expect(outline!.text).toContain('viewBox="0 0 218 240"');
    expect(paths).toEqual([
      ['#c9c1b1', 'M0 87l125 0 0-87-125 0z'],
      ['#16324f', 'M0 87l125 0 0 88-125 0zM125 87l93 0 0 153-93 0 0-65z'],
    ]);
  });

  it('draws nothing for a county without shapes', () => {
    const shapes = smallShapes();
    shapes.objects.zips.geometries = [];
    const { files } = drawMap({ ...ofShapes.content.counties[0]!, shapes: shapes as never, symbols: [] })!;
    expect(files).toHaveLength(1);
  });
});

describe('A map with shapes', () => {
  const county = ofShapes.content.counties[0]!;
  const svg = drawMap({ ...county, shapes: smallShapes() as never, symbols: [] })!.files[0]!.text;

  it('draws a shared border as one line', () => {
    expect(pathOf('05401')).toBe('M143 600l571 0 0 400-571 0z');
    expect(pathOf('05408')).toBe('M143 600l571 0 0-400-571 0z');
  });

  it('highlights its place, and links the ZIP codes on the map of a county to their pages', () => {
    expect(mapOf({ zipCode: '05401' })!.here).toEqual([expect.stringMatching(/#z05401$/)]);
    expect(mapOf(burlington)!.here).toHaveLength(2);
    expect(mapOf(chittenden)!.here).toEqual([]);
    expect(mapOf(chittenden)!.links).toContainEqual({
      href: '/locations/zip/05403',
      zip: '05403',
      area: expect.stringMatching(/#z05403$/) as string,
    });
  });

  it.each([
    ['township', 'the Township of Burlington'],
    ['borough', 'the Borough of Burlington'],
    ['Reservation', 'Burlington'],
  ])('says of a %s what kind of government it is', (type, said) => {
    const shapes = smallShapes();
    shapes.objects.bodies.geometries[0]!.properties.type = type;
    const plan = smallPlan((files) => {
      files[smallShapesFile] = JSON.stringify(shapes);
    });
    expect(mapOf({ zipCode: '05408' }, plan)!.says).toContain(`On the map: ${said}`);
  });

  it.each(['County', 'Parish'])('says with its article that a %s itself has the streets', (kind) => {
    const rowOf = (zip: string, county: string) =>
      `${zip},${kind} of ${county},${county},county,${county},,1,1`;
    const municipalities = [
      'zip,body,name,kind,county,in_town,people_share,land_share',
      ...['05401', '05403', '05408'].map((zip) => rowOf(zip, 'Chittenden')),
      ...['05740', '05753'].map((zip) => rowOf(zip, 'Addison')),
    ].join('\n');
    const plan = planWithTables({ municipalities }, { [smallShapesFile]: JSON.stringify(smallShapes()) });
    expect(mapOf({ zipCode: '05401' }, plan)!.says).toContain(`On the map: the ${kind} of Chittenden`);
  });

  it('names cities, towns and villages only on the maps of ZIP codes', () => {
    expect(svg).toMatch(/<g id="b05401">.*City of Burlington/);
    expect(mapOf(chittenden)!).toMatchObject({ bodies: { wide: '', narrow: '' }, lines: '' });
  });

  it('names cities and neighborhoods on the map of a county', () => {
    expect(countyNames()).toContain('>Burlington<');
    expect(countyNames({ neighborhoods: { 'Old North End': ['05401'] } })).toContain('>Old North End<');
  });

  it('names a city once that is also listed as a neighborhood', () => {
    expect(countyNames({ neighborhoods: { Burlington: ['05401'] } }).split('>Burlington<')).toHaveLength(2);
  });

  it('names only the first of several neighborhoods with the same ZIP codes, whose places in them nobody knows', () => {
    const names = countyNames({ neighborhoods: { 'Old North End': ['05401'], 'South End': ['05401'] } });
    expect(names).toContain('>Old North End<');
    expect(names).not.toContain('South End');
  });

  it('names a neighborhood beside one that bears the name of a city and is not named itself', () => {
    const cities = [{ slug: 'burlington', name: 'Burlington', zips: ['05401', '05403'] }];
    const neighborhoods = { Burlington: ['05401'], 'Old North End': ['05401'] };
    expect(countyNames({ cities, neighborhoods })).toContain('>Old North End<');
  });

  it('names a neighborhood on the part of its ZIP code where people live, as on an island beside a park', () => {
    const shapes = smallShapes();
    const island = [1200, 1200, 500, 0, 0, 150, -500, 0, 0, -150];
    const corners = island.flatMap((x, i) => (i % 2 === 0 ? [[x, island[i + 1]!]] : []));
    const [, zip] = shapes.objects.zips.geometries;
    Object.assign(zip!, { type: 'MultiPolygon', arcs: [[[4, -3]], [[shapes.arcs.push(corners) - 1]]] });
    const topOf = (point: [number, number]) => {
      const points = { ...county.points, '05403': point };
      const names = countyNames({
        shapes: shapes as never,
        points,
        neighborhoods: { 'City Island': ['05403'] },
      });
      return Number(/y="(\d+)"[^>]*>City Island</.exec(names)?.[1]);
    };
    const [onIsland, inPark] = [topOf([44.5275, -73.155]), topOf([44.45, -73.15])];
    expect(onIsland).toBeLessThan(300);
    expect(inPark).toBeGreaterThan(600);
  });

  it('does not name a city with all ZIP codes of the county', () => {
    const cities = [{ slug: 'all', name: 'Everywhere', zips: ['05401', '05403', '05408'] }];
    expect(countyNames({ cities })).not.toContain('Everywhere');
  });

  it('keeps no space free for stations on the maps of a county and of a city, which show none', () => {
    const points = [44.44, 44.45, 44.46, 44.47, 44.48, 44.49, 44.5].flatMap((north) =>
      [-73.28, -73.27, -73.26, -73.25, -73.24].map((west): [number, number] => [north, west]),
    );
    const symbols = points.map((point) => ({ kind: 'station', name: 'Stop', point }) as const);
    expect(countyNames({ symbols })).toBe(countyNames());
    expect(namesOn('-burlington', { symbols })).toBe(namesOn('-burlington'));
  });

  it('names its ZIP code beside symbols that take the middle of its area', () => {
    const symbols = Array.from(
      { length: 40 },
      (_, i) => ({ kind: 'station', name: 'Stop', point: [44.45 + i / 1000, -73.236] }) as const,
    );
    expect(namesOn('05401', { symbols })).toContain('>05401<');
  });

  it('marks areas that are too small for a finger on a phone', () => {
    const shapes = smallShapes();
    expect(svg).not.toContain('--small');
    shapes.bbox = [-75.3, 43.4, -71.1, 46.55];
    expect(drawMap({ ...county, shapes: shapes as never, symbols: [] })!.files[0]!.text).toMatch(
      /id="z05401" style="pointer-events:var\(--small\)"/,
    );
  });

  type Changes = Partial<Parameters<typeof drawMap>[0]>;

  function countyNames(changes?: Changes): string {
    return namesOn('', changes);
  }

  function namesOn(view: string, changes: Changes = {}): string {
    const input = { ...county, shapes: smallShapes() as never, symbols: [], ...changes };
    return new RegExp(`<g id="n${view}">.*`).exec(drawMap(input)!.files[0]!.text)![0];
  }

  it('draws surrounding land without a name, so that it does not look like water', () => {
    const shapes = smallShapes();
    shapes.objects.beyond.geometries[0]!.properties.name = '';
    const around = smallPlan((files) => {
      files[smallShapesFile] = JSON.stringify(shapes);
    });
    expect(mapOf(chittenden, around)).toMatchObject({
      beyond: expect.stringMatching(/#beyond$/) as string,
      says: '',
    });
    expect(drawMap({ ...county, shapes: shapes as never, symbols: [] })!.files[0]!.text).toMatch(
      /id="beyond"[^>]* d="M/,
    );
  });

  it('has a point for a ZIP code without a shape', () => {
    const shapes = smallShapes();
    shapes.objects.zips.geometries.pop();
    const without = smallPlan((files) => {
      files[smallShapesFile] = JSON.stringify(shapes);
    });
    expect(mapOf({ zipCode: '05408' }, without)!.here).toHaveLength(1);
  });

  it('names the ZIP codes without a shape that are on it, however many are elsewhere in the county', () => {
    const shapes = smallShapes();
    shapes.objects.zips.geometries.splice(1);
    const far = Array.from({ length: 9 }, (_, i) => [`0542${i}`, [44.54, -73.11]] as const);
    const points = {
      ...Object.fromEntries(far),
      '05401': county.points['05401']!,
      '05408': [44.475, -73.26],
    };
    expect(namesOn('05401', { shapes: shapes as never, points: points as never })).toContain('>05408<');
  });

  it('names a ZIP code without a shape, but no neighborhood that has only such', () => {
    const shapes = smallShapes();
    shapes.objects.zips.geometries.pop();
    const changes = { shapes: shapes as never, neighborhoods: { 'New North End': ['05408'] } };
    expect(namesOn('05408', changes)).toContain('>05408<');
    expect(countyNames(changes)).not.toContain('New North End');
  });

  function pathOf(zip: string): string | undefined {
    return new RegExp(`id="z${zip}"[^>]* d="([^"]*)"`).exec(svg)?.[1];
  }
});

describe('A map without shapes', () => {
  it('shows ZIP codes as points', () => {
    expect(mapOf({ zipCode: '05401' }, ofPoints)).toMatchObject({
      hasLand: false,
      beyond: '',
      lines: '',
    });
  });

  it('has the stations, as every ZIP code is on it', () => {
    const points = { '05401': [44.48, -73.22], '05408': [44.51, -73.27], '05403': [44.45, -73.17] } as const;
    const symbols = [{ kind: 'station', name: 'Union Station', point: [44.47, -73.22] } as const];
    const { sheet } = drawMap({ slug: 'county', cities: [], neighborhoods: {}, points, symbols })!;
    expect(sheet.symbols).toMatchObject([{ name: 'Union Station' }]);
  });

  it('has no background that looks like water', () => {
    const ground = (map: MapView) => /<svg class="([^"]*)"/.exec(renderToStaticMarkup(DrawnMap({ map })))![1];
    expect(ground(mapOf({ zipCode: '05401' }, ofShapes)!)).toContain('bg-mist');
    expect(ground(mapOf({ zipCode: '05401' }, ofPoints)!)).not.toContain('bg-mist');
  });
});

describe('A map is left out', () => {
  it('if the place has no coordinates', () => {
    expect(mapOf({ zipCode: '05740' })).toBeNull();
  });

  it('if it would have only one or two points', () => {
    expect(mapOf({ zipCode: '05753' })).toBeNull();
    const points = { '05401': [44.48, -73.22], '05408': [44.51, -73.27] } as const;
    const county = { slug: 'chittenden-county', cities: [], neighborhoods: {}, symbols: [] };
    expect(drawMap({ ...county, points })).toBeUndefined();
    expect(drawMap({ ...county, points: { ...points, '05403': [44.45, -73.17] } })).toBeDefined();
  });

  it('of a ZIP code without a shape whose point is outside the drawing', () => {
    const shapes = smallShapes();
    shapes.objects.zips.geometries.pop();
    shapes.bbox = [-73.3, 44.4, -73.1, 44.49];
    const without = smallPlan((files) => {
      files[smallShapesFile] = JSON.stringify(shapes);
    });
    expect(mapOf({ zipCode: '05408' }, without)).toBeNull();
    expect(mapOf(burlington, without)!.label).toMatch(/^Map of Burlington with 1 ZIP code\./);
  });

  it('on pages about a topic', () => {
    expect(planPage(ofShapes, routeAt(ofShapes, '/locations/zip/05401')).props).toHaveProperty('map.land');
    const topics = [...routesOf(ofShapes)].filter(({ kind }) => kind.endsWith('-topic'));
    expect(topics.length).toBeGreaterThan(0);
    for (const route of topics) expect(planPage(ofShapes, route).props).not.toHaveProperty('map');
  });
});

describe('The drawing of a county', () => {
  it('gets a new file name if the address of a city changes, because it names a part of the drawing', () => {
    const renamed = smallPlan((files) => {
      files[smallShapesFile] = JSON.stringify(smallShapes());
      edit(files, 'counties/chittenden-county.yaml', 'slug: south-burlington', 'slug: south');
    });
    const fileOf = ({ content }: Site) => content.maps['chittenden-county']!.file;
    expect(fileOf(renamed)).not.toBe(fileOf(ofShapes));
  });

  it('gets a new file name if the name of a city changes, because it is written on the drawing', () => {
    const renamed = smallPlan((files) => {
      files[smallShapesFile] = JSON.stringify(smallShapes());
      edit(files, 'counties/chittenden-county.yaml', 'name: "South Burlington"', 'name: "South"');
    });
    expect(renamed.content.maps['chittenden-county']!.file).not.toBe(
      ofShapes.content.maps['chittenden-county']!.file,
    );
  });
});
