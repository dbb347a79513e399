import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadContent } from '#content/load.ts';
import { table } from '#content/schemas/places/table.ts';
import { lettersAbout, testMistakes, type Mistake } from '../../support/mistakes.ts';
import { dataToRead, edit, smallSite, type DataFiles } from '../../support/small-site/small-site.ts';

const sourceFields = 'source: "A census", credit: "Census", date: "2020", license: "Public domain"';
const sourcesOf = (...names: string[]) =>
  `tables:\n${names.map((name) => `  ${name}: { ${sourceFields} }\n`).join('')}`;

const people = 'zip,population\n05401,27000\n05403,21000\n05408,9000\n05753,9000\n05740,3000\n';
const bodies = `\
zip,body,name,kind,county,in_town,people_share,land_share
05401,City of Burlington,Burlington,city,Chittenden,,1,1
05403,City of South Burlington,South Burlington,city,Chittenden,,0.9,0.8
05403,Town of Shelburne,Shelburne,town,Chittenden,,0.1,0.2
05408,City of Burlington,Burlington,city,Chittenden,,1,1
05740,Town of Middlebury,Middlebury,town,Addison,,1,1
05753,Town of Middlebury,Middlebury,town,Addison,,1,1
`;

function withTable(name: string, text: string | Buffer): (files: DataFiles) => void {
  return (files) => {
    files[`places/${name}.csv`] = text;
    files['places/sources.yaml'] = sourcesOf(name);
  };
}

const inPeople = (of: string, right: string, wrong: string, letter: string): Mistake => ({
  of,
  when: withTable('people', people.replace(right, wrong)),
  letter,
});
const inBodies = (of: string, right: string, wrong: string, letter: string): Mistake => ({
  of,
  when: withTable('municipalities', bodies.replace(right, wrong)),
  letter,
});

