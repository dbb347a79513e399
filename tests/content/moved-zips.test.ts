import { describe, expect, it } from 'vitest';
import { ledgerOf, printLedger } from '#addresses/ledger.ts';
import { loadSite } from '../support/load-site.ts';
import { testMistakes } from '../support/mistakes.ts';
import { smallShapes, smallShapesFile } from '../support/small-site/small-shapes.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { dataToRead, edit, smallSite, type DataFiles } from '../support/small-site/small-site.ts';

const chittenden = 'counties/chittenden-county.yaml';

const takeOut = (files: DataFiles) => edit(files, chittenden, '["05401", "05408"]', '["05401"]');

/** Takes a ZIP code out of its city, and lists it under one of the other county. */
function moveAcross(files: DataFiles): void {
  takeOut(files);
  edit(files, 'counties/addison-county.yaml', '"05740"]', '"05740", "05408"]');
}

const sourceFields = 'source: "Census", credit: "Census", date: "2020", license: "Public domain"';

/** Adds tables about the ZIP codes; they place the moved one in these counties. */
function addTables(files: DataFiles, ...counties: string[]): void {
  const bodies = [
    ...['05401', '05403'].map((zip) => `${zip},City of Burlington,Burlington,city,Chittenden,,1,1`),
    ...['05740', '05753'].map((zip) => `${zip},Town of Middlebury,Middlebury,town,Addison,,1,1`),
    ...counties.map((county) => `05408,Town of ${county},${county},town,${county},,0.5,0.5`),
  ];
  files['places/municipalities.csv'] =
    `zip,body,name,kind,county,in_town,people_share,land_share\n${bodies.join('\n')}\n`;
  files['places/people.csv'] = 'zip,population\n05401,27000\n05408,9000\n';
  files['places/sources.yaml'] =
    `tables:\n  municipalities: { ${sourceFields} }\n  people: { ${sourceFields} }\n`;
}

const inWrongCounty = `
  counties/addison-county.yaml:6:30  cities[0].zips[2]
  places/municipalities.csv says that 05408 is in Chittenden County.
  Move it there. If the table is wrong, correct its rows instead.
`;

describe('A ZIP code moved to a city of another county', () => {
  testMistakes([
    {
      of: 'its new county, where the tables say it does not lie, but not its point, rows and shape',
      when: (files) => {
        moveAcross(files);
        addTables(files, 'Chittenden');
        files[smallShapesFile] = JSON.stringify(smallShapes());
      },
      letter: inWrongCounty,
    },
    {
      of: 'its new county, but not the shape that was left behind',
      when: (files) => {
        moveAcross(files);
        edit(files, chittenden, '  "05408": [44.5140, -73.2540]\n', '');
        edit(files, 'counties/addison-county.yaml', 'points:', 'points:\n  "05408": [44.5140, -73.2540]');
        addTables(files, 'Chittenden');
        files[smallShapesFile] = JSON.stringify(smallShapes());
      },
      letter: inWrongCounty,
    },
    {
      of: 'the point that was left behind when it lies in both counties',
      when: (files) => {
        moveAcross(files);
        addTables(files, 'Chittenden', 'Addison');
      },
      letter: `
        ${chittenden}:20:3  points.05408
        The ZIP code 05408 is listed in counties/addison-county.yaml, but not here.
        Move this there as well, or correct the ZIP code.
      `,
    },
    {
      of: 'the file that lists it now, and suggests no other ZIP code',
      when: (files) => {
        moveAcross(files);
        edit(files, chittenden, '  "05408": [44.5140, -73.2540]\n', '');
        edit(files, chittenden, '"Old North End": ["05401"]', '"Old North End": ["05408"]');
      },
      letter: `
        ${chittenden}:16:21  neighborhoods.Old North End[0]
        The ZIP code 05408 is listed in counties/addison-county.yaml, but not here.
        Move this there as well, or correct the ZIP code.
      `,
    },
    {
      of: 'its point, but not its rows and shape, when no city lists it any more',
      when: (files) => {
        takeOut(files);
        addTables(files, 'Chittenden');
        files[smallShapesFile] = JSON.stringify(smallShapes());
      },
      letter: `
        ${chittenden}:20:3  points.05408
        No city of this county lists the ZIP code 05408.
        Add 05408 to a city, or delete it here.
      `,
    },
  ]);
});

describe('A published city that its county no longer lists', () => {
  const southBurlington =
    '  - name: "South Burlington"\n    slug: south-burlington\n    zips: ["05403", "05401"]\n';
  const publish = (files: DataFiles) => {
    files['published.yaml'] = printLedger(ledgerOf(smallPlan()));
  };
  testMistakes([
    {
      of: 'the point that was left behind when it was moved to another county, and not that it is gone',
      when: (files) => {
        publish(files);
        edit(files, chittenden, southBurlington, '');
        edit(files, 'counties/addison-county.yaml', 'points:', `${southBurlington}points:`);
      },
      letter: `
        ${chittenden}:16:3  points.05403
        The ZIP code 05403 is listed in counties/addison-county.yaml, but not here.
        Move this there as well, or correct the ZIP code.
      `,
    },
    {
      of: 'only a mistyped ZIP code when it has another name now',
      when: (files) => {
        publish(files);
        edit(files, chittenden, 'slug: south-burlington', 'slug: south-side');
        edit(files, chittenden, '"05408": [', '"05409": [');
      },
      letter: `
        ${chittenden}:20:3  points.05409
        No city of this county lists the ZIP code 05409.
        Did you mean "05408"? If not, add 05409 to a city, or delete it here.
      `,
    },
  ]);

  it('names the command that removes a published ZIP code with all data about it, and no other ZIP code', () => {
    const files = smallSite();
    publish(files);
    takeOut(files);
    edit(files, chittenden, '  "05403": [44.4470, -73.1710]\n', '');
    const folder = dataToRead(files);
    expect(loadSite(folder).problems).toEqual([
      expect.objectContaining({
        path: 'points.05408',
        says: 'No city of this county lists the ZIP code 05408.',
        fix: `Add 05408 to a city again. To remove it with all data about it, run then: npm run remove -- zip 05408 --data ${folder}`,
      }),
    ]);
  });
});
