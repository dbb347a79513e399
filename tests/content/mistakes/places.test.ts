import { describe, expect, it } from 'vitest';
import { lettersAbout, testMistakes } from '../../support/mistakes.ts';
import { edit, smallSite } from '../../support/small-site/small-site.ts';

describe('The island of a county', () => {
  it.each(['Grand Ilse', 'grand isle', 'GRAND ISLES'])(
    'is a mistake when it almost matches that of another county: %s',
    (island) => {
      const files = smallSite();
      files['counties/chittenden-county.yaml'] += 'island: "Grand Isle"\n';
      files['counties/addison-county.yaml'] += `island: "${island}"\n`;
      expect(lettersAbout(files)).toEqual([
        expect.stringContaining(
          `"${island}" looks like a misspelling of "Grand Isle", the island of Chittenden County.`,
        ),
      ]);
    },
  );

  it('may be one of several, each of which is compared', () => {
    const files = smallSite();
    files['counties/chittenden-county.yaml'] += 'island: "Grand Isle"\n';
    files['counties/addison-county.yaml'] +=
      'islands: { "Grand Ilse": ["05740"], "Knight Island": ["05753"] }\n';
    expect(lettersAbout(files)).toEqual([
      expect.stringContaining(
        '"Grand Ilse" looks like a misspelling of "Grand Isle", the island of Chittenden County.',
      ),
    ]);
  });

  it('is what a smaller one of the same county is compared with', () => {
    const files = smallSite();
    files['counties/addison-county.yaml'] += 'islands: { "Grand Ilse": ["05740"] }\nisland: "Grand Isle"\n';
    expect(lettersAbout(files)).toEqual([
      expect.stringContaining(
        '"Grand Ilse" looks like a misspelling of "Grand Isle", the island of Addison County.',
      ),
    ]);
  });

  it('may be named like another but for two letters', () => {
    const files = smallSite();
    files['counties/chittenden-county.yaml'] += 'island: "North Hero"\n';
    files['counties/addison-county.yaml'] += 'island: "South Hero"\n';
    expect(lettersAbout(files)).toEqual([]);
  });

  it('may have ZIP codes of the county and of hospitals, and no others', () => {
    const files = smallSite();
    files['counties/addison-county.yaml'] += 'islands: { "Knight Island": ["05499", "05498"] }\n';
    files['places/hospitals.csv'] = `\
name,address,city,zip,county,owner,emergency,lat,lng
Lake Hospital,2 Lake Road,Burlington,05499,Addison,private,yes,44.4762,-73.1700
`;
    expect(lettersAbout(files).filter((letter) => letter.includes('islands'))).toEqual([
      expect.stringContaining('No city of this county lists the ZIP code 05498.'),
    ]);
  });

  it('is not doubted because of a mistake in the table of hospitals', () => {
    const files = smallSite();
    files['counties/addison-county.yaml'] += 'islands: { "Knight Island": ["05499"] }\n';
    files['places/hospitals.csv'] = `\
name,address,city,zip,county,owner,emergency,lat,lng
Lake Hospital,2 Lake Road,Burlington,05499,Addison,church,yes,44.4762,-73.1700
`;
    expect(lettersAbout(files).filter((letter) => letter.includes('Knight'))).toEqual([]);
  });

  it('is not doubted because the table of hospitals is in a folder with a wrong name', () => {
    const files = smallSite();
    files['counties/addison-county.yaml'] += 'islands: { "Knight Island": ["05499"] }\n';
    files['place/hospitals.csv'] = `\
name,address,city,zip,county,owner,emergency,lat,lng
Lake Hospital,2 Lake Road,Burlington,05499,Addison,private,yes,44.4762,-73.1700
`;
    expect(lettersAbout(files).filter((letter) => letter.includes('Knight'))).toEqual([]);
  });

  it('may be that of another county', () => {
    const files = smallSite();
    for (const county of ['chittenden-county', 'addison-county'])
      files[`counties/${county}.yaml`] += 'island: "Grand Isle"\n';
    expect(lettersAbout(files)).toEqual([]);
  });
});