describe('A table saved by a spreadsheet', () => {
  it.each([
    ['as it is', people],
    ['with Windows line endings', people.replaceAll('\n', '\r\n')],
    ['with a byte order mark', `\uFEFF${people}`],
    ['with empty columns and rows at its edges', `${people.replaceAll('\n', ',,\n')},,,\n,,,\n`],
    ['with spaces around its values', people.replaceAll(',', ' , ')],
    ['with every value in quotes', people.replaceAll(/[^,\n]+/g, '"$&"')],
    ['with spaces around values in quotes', people.replaceAll(/[^,\n]+/g, ' "$&" ')],
    ['with its columns in another order', `population,zip\n27000,05401\n`],
  ])('is read %s', (_how, text) => {
    const files = smallSite();
    withTable('people', text)(files);
    const { content, problems } = loadContent(dataToRead(files));
    expect(problems).toEqual([]);
    expect(content?.tables.people[0]).toEqual({ zip: '05401', population: 27000 });
  });

  it('is read when Excel has left out empty cells at the end of rows', () => {
    const files = smallSite();
    const rows = Array.from({ length: 18 }, (_, i) => `${i},House ${i},1 Main Street`);
    const text = ['precinct,name,address,phone', ...rows.map((row, i) => (i < 15 ? `${row},` : row)), ''];
    withTable('precinct-houses', text.join('\n'))(files);
    expect(lettersAbout(files)).toEqual([]);
  });

  it('is read with the odd spaces of a web page or a word processor as with plain ones', () => {
    const files = smallSite();
    const copied = bodies
      .replaceAll('City of ', 'City of\u00A0')
      .replace('Town of Shelburne', 'Town\u202Fof \u00A0Shel\u200Bburne ');
    withTable('municipalities', copied)(files);
    const { content, problems } = loadContent(dataToRead(files));
    expect(problems).toEqual([]);
    expect(content?.tables.municipalities.map(({ body }) => body)).toEqual(
      bodies.match(/(?:City|Town) of [^,]*/g),
    );
  });

  it.each(['County', 'Parish', 'City and Borough', 'Municipio'])(
    'may name a %s with or without that word',
    (kind) => {
      const files = smallSite();
      withTable('municipalities', bodies.replaceAll(',Chittenden,', `,Chittenden ${kind},`))(files);
      edit(files, 'counties/addison-county.yaml', 'Addison County', `Addison ${kind}`);
      edit(files, 'counties/chittenden-county.yaml', 'Chittenden County', `Chittenden ${kind}`);
      const { content, problems } = loadContent(dataToRead(files));
      expect(problems).toEqual([]);
      expect(content?.tables.municipalities[0]?.county).toBe('Chittenden');
    },
  );

  testMistakes([
    {
      of: 'a second byte order mark',
      when: withTable('people', `\uFEFF\uFEFF${people}`),
      letter: `
        places/people.csv:1:1
        There is an invisible byte order mark (U+FEFF) here; only the very start of a file may have one.
        Put the cursor here and press the Delete key once.
      `,
    },
    inPeople(
      'a first line that tells Excel the separator',
      'zip,population\n',
      'sep=,\nzip,population\n',
      `
        places/people.csv:1:1
        The first line is a note for Excel, not the names of the columns.
        Delete that line.
      `,
    ),
    {
      of: 'a web page that was saved instead of the table',
      when: withTable('people', '\n<!DOCTYPE html>\n<html><title>Please sign in</title></html>\n'),
      letter: `
        places/people.csv:2:1
        This is a web page, not a table.
        It may say why: open it in a browser. Then download the table again, as CSV.
      `,
    },
    ...['{\n  "error": "no such table"\n}\n', '[["zip","population"],\n["05401","27000"]]\n'].map((json) => ({
      of: `JSON instead of a table: ${json.slice(0, 5)}`,
      when: withTable('people', json),
      letter: `
        places/people.csv:1:1
        This is JSON, not a table.
        Download the table again, as CSV.
      `,
    })),
    {
      of: 'XML instead of a table',
      when: withTable('people', '<?xml version="1.0"?>\n<Error><Code>AccessDenied</Code></Error>\n'),
      letter: `
        places/people.csv:1:1
        This is XML, not a table.
        Download the table again, as CSV.
      `,
    },
    inPeople(
      'words instead of a number',
      '05403,21000',
      '05403,N/A',
      `
        places/people.csv:3:7  population
        "N/A" is not a number.
        Write only digits, with a point before decimals. If it is unknown, leave the cell empty; in a column that needs a value, delete the row.
      `,
    ),
    inPeople(
      'a ZIP code with four digits, which may have lost its leading zero or any other digit',
      '05403,21000',
      '5403,21000',
      `
        places/people.csv:3:1  zip
        "5403" has only 4 digits, but a ZIP code has five.
        Write 05403 if a spreadsheet dropped zeros at its start, and set the column to "Text" before you save. Otherwise write what is missing.
      `,
    ),
    inPeople(
      'too few digits of a ZIP code, where no state has one with zeros before them',
      '05403,21000',
      '403,21000',
      `
        places/people.csv:3:1  zip
        "403" has only 3 digits, but a ZIP code has five.
        Write all five digits.
      `,
    ),
    ...(
      [
        ['05403.0', '05403.0', 'Write 05403'],
        ["'05403", "'05403", 'Write 05403'],
        ['\uFF10\uFF15\uFF14\uFF10\uFF13', '\uFF10\uFF15\uFF14\uFF10\uFF13', 'Write 05403'],
        ['"=""05403"""', '="05403"', 'Write 05403'],
        ['"05403, 05404"', '05403, 05404', 'Write a row for each.'],
      ] as const
    ).map(([cell, seen, fix]) =>
      inPeople(
        `what a spreadsheet makes of ZIP codes: ${cell}`,
        '05403,21000',
        `${cell},21000`,
        `
          places/people.csv:3:1  zip
          "${seen}" is not a ZIP code.
          ${fix}
        `,
      ),
    ),
    ...(
      [
        ['43 %', '43'],
        ['"21 000"', '21000'],
        ["21'000", '21000'],
      ] as const
    ).map(([cell, meant]) =>
      inPeople(
        `a number with more than digits: ${cell}`,
        '05403,21000',
        `05403,${cell}`,
        `
          places/people.csv:3:7  population
          "${cell.replaceAll('"', '')}" is not a number.
          Write ${meant}
        `,
      ),
    ),
    inPeople(
      'a number with a comma',
      '05403,21000',
      '05403,"21,000"',
      `
        places/people.csv:3:7  population
        "21,000" has a comma in it.
        Write 21000
      `,
    ),
    inBodies(
      'a share with a decimal comma',
      '0.9,0.8',
      '"0,9",0.8',
      `
        places/municipalities.csv:3:66  people_share
        "0,9" has a comma instead of a decimal point.
        Write 0.9
      `,
    ),
    inBodies(
      'a share with three decimals after a comma',
      '0.9,0.8',
      '"0,875",0.8',
      `
        places/municipalities.csv:3:66  people_share
        "0,875" has a comma instead of a decimal point.
        Write 0.875
      `,
    ),
    inPeople(
      'a count with a point between its thousands',
      '05403,21000',
      '05403,21.245',
      `
        places/people.csv:3:7  population
        A count is a whole number, but this is 21.245.
        Write 21245 if the point separates thousands, otherwise 21.
      `,
    ),
    inPeople(
      'a count of whole thousands with such a point, which would be read as a thousandth of it',
      '05403,21000',
      '05403,21.000',
      `
        places/people.csv:3:7  population
        A count is a whole number, but this is 21.000.
        Write 21000 if the point separates thousands, otherwise 21.
      `,
    ),
    inPeople(
      'a count below one with a point, which cannot separate thousands',
      '05403,21000',
      '05403,0.500',
      `
        places/people.csv:3:7  population
        A count is a whole number, but this is 0.500.
        Write 1
      `,
    ),
    inPeople(
      'a number that a spreadsheet has shortened',
      '05403,21000',
      '05403,"2,12E+04"',
      `
        places/people.csv:3:7  population
        "2,12E+04" is a number that a spreadsheet has shortened, so its last digits are lost.
        Write the whole number again, and set the column to "Text" before you save.
      `,
    ),
    inBodies(
      'a text that a spreadsheet took for a date',
      'Town of Shelburne',
      '10-May',
      `
        places/municipalities.csv:4:7  body
        "10-May" is a date that a spreadsheet has made of what was typed here.
        Write what was there before, and set the column to "Text" before you save.
      `,
    ),
    inBodies(
      'a share in percent',
      '0.9,0.8',
      '90%,0.8',
      `
        places/municipalities.csv:3:66  people_share
        "90%" is a percentage, but this column goes from 0 to 1.
        Write 0.9
      `,
    ),
    inBodies(
      'a share in percent with a decimal comma',
      '0.9,0.8',
      '"87,5%",0.8',
      `
        places/municipalities.csv:3:66  people_share
        "87,5%" is a percentage, but this column goes from 0 to 1.
        Write 0.875
      `,
    ),
    inBodies(
      'a text that a spreadsheet took for a formula',
      'Town of Shelburne',
      '#NAME?',
      `
        places/municipalities.csv:4:7  body
        "#NAME?" is what a spreadsheet shows for a formula that it cannot work out.
        Write what was there before. If a text begins with =, +, - or @, first set its column to "Text".
      `,
    ),
    inBodies(
      'a formula',
      'Town of Shelburne',
      '=B4',
      `
        places/municipalities.csv:4:7  body
        "=B4" is a formula, which only a spreadsheet can work out.
        Write what it stands for.
      `,
    ),
    inBodies(
      'a text whose quotes a program has saved twice',
      'Town of Shelburne',
      '"""Town of Shelburne"""',
      `
        places/municipalities.csv:4:7  body
        A program has saved the quotes around this text twice, so they would be part of it.
        Write the text without quotes or, if it contains a comma, with one " before and behind it.
      `,
    ),
    inBodies(
      'a text in curly quotes',
      'Town of Shelburne',
      '“Town of Shelburne”',
      `
        places/municipalities.csv:4:7  body
        The quotes around this text (“ ”) come from a word processor; here they would be part of the text.
        Delete them. If the text contains a comma, use straight quotes (") instead.
      `,
    ),
    {
      of: 'columns separated by semicolons',
      when: withTable('people', people.replaceAll(',', ';')),
      letter: `
        places/people.csv:1:1
        The columns are separated by semicolons instead of commas.
        Save it as "CSV UTF-8 (comma delimited)". If that writes semicolons again, the computer is set to a region with decimal commas: set it to the United States, and start over with the original file.
      `,
    },
    {
      of: 'quoted columns separated by semicolons, below a title',
      when: withTable('people', `People of 2020;\n"zip";"population"\n"05401";20000\n`),
      letter: `
        places/people.csv:1:1
        The columns are separated by semicolons instead of commas.
        Save it as "CSV UTF-8 (comma delimited)". If that writes semicolons again, the computer is set to a region with decimal commas: set it to the United States, and start over with the original file.
      `,
    },
    {
      of: 'a table that is not UTF-8',
      when: withTable('people', Buffer.from(`${people}\xe9`, 'latin1')),
      letter: `
        places/people.csv:7:1
        The file is not saved as UTF-8, so its letters cannot be read.
        Do not save it the way it looks now, or these letters will be lost. In VS Code, choose "Reopen with Encoding", "Windows 1252", then "Save with Encoding", "UTF-8".
      `,
    },
    {
      of: 'a column without a name',
      when: withTable('people', people.replace('zip,', 'zip,,').replace(/(\d{5}),/g, '$1,1,')),
      letter: `
        places/people.csv:1:5
        A column has no name here.
        The columns of this table are: zip, population, transit_percent, car_percent, walk_percent, limited_english_percent. Write one of these in the first line, or delete the column.
      `,
    },
    {
      of: 'a table in UTF-16, as tools for search engines export it',
      when: withTable('people', Buffer.from(`\uFEFF${people.replaceAll(',', '\t')}`, 'utf16le')),
      letter: `
        places/people.csv:1:1
        The file is not saved as UTF-8, so its letters cannot be read.
        Open it in a spreadsheet program, and save it there as "CSV UTF-8 (comma delimited)".
      `,
    },
  ]);

  it('is reported with the place of each column without a name', () => {
    const files = smallSite();
    withTable('people', people.replace('zip,', 'zip,,,').replace(/(\d{5}),/g, '$1,,,'))(files);
    expect(lettersAbout(files).map((letter) => letter.split('\n')[0])).toEqual([
      'places/people.csv:1:5',
      'places/people.csv:1:6',
    ]);
  });
});

