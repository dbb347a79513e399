import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { crashQueries, lastFullYear, pageOf, streetAsSaid } from '#desk/tables/crash-queries.ts';
import { importTable } from '#desk/tables/import-table.ts';
import { loadSite } from '../support/load-site.ts';
import { run, temporaryFolder } from '../support/site.ts';
import { smallSite, writeData } from '../support/small-site/small-site.ts';

const people = 'zip,population\n05401,27000\n05403,21000\n05408,9000\n';
const told = '{ source: "A census", credit: "Census", date: "2020", license: "Public domain" }';

const dataWithPeople = () =>
  writeData({
    ...smallSite(),
    'places/people.csv': people,
    'places/sources.yaml': `tables:\n  people: ${told}\n`,
  });

const textIn = (data: string, name: string) => readFileSync(path.join(data, name), 'utf8');

/** A file to import, in a folder of its own. */
function fileWith(content: string | Buffer, name = 'people.csv'): string {
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, content);
  return file;
}

describe('npm run import -- facts', () => {
  it('shows the new, changed and removed rows of a newer table, and writes it only with --yes', async () => {
    const data = dataWithPeople();
    const file = fileWith(
      '\uFEFFpopulation,zip\r\n28000,05401\r\n21000,05403\r\n7000,05753\r\n9,90210\r\n',
      'people of 2026.csv',
    );
    const words = ['facts', file, '--table', 'people', '--data', data];
    const planned = await run('import', words);
    expect([planned.code, textIn(data, 'places/people.csv')]).toEqual([0, people]);
    expect(planned.output).toContain('1 row is gone (05408)\n');
    expect(planned.output).toContain(
      `Nothing was written. To write the changes: npm run import -- facts "${file}" --table people --data ${data} --yes\n`,
    );
    const { code, output } = await run('import', [...words, '--yes']);
    expect(output).toContain(
      '1 row is new (05753)\n1 row is changed (05401)\n1 row is gone (05408)\n1 row was skipped: not a ZIP code of the site\n',
    );
    expect(code).toBe(0);
    expect(textIn(data, 'places/people.csv')).toBe('zip,population\n05401,28000\n05403,21000\n05753,7000\n');
  });

  it('knows columns whose names begin with capitals or have spaces, as spreadsheets have them', async () => {
    const data = dataWithPeople();
    const file = fileWith('ZIP,Population,Transit Percent\n05401,28000,4\n05403,21000,3\n05408,9000,2\n');
    const { code, output } = await run('import', ['facts', file, '--data', data, '--yes']);
    expect([code, output]).toEqual([0, expect.stringContaining('3 rows are changed')]);
    expect(textIn(data, 'places/people.csv')).toMatch(/^zip,population,transit_percent\n05401,28000,4\n/);
  });

  it('lists the columns that are empty in a newer table', async () => {
    const data = dataWithPeople();
    const table = path.join(data, 'places/people.csv');
    writeFileSync(table, 'zip,population,transit_percent,car_percent\n05401,27000,4,80\n05403,21000,,70\n');
    const file = fileWith('zip,population,car_percent\n05401,27000,\n05403,21000,\n');
    const { code, output } = await run('import', ['facts', file, '--data', data]);
    expect([code, output]).toEqual([
      0,
      expect.stringContaining(
        '2 columns are gone (transit_percent; car_percent): the newer table has no values for them\n',
      ),
    ]);
  });

  it('writes nothing if the newer table has a mistake', async () => {
    const data = dataWithPeople();
    const file = fileWith(people.replace('21000', '"21,000"'));
    const { code, output } = await run('import', ['facts', file, '--data', data]);
    expect([code, output]).toEqual([1, expect.stringContaining('"21,000" has a comma in it.')]);
    expect(textIn(data, 'places/people.csv')).toBe(people);
  });

  it('reports a conflict with the data by the line of the newer table', async () => {
    const head = 'zip,body,name,kind,county,people_share,land_share';
    const row = (zip: string, town: string, share = 1) =>
      `${zip},${town},${town},town,${zip < '05700' ? 'Chittenden' : 'Addison'},${share},${share}`;
    const rows = ['05401', '05403', '05408', '05740', '05753'].map((zip) => row(zip, `Town of ${zip}`));
    const data = writeData({
      ...smallSite(),
      'places/municipalities.csv': [head, ...rows, ''].join('\n'),
      'places/sources.yaml': `tables:\n  municipalities: ${told}\n`,
    });
    const newer = [
      head,
      row('90210', 'Town of Beverly Hills'),
      ...rows,
      row('05401', 'Town of Jericho', 0.5),
      '',
    ];
    const file = fileWith(newer.join('\n'), 'municipalities.csv');
    const { code, output } = await run('import', ['facts', file, '--data', data]);
    expect([code, output]).toEqual([1, expect.stringContaining(`\n  ${file}:8:1\n`)]);
    expect(output).not.toContain('places/municipalities.csv:');
  });

  it('says in words that a table changes nothing', async () => {
    const file = fileWith(people);
    const { output } = await run('import', ['facts', file, '--data', dataWithPeople()]);
    expect(output).toBe(
      'No row is new\nNo row is changed\nNo row is gone\nThe data already has all of this.\n',
    );
  });

  it('explains how to save an Excel workbook as a table', async () => {
    const file = fileWith('PK\u0003\u0004\u0014', 'people.xlsx');
    const { code, output } = await run('import', ['facts', file, '--data', dataWithPeople()]);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('In that program, save it as "CSV UTF-8 (comma'),
    ]);
  });

  it('asks to save a workbook as a table, whatever file its archive begins with', async () => {
    const file = fileWith(`PK\u0003\u0004${'\0'.repeat(22)}\u000B\0\0\0preview.jpg`, 'people.numbers');
    const { code, output } = await run('import', [
      'facts',
      file,
      '--data',
      dataWithPeople(),
      '--table',
      'people',
    ]);
    expect([code, output]).toEqual([1, expect.stringContaining('This is a workbook from Excel or another')]);
  });

  it.each([
    ['zip', Buffer.from(`PK\u0003\u0004${'\0'.repeat(22)}\u000A\0\0\0people.csv${people}`)],
    ['gzip', gzipSync(people)],
  ])('asks to unpack a table that is packed with %s', async (_how, bytes) => {
    const file = fileWith(bytes);
    const { code, output } = await run('import', ['facts', file, '--data', dataWithPeople()]);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(
        '  This file is packed, so it is not plain text.\n  Unpack it, and use the file in it.\n',
      ),
    ]);
  });

  it('reports an empty file as the mistake that it is, not as a table without rows', async () => {
    const data = dataWithPeople();
    const file = fileWith('');
    const { code, output } = await run('import', ['facts', file, '--data', data, '--yes']);
    expect([code, output]).toEqual([1, expect.stringContaining(`\n  ${file}:1:1\n  The table is empty.\n`)]);
    expect(output).not.toContain('gone');
    expect(textIn(data, 'places/people.csv')).toBe(people);
  });

  it.each([
    ['newer', dataWithPeople],
    ['first', () => writeData(smallSite())],
  ])(
    'refuses a %s table without any ZIP code of the site, such as that of another state',
    async (_which, newData) => {
      const file = fileWith('zip,population\n10001,27000\n10002,80000\n');
      const source = [
        '--source',
        'A census',
        '--credit',
        'Census',
        '--date',
        '2020',
        '--license',
        'Public domain',
      ];
      const { code, output } = await run('import', ['facts', file, '--data', newData(), ...source, '--yes']);
      expect([code, output]).toEqual([
        1,
        expect.stringContaining(`\n  ${file}:1:1\n  None of its rows is about a ZIP code of the site.\n`),
      ]);
      expect(output).not.toMatch(/gone|The table is empty/);
    },
  );

  it('adds the first table with its source, and asks for the parts that are missing', async () => {
    const data = writeData(smallSite());
    const file = fileWith(people);
    const words = [
      'facts',
      file,
      '--data',
      data,
      '--source',
      'A census',
      '--credit',
      'Census',
      '--date',
      '2020',
    ];
    const asked = await run('import', words);
    expect([asked.code, asked.output]).toEqual([2, expect.stringContaining('--license, each with text')]);
    const license = ['--license', 'Public domain', '--yes'];
    const { code, output } = await run('import', [...words, ...license]);
    expect([code, output]).toEqual([0, expect.stringContaining(`Written to ${data}/places/people.csv.\n`)]);
    expect(textIn(data, 'places/people.csv')).toBe(people);
    expect(textIn(data, 'places/sources.yaml')).toContain('license: "Public domain"');
    expect(loadSite(data).problems).toBeUndefined();
  });

  it('updates the date of a table, also if its rows have not changed', async () => {
    const data = dataWithPeople();
    const words = ['facts', path.join(data, 'places/people.csv'), '--data', data, '--date', '2030', '--yes'];
    expect((await run('import', words)).code).toBe(0);
    expect(textIn(data, 'places/sources.yaml')).toContain('date: "2030"');
  });

  it('refuses a file that is larger than tables may be', async () => {
    const file = fileWith(people);
    truncateSync(file, 50_000_001);
    const { code, output } = await run('import', ['facts', file, '--data', dataWithPeople()]);
    const says = 'The file has 50,000,001 bytes, but the limit is 50,000,000 bytes.';
    expect([code, output]).toEqual([1, expect.stringContaining(says)]);
    // Quoting a line would mean reading the whole file.
    expect(output).not.toContain('> 1 |');
  });

  it('says how to name the table of a file that a browser has saved a second time', async () => {
    const file = fileWith(people, 'people (1).csv');
    const { code, output } = await run('import', ['facts', file, '--data', dataWithPeople()]);
    const says =
      'There is no table "people (1)". Did you mean "people"? Name the table that the file replaces, as in: ';
    expect([code, output]).toEqual([2, expect.stringContaining(`${says}--table people\n`)]);
  });

  it('suggests the table with a similar name', async () => {
    const file = fileWith(people, 'peple.csv');
    const { code, output } = await run('import', ['facts', file, '--data', dataWithPeople()]);
    expect([code, output]).toEqual([2, expect.stringContaining('Did you mean "people"?')]);
  });
});