describe('The name of a place', () => {
  testMistakes(
    (
      [
        ['middlebury falls', 'is how pages would print the name.', 'Middlebury Falls'],
        ["MIDDLEBURY'S END-ON-SEA", 'is how pages would print the name.', "Middlebury's End-on-Sea"],
        ["isle of o'fallon", 'is how pages would print the name.', "Isle of O'Fallon"],
        ['Middlebury, VT', 'is more than a name: pages add the state themselves.', 'Middlebury'],
        ['Middlebury VT', 'is more than a name: pages add the state themselves.', 'Middlebury'],
        ['MIDDLEBURY, VT', 'is more than a name: pages add the state themselves.', 'Middlebury'],
      ] as const
    ).map(([written, says, meant]) => ({
      of: `a name that visitors should not read: ${written}`,
      file: 'counties/addison-county.yaml',
      right: 'name: "Middlebury"',
      wrong: `name: "${written}"`,
      letter: `
        counties/addison-county.yaml:4:11  cities[0].name
        "${written}" ${says}
        Write: "${meant}"
      `,
    })),
  );

  it.each(["O'Fallon", 'DeWitt', 'Truth or Consequences', 'St. Albans', 'Ea', 'DUMBO'])(
    'may be %s',
    (name) => {
      const files = smallSite();
      edit(files, 'counties/addison-county.yaml', 'name: "Middlebury"', `name: "${name}"`);
      expect(lettersAbout(files)).toEqual([]);
    },
  );
});

describe('A ZIP code of another state', () => {
  testMistakes([
    {
      of: 'one in a county of the state',
      file: 'counties/addison-county.yaml',
      right: '"05740"',
      wrong: '"07030"',
      letter: `
        counties/addison-county.yaml:6:21  cities[0].zips[1]
        07030 begins like the ZIP codes of New Jersey, but this county is in Vermont.
        Write the ZIP code you meant. If the whole county is in New Jersey, write below its name: state: NJ
      `,
    },
    {
      of: 'one that no state has',
      file: 'counties/addison-county.yaml',
      right: '"05740"',
      wrong: '"98740"',
      letter: `
        counties/addison-county.yaml:6:21  cities[0].zips[1]
        No state has ZIP codes that begin with 987, so 98740 does not exist.
        Look up the ZIP code again.
      `,
    },
    {
      of: 'one in the address of an office',
      file: 'site.yaml',
      right: 'zip: "05753"',
      wrong: 'zip: "03755"',
      letter: `
        site.yaml:20:10  offices[1].zip
        03755 begins like the ZIP codes of New Hampshire, but this office is in Vermont.
        Write the state and the ZIP code of the same address.
      `,
    },
    {
      of: 'a state that does not exist',
      file: 'site.yaml',
      right: 'abbreviation: "VT"',
      wrong: 'abbreviation: "Vt."',
      letter: `
        site.yaml:7:41  state.abbreviation
        "Vt." is not a state.
        Write its two-letter abbreviation, such as NY.
      `,
    },
    {
      of: 'the same where a county names its own state',
      when: (files) => {
        edit(files, 'site.yaml', 'abbreviation: "VT"', 'abbreviation: "Vt."');
        files['counties/addison-county.yaml'] += 'state: VT\n';
      },
      letter: `
        site.yaml:7:41  state.abbreviation
        "Vt." is not a state.
        Write its two-letter abbreviation, such as NY.
      `,
    },
  ]);

  it('is right in a county of that state', () => {
    const files = smallSite();
    files['counties/grafton-county.yaml'] = `
name: "Grafton County"
order: 3
state: NH
cities: [{ name: "Hanover", slug: hanover, zips: ["03755"] }]
points: { "03755": [43.7022, -72.2896] }
`;
    expect(lettersAbout(files)).toEqual([]);
  });

  it('is right on the border, where mail comes from the other state', () => {
    const files = smallSite();
    edit(files, 'site.yaml', 'abbreviation: "VT"', 'abbreviation: "NY"');
    for (const county of ['addison', 'chittenden']) delete files[`counties/${county}-county.yaml`];
    // Fishers Island gets its mail from Connecticut; a federal office in Holtsville has a prefix of its own.
    files['counties/chittenden-county.yaml'] = `
name: "Suffolk County"
order: 1
serviceArea: burlington
cities: [{ name: "Southold", slug: southold, zips: ["06390", "00501", "11971"] }]
`;
    expect(lettersAbout(files)).toEqual([]);
  });
});