describe('A row with a mistake', () => {
  testMistakes([
    inBodies(
      'a share above one',
      '0.9,0.8',
      '90,0.8',
      `
        places/municipalities.csv:3:66  people_share
        A share goes from 0 to 1, but this is 90.
        Write 0.9 for 90 percent.
      `,
    ),
    inBodies(
      'shares that add up to more than one',
      'Chittenden,,0.1,0.2',
      'Chittenden,,0.4,0.2',
      `
        places/municipalities.csv:4:1  people_share
        With this row, the shares of 05403 add up to 1.30, which is more than the whole.
        Correct the shares of this ZIP code, which should add up to 1.
      `,
    ),
    inBodies(
      'shares that add up to more than one, only at the first row that exceeds it',
      'Chittenden,,0.1,0.2',
      'Chittenden,,0.4,0.2\n05403,Town of Williston,Williston,town,Chittenden,,0.1,0',
      `
        places/municipalities.csv:4:1  people_share
        With this row, the shares of 05403 add up to 1.30, which is more than the whole.
        Correct the shares of this ZIP code, which should add up to 1.
      `,
    ),
    inBodies(
      'a kind that does not exist',
      'Shelburne,town',
      'Shelburne,twon',
      `
        places/municipalities.csv:4:35  kind
        "kind" cannot be "twon".
        Did you mean "town"? Write one of these: city, town, township, village, town and village, borough, reservation, county.
      `,
    ),
    inBodies(
      'a town without its kind before its name',
      'Town of Shelburne',
      'Shelburne',
      `
        places/municipalities.csv:4:7  body
        Pages would call it "the Shelburne".
        Write what it is before its name: "Town of Shelburne".
      `,
    ),
    inBodies(
      'a town that is a village, too, without its kind before its name',
      'Town of Shelburne,Shelburne,town',
      'Shelburne,Shelburne,town and village',
      `
        places/municipalities.csv:4:7  body
        Pages would call it "the Shelburne".
        Write what it is before its name: "Town and Village of Shelburne".
      `,
    ),
    inBodies(
      'a township with its kind after its name',
      'Town of Shelburne,Shelburne,town',
      'Shelburne Township,Shelburne,township',
      `
        places/municipalities.csv:4:7  body
        Pages would call it "the Shelburne Township".
        Write what it is before its name: "Township of Shelburne".
      `,
    ),
    inBodies(
      'a parish with its kind after its name',
      'Town of Shelburne,Shelburne,town',
      'Shelburne Parish,Shelburne,county',
      `
        places/municipalities.csv:4:7  body
        Pages would call it "the Shelburne Parish".
        Write what it is before its name: "Parish of Shelburne".
      `,
    ),
    inPeople(
      'a ZIP code that the site does not have',
      '05403',
      '05404',
      `
        places/people.csv:3:1  zip
        No city of the site lists the ZIP code 05404.
        Add it to a city in counties/, or correct it. Delete the row only if the site no longer covers that ZIP code.
      `,
    ),
    {
      of: 'a date in the format of a spreadsheet',
      when: withTable('crash-victims', 'zip,from,to,people_hurt\n05401,2019-01-01,12/31/2023,40\n'),
      letter: `
        places/crash-victims.csv:2:18  to
        "12/31/2023" is not a day.
        Write year, month and day, such as 2025-12-31. In a spreadsheet, give the column the format yyyy-mm-dd before you save.
      `,
    },
    inPeople(
      'an empty cell',
      '05403,21000',
      '05403,',
      `
        places/people.csv:3:7  population
        "population" is empty here.
        Fill it in, or delete the row.
      `,
    ),
    {
      of: 'merged cells, and does not advise to delete their rows',
      when: withTable('crashes', 'zip,year,injury_crashes\n05401,2024,40\n,2025,42\n'),
      letter: `
        places/crashes.csv:3:1  zip
        "zip" is empty here.
        Fill it in: if cells were merged, write in each row what only the first of them has. Delete the row only if nothing else is in it.
      `,
    },
    {
      of: 'a table without rows',
      when: withTable('people', 'zip,population\n'),
      letter: `
        places/people.csv:1:1
        The table has no rows below the names of its columns.
        Fill it in, or delete the file: no table is required.
      `,
    },
    inPeople(
      'two rows about one ZIP code',
      '05408',
      '05403',
      `
        places/people.csv:4:1
        Line 3 is already about 05403.
        Delete one of the two rows.
      `,
    ),
    inPeople(
      'a row with too many cells',
      '05403,21000',
      '05403,21,000',
      `
        places/people.csv:3:10
        This row has more cells than the 2 columns of the first line.
        If a text contains a comma, put that text in quotes. If a number does, write a point for a decimal comma, and nothing for any other. Otherwise delete the extra cells.
      `,
    ),
    {
      of: 'a row with too few cells',
      when: withTable(
        'people',
        'zip,population,transit_percent,car_percent\n05401,27000,4,80\n05403,21000,5\n',
      ),
      letter: `
        places/people.csv:3:13
        This row has 3 cells, but the first line has 4 columns.
        Write the missing cells. An empty cell needs its comma, too.
      `,
    },
    inPeople(
      'a row that was pasted with the tabs of a spreadsheet',
      '05740,3000',
      '05740\t3000',
      `
        places/people.csv:6:1
        This row has 1 cell, but the first line has 2 columns.
        Write commas instead of the tabs between its cells, which were copied from a spreadsheet.
      `,
    ),
    {
      of: 'commuters who add up to more than 100 percent',
      when: withTable(
        'people',
        'zip,population,transit_percent,car_percent,walk_percent\n05401,27000,43,60,27\n',
      ),
      letter: `
        places/people.csv:2:19  walk_percent
        Transit, car and walk add up to 130 percent here, which is more than everyone.
        Correct the wrong one of the three.
      `,
    },
    {
      of: 'commuters in shares of one, which would be less than one percent',
      when: withTable(
        'people',
        'zip,population,transit_percent,car_percent,walk_percent\n05401,27000,0.43,0.06,0.27\n',
      ),
      letter: `
        places/people.csv:2:23  walk_percent
        Transit, car and walk add up to 0.76 percent here, which is hardly anyone.
        Write percentages: 43 for 0.43.
      `,
    },
    {
      of: 'the same where nobody is counted who walks',
      when: withTable(
        'people',
        'zip,population,transit_percent,car_percent,walk_percent\n05401,27000,43,60,\n',
      ),
      letter: `
        places/people.csv:2:16  car_percent
        Transit, car and walk add up to 103 percent here, which is more than everyone.
        Correct the wrong one of the three.
      `,
    },
    {
      of: 'a hospital whose longitude lacks its minus sign',
      when: withTable(
        'hospitals',
        'name,address,city,zip,owner,lat,lng\nBurlington Hospital,1 Main Street,Burlington,05401,private,44.48,73.19\n',
      ),
      letter: `
        places/hospitals.csv:2:66  lng
        The second number is missing its minus sign.
        Write 44.48 as the latitude, and -73.19 as the longitude.
      `,
    },
    {
      of: 'a period that ends before it begins',
      when: withTable('crash-victims', 'zip,from,to,people_hurt\n05401,2024-01-01,2023-12-31,40\n'),
      letter: `
        places/crash-victims.csv:2:18  to
        The last day, 2023-12-31, is before the first day, 2024-01-01.
        Write the last day that was counted.
      `,
    },
    {
      of: 'a street on which more people were hurt than in its whole ZIP code',
      when: (files) => {
        files['places/crash-victims.csv'] = 'zip,from,to,people_hurt\n05401,2019-01-01,2023-12-31,40\n';
        files['places/crash-streets.csv'] =
          'zip,street,from,to,people_hurt\n05401,Main Street,2019-01-01,2023-12-31,400\n';
        files['places/sources.yaml'] = sourcesOf('crash-victims', 'crash-streets');
      },
      letter: `
        places/crash-streets.csv:2:1  people_hurt
        400 people were hurt on Main Street, but only 40 in all of 05401.
        Correct the number here or in crash-victims.csv.
      `,
    },
    {
      of: 'a state with its full name',
      when: withTable(
        'municipalities',
        bodies
          .replaceAll(/,(county|Addison|Chittenden),/g, ',$1,,')
          .replace(',county,,', ',county,state,')
          .replace(',Addison,,', ',Addison,Vermont,'),
      ),
      letter: `
        places/municipalities.csv:6:50  state
        "Vermont" is not a state.
        Write its two-letter abbreviation, such as NY.
      `,
    },
    {
      of: 'an incomplete phone number',
      when: withTable(
        'precinct-houses',
        'precinct,name,address,phone\n1,1st Precinct,1 Main Street,212-334\n',
      ),
      letter: `
        places/precinct-houses.csv:2:30  phone
        "212-334" is not a whole phone number.
        Write the area code and the number, such as 212-555-0142
      `,
    },
    ...[
      ['a quotation mark that is never closed', '"05403'],
      ['a quotation mark inside a cell', '05"4"03'],
    ].map(([of, wrong]) =>
      inPeople(
        of!,
        '05403',
        wrong!,
        `
          places/people.csv:3:1
          A quotation mark here is never closed, or is inside a text.
          Close it, or, inside a text in quotes, write it twice ("").
        `,
      ),
    ),
    {
      of: 'a quotation mark that is never closed, at its own line instead of the next one with quotes',
      when: withTable(
        'municipalities',
        bodies
          .replace('City of South', '"City of South')
          .replace('Town of Middlebury', '"Town of Middlebury"'),
      ),
      letter: `
        places/municipalities.csv:3:1
        A quotation mark here is never closed, or is inside a text.
        Close it, or, inside a text in quotes, write it twice ("").
      `,
    },
    {
      of: 'a station that is missing from the table of stations',
      when: (files) => {
        files['places/stations.csv'] = 'id,system,name,lat,lng\nS1,Rail,Union Station,44.47,-73.22\n';
        files['places/zip-stations.csv'] = 'zip,station,miles\n05401,S2,0\n';
        files['places/sources.yaml'] = sourcesOf('stations', 'zip-stations');
      },
      letter: `
        places/zip-stations.csv:2:1  station
        places/stations.csv has no id "S2".
        Correct it, add it there, or delete the row.
      `,
    },
    {
      of: 'the police of a municipality that is misspelled',
      when: (files) => {
        files['places/municipalities.csv'] = bodies;
        files['places/police.csv'] =
          'zip,body,department,certainty\n05401,Ctiy of Burlington,Burlington Police,high\n';
        files['places/sources.yaml'] = sourcesOf('municipalities', 'police');
      },
      letter: `
        places/police.csv:2:1  body
        places/municipalities.csv has no body "Ctiy of Burlington".
        Correct it, add it there, or delete the row.
      `,
    },
    {
      of: 'a ZIP code without a municipality',
      when: withTable('municipalities', bodies.replace(/^05740.*\n/m, '')),
      letter: `
        counties/addison-county.yaml:6:21  cities[0].zips[1]
        places/municipalities.csv does not say who governs 05740.
        Correct the ZIP code, or add a row for each city, town or village where its residents live. In a row: body "Town of NAME", name "NAME", kind "town", county "Addison", and 1 as both shares if it is the only row.
      `,
    },
    {
      of: 'a ZIP code of a borough, whose row is like those of the others',
      when: withTable(
        'municipalities',
        bodies
          .replace(/^05740.*\n/m, '')
          .replace(/^05753,.*$/m, '05753,City of Lakeside,East Side,borough,Addison,,1,1'),
      ),
      letter: `
        counties/addison-county.yaml:6:21  cities[0].zips[1]
        places/municipalities.csv does not say who governs 05740.
        Correct the ZIP code, or add a row: body "City of Lakeside", name "East Side", kind "borough", county "Addison", and 1 as both shares.
      `,
    },
    {
      of: 'a ZIP code in the county of a borough that governs only itself',
      when: withTable(
        'municipalities',
        bodies
          .replace(/^05740.*\n/m, '')
          .replace(/^05753,.*$/m, '05753,Borough of Lakeside,Lakeside,borough,Addison,,1,1'),
      ),
      letter: `
        counties/addison-county.yaml:6:21  cities[0].zips[1]
        places/municipalities.csv does not say who governs 05740.
        Correct the ZIP code, or add a row for each city, town or village where its residents live. In a row: body "Town of NAME", name "NAME", kind "town", county "Addison", and 1 as both shares if it is the only row.
      `,
    },
    {
      of: 'a ZIP code without a municipality once, although two cities list it',
      when: withTable('municipalities', bodies.replace(/^05401.*\n/m, '')),
      letter: `
        counties/chittenden-county.yaml:11:12  cities[0].zips[0]
        places/municipalities.csv does not say who governs 05401.
        Correct the ZIP code, or add a row for each city, town or village where its residents live. In a row: body "Town of NAME", name "NAME", kind "town", county "Chittenden", and 1 as both shares if it is the only row.
      `,
    },
    {
      of: 'a parish that has another name in the table',
      when: (files) => {
        withTable('municipalities', bodies.replaceAll(',Addison,', ',Madison Parish,'))(files);
        edit(files, 'counties/addison-county.yaml', 'Addison County', 'Addison Parish');
      },
      letter: `
        counties/addison-county.yaml:1:7  name
        places/municipalities.csv says that all of its ZIP codes are in Madison Parish.
        Write that name here, or write this one in the rows of the table.
      `,
    },
    {
      of: 'a county that has another name in the table',
      when: withTable('municipalities', bodies.replaceAll(',Addison,', ',Madison,')),
      letter: `
        counties/addison-county.yaml:1:7  name
        places/municipalities.csv says that all of its ZIP codes are in Madison County.
        Write that name here, or write this one in the rows of the table.
      `,
    },
    {
      of: 'a ZIP code that the table places in another county',
      when: withTable('municipalities', bodies.replace(/^(05740,.*),Addison,/m, '$1,Chittenden,')),
      letter: `
        counties/addison-county.yaml:6:21  cities[0].zips[1]
        places/municipalities.csv says that 05740 is in Chittenden County.
        Move it there. If the table is wrong, correct its rows instead.
      `,
    },
  ]);
});