/** The responses of the dataset, by a word of the query. */
const answers: [asked: string, csv: string][] = [
  [
    'AS injury_crashes',
    '"zip","year","injury_crashes"\n"05401","2024","31"\n"05401","2025","28"\n"10001","2025","225"\n',
  ],
  [
    'AS street',
    '"zip","street","from","to","people_hurt"\n"05401","WEST 8TH STREET","2021-01-01","2025-12-31","14"\n',
  ],
  ['AS people_hurt', '"zip","from","to","people_hurt"\n"05401","2021-01-01","2025-12-31","190"\n'],
];

const recorded = (query: string) => answers.find(([words]) => query.includes(words))![1];

/** A server that responds like the city's open data, or otherwise. */
async function openData(
  answer: (response: ServerResponse, query: string) => void = (response, query) =>
    void response.end(recorded(query)),
) {
  const asked: string[] = [];
  const server = createServer(({ url }, response) => {
    const query = new URL(url!, 'http://127.0.0.1').searchParams.get('$query')!;
    asked.push(query);
    answer(response, query);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/crashes.csv`, asked, close: () => server.close() };
}

const refreshFrom = (url: string, data: string) => [
  ...['crashes', '--from', url],
  ...['--year', '2025', '--data', data],
];

describe('npm run refresh -- crashes', () => {
  it.each([
    ['beside other tables', dataWithPeople],
    ['as the first tables of a site', () => writeData(smallSite())],
  ])('writes the crash tables with their source, %s', async (_where, newData) => {
    const data = newData();
    const { url, asked, close } = await openData();
    const { code, output } = await run('refresh', refreshFrom(url, data));
    close();
    expect([code, output]).toEqual([0, expect.stringContaining('2 rows are new (05401, 2024; 05401, 2025)')]);
    expect(asked).toEqual(Object.values(crashQueries(2025)).map((query) => pageOf(query, 0)));
    expect(textIn(data, 'places/crashes.csv')).toBe(
      'zip,year,injury_crashes\n05401,2024,31\n05401,2025,28\n',
    );
    expect(textIn(data, 'places/crash-streets.csv')).toContain(
      '05401,West 8th Street,2021-01-01,2025-12-31,14',
    );
    expect(textIn(data, 'places/sources.yaml')).toContain('date: "To December 31, 2025"');
    expect(loadSite(data).problems).toBeUndefined();
  });

  it('removes rows only with --yes, and keeps the spelling of streets and the edited sources', async () => {
    const streets =
      'zip,street,from,to,people_hurt\n05401,West 8TH Street,2021-01-01,2025-12-31,14\n05401,FDR Drive,2021-01-01,2025-12-31,9\n';
    const data = writeData({
      ...smallSite(),
      'places/crashes.csv': 'zip,year,injury_crashes\n05401,2024,31\n05401,2025,28\n',
      'places/crash-streets.csv': streets,
      'places/crash-victims.csv': 'zip,from,to,people_hurt\n05401,2021-01-01,2025-12-31,190\n',
      'places/sources.yaml': `tables:\n  crashes: ${told}\n  crash-streets: ${told}\n  crash-victims: ${told}\n`,
    });
    const { url, close } = await openData();
    const words = refreshFrom(url, data);
    const planned = await run('refresh', words);
    expect([planned.code, textIn(data, 'places/crash-streets.csv')]).toEqual([0, streets]);
    expect(planned.output).toContain('1 row is gone (05401, FDR Drive');
    expect(planned.output).toContain('Nothing was written. To write the changes: npm run refresh -- crashes');
    const written = await run('refresh', [...words, '--yes']);
    close();
    expect(written.code).toBe(0);
    expect(textIn(data, 'places/crash-streets.csv')).toBe(
      'zip,street,from,to,people_hurt\n05401,West 8TH Street,2021-01-01,2025-12-31,14\n',
    );
    expect(textIn(data, 'places/sources.yaml')).toContain(`crashes: ${told}`);
  });

  it('fetches a large dataset in several requests, also from a server that hangs up after each', async () => {
    const all = Array.from(
      { length: 50_001 },
      (_, i) => `"${String(i + 5401).padStart(5, '0')}","2025","28"`,
    );
    const data = dataWithPeople();
    const used = new Set<unknown>();
    const { url, asked, close } = await openData((response, query) => {
      if (used.has(response.socket)) return void response.destroy();
      used.add(response.socket);
      const [, limit, offset] = /LIMIT (\d+) OFFSET (\d+)$/.exec(query)!.map(Number);
      const rows = query.includes('AS injury_crashes') ? all.slice(offset, offset! + limit!) : undefined;
      response.end(rows ? `${['"zip","year","injury_crashes"', ...rows].join('\n')}\n` : recorded(query));
    });
    const { code, output } = await run('refresh', refreshFrom(url, data));
    close();
    expect([code, output]).toEqual([0, expect.stringContaining('49,996 rows were skipped')]);
    expect(asked).toHaveLength(4);
    expect(textIn(data, 'places/crashes.csv')).toContain('\n05753,2025,28\n');
  });

  it.each<[string, string | ((response: ServerResponse) => void), string]>([
    ['an error', (response) => void response.writeHead(503).end(), 'could not be read: it answered 503'],
    ['an empty response', '', 'did not return the requested table: its answer is empty'],
    [
      'an HTML page',
      '<!doctype html>\n<html lang="en">\n<title>We will be back soon</title>\n<p>Maintenance</p>\n</html>\n',
      'did not return the requested table: its answer begins with "<!doctype html> <html lang="en"> <title>We will be back soon…"',
    ],
    ['JSON', '{"error":true}', 'its answer begins with "{"error":true}"'],
    [
      'columns without rows',
      '"zip","year","injury_crashes"\n',
      'did not return a valid table of crashes: line 1 of its answer is wrong. The table has no rows below the names of its columns',
    ],
    [
      'a truncated table',
      'zip,year,injury_crashes\n05401,2024,31\n05401,2025,2',
      'its answer ends in the middle of a row, "05401,2025,2"',
    ],
    [
      'endless rows',
      (response) => {
        const rows = '"05401","2024","31"\n'.repeat(100_000);
        const more = (gone?: Error | null) => void (gone || response.write(rows, more));
        more();
      },
      'could not be read: its answer is larger than 100 MB',
    ],
  ])('writes nothing if the open data responds with %s', async (_what, answer, says) => {
    const data = dataWithPeople();
    const { url, close } = await openData((response) =>
      typeof answer === 'string' ? void response.end(answer) : answer(response),
    );
    const { code, output } = await run('refresh', ['crashes', '--from', url, '--data', data]);
    close();
    expect([code, output]).toEqual([1, expect.stringContaining(says)]);
    expect(output).toMatch(/^Downloading crashes, .*\nhttp.*Nothing was written; try again later\.\n$/);
    expect(textIn(data, 'places/sources.yaml')).not.toContain('crashes');
  });

  it.each([
    ['without tables of crashes', () => writeData(smallSite())],
    [
      'with a table of its own',
      () =>
        writeData({
          ...smallSite(),
          'places/crashes.csv': 'zip,year,injury_crashes\n05401,2024,31\n',
          'places/sources.yaml': `tables:\n  crashes: ${told}\n`,
        }),
    ],
  ])(
    'writes nothing if the open data is about other places than the site, one %s',
    async (_with, newData) => {
      const data = newData();
      const { url, close } = await openData((response, query) =>
        response.end(recorded(query).replaceAll('05401', '10002')),
      );
      const { code, output } = await run('refresh', [...refreshFrom(url, data), '--yes']);
      close();
      expect([code, output]).toEqual([
        1,
        expect.stringContaining(`${url} has no rows about ZIP codes of the site. Nothing was written.\n`),
      ]);
    },
  );

  it('says why the open data refuses a query, such as one for a column that it no longer has', async () => {
    const { url, close } = await openData((response) =>
      response.writeHead(400).end('{"error":true,"message":"No such column: number_of_persons_injured"}'),
    );
    const { code, output } = await run('refresh', refreshFrom(url, dataWithPeople()));
    close();
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(
        `${url} could not be read: it answered 400, "No such column: number_of_persons_injured". Nothing was written; the dataset may have changed or moved.\n`,
      ),
    ]);
  });

  it('asks to try again later where the open data has answered too many queries', async () => {
    const { url, close } = await openData((response) =>
      response.writeHead(429, { 'Retry-After': '60' }).end('{"message":"Too many requests"}'),
    );
    const { output } = await run('refresh', refreshFrom(url, dataWithPeople()));
    close();
    expect(output).toContain('it answered 429, "Too many requests". Nothing was written; try again later.\n');
  });

  it('says that an address does not support https', async () => {
    const { url, close } = await openData();
    const from = url.replace('http:', 'https:');
    const { code, output } = await run('refresh', refreshFrom(from, dataWithPeople()));
    close();
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(
        `${from} could not be read: it does not answer the way an https address does. Nothing was written; try again later.\n`,
      ),
    ]);
  });
});

describe('The address of other open data', () => {
  it.each(['open-data', 'ftp://127.0.0.1/crashes.csv', 'https://127.0.0.1/crashes.csv?$limit=5'])(
    'must be the whole address of a dataset, unlike %s',
    async (url) => {
      const { code, output } = await run('refresh', refreshFrom(url, dataWithPeople()));
      expect([code, output]).toEqual([
        2,
        expect.stringContaining(`--from is "${url}": write a full address`),
      ]);
    },
  );
});

describe('A newer table', () => {
  it('may list hospitals in ZIP codes without a page', () => {
    const newer = 'name,address,city,zip,owner\nHill Hospital,1 Hill Road,Burlington,05405,private\n';
    const table = importTable('hospitals', { file: 'hospitals.csv', newer, before: '' }, () => false, []);
    expect(table).toMatchObject({ added: ['Hill Hospital, 1 Hill Road, 05405'], leftOut: 0 });
  });

  it.each([
    ['WEST 8TH STREET', 'West 8th Street'],
    ['AVENUE OF THE AMERICAS', 'Avenue of the Americas'],
    ['7TH AVENUE SOUTH', 'Seventh Avenue South'],
    ['13TH AVENUE', '13th Avenue'],
    ["ST. ANN'S AVENUE", "St. Ann's Avenue"],
    ['KOREAN WAR VETS PARKWAY', 'Korean War Veterans Parkway'],
  ])('spells the street %s as %s', (written, said) => {
    expect(streetAsSaid(written)).toBe(said);
  });

  it('counts up to last year, but not before its last reports have arrived', () => {
    expect(lastFullYear(new Date('2027-01-31T12:00:00Z'))).toBe(2025);
    expect(lastFullYear(new Date('2027-02-01T12:00:00Z'))).toBe(2026);
  });
});