describe('A point in the wrong place', () => {
  testMistakes([
    {
      of: 'swapped latitude and longitude',
      file: 'counties/addison-county.yaml',
      right: '[44.0153, -73.1673]',
      wrong: '[-73.1673, 44.0153]',
      letter: `
        counties/addison-county.yaml:8:12  points.05753
        These two numbers seem swapped: the latitude comes first. It is 9,615 miles from the center of Vermont.
        Write: [44.0153, -73.1673]
      `,
    },
    {
      of: 'a longitude beyond 90 degrees in place of a latitude',
      file: 'counties/addison-county.yaml',
      right: '[44.0153, -73.1673]',
      wrong: '[-118.2437, 34.0522]',
      letter: `
        counties/addison-county.yaml:8:12  points.05753
        These two numbers seem swapped: the latitude comes first.
        Write: [34.0522, -118.2437]
      `,
    },
    {
      of: 'a longitude without its minus sign',
      file: 'counties/chittenden-county.yaml',
      right: '[44.5140, -73.2540]',
      wrong: '[44.5140, 73.2540]',
      letter: `
        counties/chittenden-county.yaml:20:12  points.05408
        The second number is missing its minus sign. It is 5,973 miles from the center of Vermont.
        Write: [44.514, -73.254]
      `,
    },
    {
      of: 'swapped numbers without a minus sign',
      file: 'site.yaml',
      right: 'point: [44.0140, -73.1680]',
      wrong: 'point: [73.1680, 44.0140]',
      letter: `
        site.yaml:21:12  offices[1].point
        These two numbers seem swapped, and the longitude is missing its minus sign. It is 3,813 miles from the center of Vermont.
        Write: [44.014, -73.168]
      `,
    },
    {
      of: 'a point far from the other points of its county',
      file: 'counties/chittenden-county.yaml',
      right: '[44.5140, -73.2540]',
      wrong: '[42.5140, -73.2540]',
      letter: `
        counties/chittenden-county.yaml:20:12  points.05408
        This point seems wrong. It is 134 miles from the other points of this county.
        Look up its latitude and longitude again.
      `,
    },
    {
      of: 'a courthouse on the other side of the world',
      file: 'counties/addison-county.yaml',
      right: 'cities:',
      wrong: 'court: { name: "the court", point: [0, 0], source: "vermont.gov" }\ncities:',
      letter: `
        counties/addison-county.yaml:3:36  court.point
        This point seems wrong. It is 5,349 miles from the center of Vermont.
        Look up its latitude and longitude again.
      `,
    },
    {
      of: 'an office far from its ZIP code',
      file: 'site.yaml',
      right: 'point: [44.4790, -73.2120]',
      wrong: 'point: [43.4790, -73.2120]',
      letter: `
        site.yaml:15:12  offices[0].point
        This point seems wrong. It is 69 miles from its ZIP code 05401.
        Look up its latitude and longitude again.
      `,
    },
  ]);

  it('is reported for each point when all of a county are swapped', () => {
    const files = smallSite();
    const swapped = String(files['counties/chittenden-county.yaml']).replace(
      /\[(44\.\d+), (-73\.\d+)\]/g,
      '[$2, $1]',
    );
    files['counties/chittenden-county.yaml'] = swapped;
    const letters = lettersAbout(files);
    expect(letters).toHaveLength(3);
    for (const letter of letters) expect(letter).toContain('seem swapped');
  });

  it('is not suspected in a county that spans hundreds of miles and the date line', () => {
    const files = smallSite();
    edit(files, 'site.yaml', 'abbreviation: "VT"', 'abbreviation: "AK"');
    delete files['counties/addison-county.yaml'];
    files['counties/chittenden-county.yaml'] = `
name: "Aleutians West"
order: 1
serviceArea: burlington
cities: [{ name: "Unalaska", slug: unalaska, zips: ["99685", "99692", "99546", "99547", "99591"] }]
points:
  "99685": [53.88, -166.53]
  "99692": [53.90, -166.54]
  "99546": [51.88, -176.65]
  "99547": [52.20, -174.20]
  "99591": [52.73, 174.11]
`;
    expect(lettersAbout(files)).toEqual([]);
  });
});
