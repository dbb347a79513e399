import { describe } from 'vitest';
import { testMistakes } from '../../support/mistakes.ts';
import { smallShapes, smallShapesFile } from '../../support/small-site/small-shapes.ts';
import { edit } from '../../support/small-site/small-site.ts';

type SmallShapes = ReturnType<typeof smallShapes>;

/** The changed shapes of the small site, as the text of their file. */
function changed(change: (shapes: SmallShapes) => void): string {
  const shapes = smallShapes();
  change(shapes);
  return JSON.stringify(shapes, null, 1);
}

const file = smallShapesFile;

describe('Shapes that no map can be drawn from', () => {
  testMistakes([
    {
      of: 'a truncated file',
      file,
      holds: '{ "type": "Topology",\n  "sources": [',
      letter: `
        ${file}:2:15
        This file is damaged: something is missing here, or something is here that does not belong.
        Make the file again with "npm run shapes", or restore it from the last commit.
      `,
    },
    ...['places/maps', 'places/shapes/2020'].map((folder) => ({
      of: `a file in a folder from which no shapes are read: ${folder}`,
      file: `${folder}/addison-county.json`,
      holds: changed(() => undefined),
      letter: `
        ${folder}/addison-county.json:1:1
        Shapes are not read from here, so no map of this county would be drawn.
        Move the file to places/shapes/.
      `,
    })),
    {
      of: 'a folder with a wrong name once, and not its shapes',
      when: (files) => {
        files['place/shapes/addison-county.json'] = changed(() => undefined);
        files['place/people.csv'] = 'zip,population\n05753,9000\n';
      },
      letter: `
        place/people.csv:1:1
        The site does not use a folder named "place".
        Rename it to "places", or move its files there.
      `,
    },
    {
      of: 'a file for a county that the site does not have',
      file: 'places/shapes/franklin-county.json',
      holds: changed(() => undefined),
      letter: `
        places/shapes/franklin-county.json:1:1
        No county has this name, so no map would be drawn from these shapes.
        Give the file the same name as its county in counties/, or delete it.
      `,
    },
    {
      of: 'a ZIP code that the county does not list',
      file,
      holds: changed(({ objects }) => void (objects.zips.geometries[0]!.properties.zip = '05499')),
      letter: `
        ${file}:41:14  zips 05499
        05499 has a shape here, but no city of Chittenden County lists it.
        Add it to its city in the county's file, or delete this shape.
      `,
    },
    {
      of: 'shapes with a field of the wrong type',
      file,
      holds: changed((shapes) => Object.assign(shapes, { arcs: 'none' })),
      letter: `
        ${file}:33:6  arcs
        No map can be drawn from "arcs". Invalid input: expected array, received string
        Make the file again with "npm run shapes", or restore it from the last commit.
      `,
    },
    {
      of: 'a ZIP code with two shapes',
      file,
      holds: changed(({ objects: { zips } }) => void zips.geometries.push(zips.geometries[0]!)),
      letter: `
        ${file}:41:14  zips 05401
        05401 has two shapes.
        Delete one of them.
      `,
    },
    {
      of: 'swapped latitude and longitude',
      file,
      holds: changed((shapes) => {
        shapes.bbox = [44.4, -73.3, 44.55, -73.1];
      }),
      letter: `
        ${file}:11:2  bbox
        These shapes are 9,624 miles from the center of Vermont.
        In shapes the longitude comes first, then the latitude. Make the file again with "npm run shapes", or restore it from the last commit.
      `,
    },
    {
      of: 'swapped west and east',
      file,
      holds: changed((shapes) => {
        shapes.bbox = [-73.1, 44.4, -73.3, 44.55];
      }),
      letter: `
        ${file}:11:2  bbox
        West and east, or south and north, are swapped here.
        In shapes the longitude comes first, then the latitude. Make the file again with "npm run shapes", or restore it from the last commit.
      `,
    },
    {
      of: 'a shape far from the point of its ZIP code',
      when: (files) => {
        files[file] = changed(() => undefined);
        edit(files, 'counties/chittenden-county.yaml', '[44.4762, -73.2120]', '[44.7762, -73.2120]');
      },
      letter: `
        ${file}:41:14  zips 05401
        The shape of 05401 is 20 miles from its point in the county's file.
        One of the two is wrong. In shapes the longitude comes first, in points the latitude.
      `,
    },
    {
      of: 'a shape that is made of a missing line',
      file,
      holds: changed(({ arcs }) => void arcs.pop()),
      letter: `
        ${file}:1:1  arcs
        A shape uses border line 5, but the file has only 5 border lines.
        Make the file again with "npm run shapes", or restore it from the last commit.
      `,
    },
    {
      of: 'shapes without a source',
      file,
      holds: changed(({ sources }) => void sources.pop()),
      letter: `
        ${file}:3:2  sources
        No source is named.
        Say whose maps these are, what was taken from them, under what terms and from what date.
      `,
    },
  ]);
});