describe('The columns and the source of a table', () => {
  testMistakes([
    {
      of: 'a letter with an accent that a wrong encoding turned into two letters',
      when: withTable('mail-names', 'zip,name\n05401,Burlington\n05753,MontrÃ©al\n'),
      letter: `
        places/mail-names.csv:3:12
        "Ã©" should be "é": a program opened the text in the wrong encoding and saved it that way.
        Restore the file as it was before, and import it into that program as UTF-8; or write "é" here, and correct everything else that looks like this.
      `,
    },
    inPeople(
      'an unknown column, and suggests a similar one',
      'zip,population',
      'zip,popluation',
      `
        places/people.csv:1:5  popluation
        "popluation" is not a column of this table.
        Did you mean "population"? Write that in the first line, or delete the column.
      `,
    ),
    inPeople(
      'a title above the columns',
      'zip,population',
      'Residents of Vermont,\n,\nzip,population',
      `
        places/people.csv:1:1
        The first line does not hold the names of the columns.
        The columns of this table are: zip, population, transit_percent, car_percent, walk_percent, limited_english_percent. Write them there, with commas between them, and delete any title above them.
      `,
    ),
    inPeople(
      'the names of the columns between the rows',
      '05403,21000',
      'zip,population\n05403,21000',
      `
        places/people.csv:3:1
        The names of the columns are here again.
        Delete this line.
      `,
    ),
    {
      of: 'the names of the columns between the rows, where each could be a text',
      when: withTable(
        'courts',
        'county,body,court\ncounty,body,court\nAddison,Town of Middlebury,Town Court\n',
      ),
      letter: `
        places/courts.csv:2:1
        The names of the columns are here again.
        Delete this line.
      `,
    },
    ...['2 Lake Road, Burlington', '2 Lake Road, VT 05401'].map((address) => ({
      of: `an address that holds the city, which has a column of its own: ${address}`,
      when: withTable(
        'hospitals',
        `name,address,city,zip,owner\nLake Hospital,"${address}",Burlington,05401,private\n`,
      ),
      letter: `
        places/hospitals.csv:2:15  address
        Pages print the city after the address, which holds it already.
        Write only number and street: 2 Lake Road
      `,
    })),
    {
      of: 'an extra column',
      when: withTable('mail-names', 'zip,name,our notes\n05401,Burlington,big\n'),
      letter: `
        places/mail-names.csv:1:10  our notes
        "our notes" is not a column of this table.
        The columns of this table are: zip, name. Write one of these in the first line, or delete the column.
      `,
    },
    {
      of: 'a name of a column that a spreadsheet has wrapped, and quotes it in one line',
      when: withTable('mail-names', 'zip,name,"our\nnotes"\n05401,Burlington,big\n'),
      letter: `
        places/mail-names.csv:1:10  our notes
        "our notes" is not a column of this table.
        The columns of this table are: zip, name. Write one of these in the first line, or delete the column.
      `,
    },
    {
      of: 'a column that is there twice',
      when: withTable('mail-names', 'zip,name,name\n05401,Burlington,Burlington\n'),
      letter: `
        places/mail-names.csv:1:10  name
        The column "name" is here twice.
        Delete one of the two.
      `,
    },
    {
      of: 'a missing column',
      when: withTable('mail-names', 'zip\n05401\n'),
      letter: `
        places/mail-names.csv:1:1
        The column "name" is missing.
        The columns of this table are: zip, name. Write each column's name in the first line.
      `,
    },
    {
      of: 'a table that nothing reads, and lists those that are read',
      when: (files) => void (files['places/zoning-districts.csv'] = people),
      letter: `
        places/zoning-districts.csv:1:1
        The site does not use a file with this name.
        The tables are: municipalities.csv, mail-names.csv, precincts.csv, precinct-houses.csv, police.csv, stations.csv, zip-stations.csv, neighborhoods.csv, health-areas.csv, hospitals.csv, courts.csv, crashes.csv, crash-victims.csv, crash-streets.csv, people.csv. Rename this file to one of them, or move it elsewhere.
      `,
    },
    {
      of: 'a table that nothing reads, and suggests a similar name',
      when: (files) => void (files['places/crash.csv'] = people),
      letter: `
        places/crash.csv:1:1
        The site does not use a file with this name.
        Did you mean "places/crashes.csv"?
      `,
    },
    {
      of: 'a table that nothing reads, whose name has only its folder and its ending in common with others',
      when: (files) => void (files['places/weather.csv'] = people),
      letter: `
        places/weather.csv:1:1
        The site does not use a file with this name.
        The tables are: municipalities.csv, mail-names.csv, precincts.csv, precinct-houses.csv, police.csv, stations.csv, zip-stations.csv, neighborhoods.csv, health-areas.csv, hospitals.csv, courts.csv, crashes.csv, crash-victims.csv, crash-streets.csv, people.csv. Rename this file to one of them, or move it elsewhere.
      `,
    },
    {
      of: 'a second table beside the one with the suggested name',
      when: (files) => {
        withTable('people', people)(files);
        files['places/people-2025.csv'] = people;
      },
      letter: `
        places/people-2025.csv:1:1
        The site does not use a file with this name.
        Did you mean "places/people.csv"? That file is already here: keep one of the two under that name, and the other elsewhere.
      `,
    },
    {
      of: 'a table without a source',
      when: (files) => {
        files['places/people.csv'] = people;
        files['places/sources.yaml'] = 'tables: {}\n';
      },
      letter: `
        places/sources.yaml:1:9  tables
        The source of the table places/people.csv is missing.
        Write "people:" below "tables:" in places/sources.yaml, with its source, credit, date and license.
      `,
    },
    {
      of: 'the missing file of the sources once, not for each table',
      when: (files) => {
        files['places/people.csv'] = people;
        files['places/mail-names.csv'] = 'zip,name\n05401,Burlington\n';
      },
      letter: `
        places/sources.yaml:1:1
        The file with the source of each table is missing.
        Restore it from the last commit, or write "tables:" and, below it, each table with its source, credit, date and license.
      `,
    },
    {
      of: 'the missing file of the sources, also beside an entry with its name',
      when: (files) => {
        files['places/people.csv'] = people;
        files['service-areas/sources.yaml'] = String(files['service-areas/burlington.yaml'])
          .replace('"Burlington"\norder: 1', '"Bristol"\norder: 2')
          .replace('chittenden', 'addison');
      },
      letter: `
        places/sources.yaml:1:1
        The file with the source of each table is missing.
        Restore it from the last commit, or write "tables:" and, below it, each table with its source, credit, date and license.
      `,
    },
    {
      of: 'a mistake in the file of the sources, and not that they are missing',
      when: (files) => {
        files['places/people.csv'] = people;
        files['places/sources.yaml'] = 'tables:\n\tpeople: {}\n';
      },
      letter: `
        places/sources.yaml:2:1
        This line is indented with a tab.
        Indent with spaces, two for each level.
      `,
    },
    {
      of: 'a text in place of the sources',
      when: (files) => {
        files['places/people.csv'] = people;
        files['places/sources.yaml'] = 'tables: people\n';
      },
      letter: `
        places/sources.yaml:1:9  tables
        "tables" should be a group of named values.
        Write it as "tables:" and, on the lines below, indented by two spaces: its named values.
      `,
    },
    {
      of: 'a list in place of the sources',
      when: (files) => {
        files['places/people.csv'] = people;
        files['places/sources.yaml'] = 'tables:\n  - people\n';
      },
      letter: `
        places/sources.yaml:2:3  tables
        "tables" should be a group of named values.
        Write it as "tables:" and, on the lines below, indented by two spaces: its named values.
      `,
    },
    {
      of: 'a table in a folder that the site does not use',
      when: (files) => {
        files['old/people.csv'] = people;
        files['places/sources.yaml'] = sourcesOf('people');
      },
      letter: `
        old/people.csv:1:1
        The site does not use a folder named "old".
        Rename it to "places", or move its files there.
      `,
    },
    {
      of: 'a table among the pictures, and not that its source has no table',
      when: (files) => {
        files['images/people.csv'] = people;
        files['places/sources.yaml'] = sourcesOf('people');
      },
      letter: `
        images/people.csv:1:1
        Browsers do not show this kind of file: the names of pictures end in .svg, .png, .jpg, .webp, .avif or .gif.
        If it is a table of places, move it to places/, or, if visitors should get the file as it is, move it to public/.
      `,
    },
    {
      of: 'a source without its table',
      when: (files) => void (files['places/sources.yaml'] = sourcesOf('people')),
      letter: `
        places/sources.yaml:2:11  tables.people
        There is no table places/people.csv.
        Add that file, or delete this entry.
      `,
    },
    ...[
      { file: 'people.csv', where: 'beside the folders' },
      { file: 'counties/people.csv', where: 'among entries' },
      { file: 'places/peoples.csv', where: 'under a misspelt name' },
    ].map(({ file, where }) => ({
      of: `a table ${where} once, and not that its source has none`,
      when: (files: DataFiles) => {
        files[file] = people;
        files['places/sources.yaml'] = sourcesOf('people');
      },
      letter: `
        ${file}:1:1
        The site does not use a file with this name.
        Did you mean "places/people.csv"?
      `,
    })),
    {
      of: 'a misspelt name of the file of sources once, and not that it is missing',
      when: (files) => {
        files['places/people.csv'] = people;
        files['places/source.yaml'] = sourcesOf('people');
      },
      letter: `
        places/source.yaml:1:1
        The site does not use a file with this name.
        Did you mean "places/sources.yaml"?
      `,
    },
    {
      of: 'a source with an unknown name once, and does not ask for a table of that name',
      when: (files) => void (files['places/sources.yaml'] = sourcesOf('weather')),
      letter: `
        places/sources.yaml:2:3  tables.weather
        "weather" is not a name that you can use here.
        You can use these: municipalities, mail-names, precincts, precinct-houses, police, stations, zip-stations, neighborhoods, health-areas, hospitals, courts, crashes, crash-victims, crash-streets, people. If you mean none of them, delete it.
      `,
    },
  ]);
});

describe('The table of police departments', () => {
  it('does not need the table of municipalities', () => {
    const files = smallSite();
    withTable(
      'police',
      'zip,body,department,certainty\n05401,City of Burlington,Burlington Police,high\n',
    )(files);
    expect(lettersAbout(files)).toEqual([]);
  });
});

describe('A data folder without tables', () => {
  it('is complete', () => {
    expect(lettersAbout(smallSite())).toEqual([]);
  });
});

describe('A check that compares two columns', () => {
  it.each([
    { from: '2024-01-01' },
    { to: '2024-12-31' },
    { kind: 'city' },
    { name: 'Burlington' },
    { lat: 44.5 },
  ])('passes a table that has only one of them: %o', (cells) => {
    const columns = Object.fromEntries(Object.keys(cells).map((name) => [name, z.any()]));
    expect(table('Something', [], columns).row.safeParse(cells).success).toBe(true);
  });
});
