import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ledgerOf, printLedger } from '#addresses/ledger.ts';
import { filesOf } from '../support/files.ts';
import { dedent } from '../support/mistakes.ts';
import { run } from '../support/site.ts';
import { smallPlan } from '../support/small-plan.ts';
import { smallSite, writeData } from '../support/small-site.ts';

const addison = 'counties/addison-county.yaml';

/** The small site, published, in a folder of its own. */
function published(): string {
  return writeData({ ...smallSite(), 'published.yaml': printLedger(ledgerOf(smallPlan())) });
}

const read = (data: string, name: string) => readFileSync(path.join(data, name), 'utf8');
/** What a command prints, without the folder of the test. */
const told = async (data: string, command: string, ...args: string[]) => {
  const { code, output } = await run(command, [...args, '--data', data]);
  return { code, output: output.replaceAll(data, 'data').trimEnd() };
};

describe('npm run new', () => {
  it('writes a city below its neighbors, and says which pages it adds', async () => {
    const data = published();
    const before = read(data, addison);
    expect(
      await told(data, 'new', 'city', 'Vergennes', '--county', 'addison-county', '--zips', '05491,05492'),
    ).toEqual({
      code: 0,
      output: dedent(`
        Written to data/counties/addison-county.yaml, line 8.
        It adds 6 pages: Cities 1, ZIP codes 2, City topics 1, ZIP topics 2.
          /locations/addison-county/vergennes
          /locations/zip/05491
          /locations/zip/05492
          /blog/city/addison-county/vergennes/deadlines
          /blog/zip/05491/deadlines
          … and 1 more
      `).trimEnd(),
    });
    expect(read(data, addison)).toBe(
      before.replace(
        'points:',
        '  - name: "Vergennes"\n    slug: vergennes\n    zips: ["05491", "05492"]\npoints:',
      ),
    );
  });

  it('writes a city that has no ZIP codes yet', async () => {
    const data = published();
    const { code, output } = await told(data, 'new', 'city', 'Bristol', '--county', 'addison-county');
    expect(code).toBe(0);
    expect(output).toContain('It has no ZIP codes yet: write them at "zips:" to get their pages.');
  });

  it('writes a county of its own file, behind the others', async () => {
    const data = published();
    await told(data, 'new', 'county', 'Rutland County', '--city', 'Rutland', '--zips', '05701');
    expect(read(data, 'counties/rutland-county.yaml').trimEnd()).toBe(
      dedent(`
        # yaml-language-server: $schema=../.schemas/counties.json
        name: "Rutland County"
        order: 3
        cities:
          - name: "Rutland"
            slug: rutland
            zips: ["05701"]
      `).trimEnd(),
    );
  });

  it.each([
    [
      ['keyword', 'Bus lawyer', '--practice-area', 'car-accidents'],
      'keywords.yaml',
      '/local-searches/bus-lawyer',
    ],
    [
      ['post', 'How Bus Claims Work', '--practice-area', 'car-accidents'],
      'posts/how-bus-claims-work.md',
      '/blog/how-bus-claims-work',
    ],
    [
      ['topic', 'What buses owe', '--post', 'time-limits'],
      'topics/what-buses-owe.yaml',
      '/blog/county/<county>/what-buses-owe',
    ],
  ])('writes a draft, which has no page before its texts are written: %s', async (args, file, address) => {
    const data = published();
    const { code, output } = await told(data, 'new', ...args);
    expect(code).toBe(0);
    expect(output).toContain(`Written to data/${file}, line `);
    expect(output).toContain(`It will stand at ${address}.`);
    expect(read(data, file)).toContain('draft: true');
    expect((await told(data, 'check')).output).toContain('it makes 40 pages');
  });

  it.each([
    [['city', 'Vergennes'], 'Which county is Vergennes in? Add it, as in: --county westchester-county'],
    [
      ['city', 'Vergennes', '--county', 'adison-county'],
      'There is no county "adison-county". Did you mean "addison-county"?',
    ],
    [['city', 'Middlebury', '--county', 'addison-county'], 'Addison County has a city "middlebury" already.'],
    [
      ['city', 'Vergennes', '--county', 'addison-county', '--zips', '5491'],
      '"5491" is not a ZIP code. Write five digits, as in: --zips 10598,10535',
    ],
    [
      ['county', 'Rutland County'],
      'A county needs a city to begin with. Add it, as in: --city "Carmel" --zips 10512',
    ],
    [
      ['keyword', 'Bus lawyer'],
      'Which practice area does it belong to? Add it, as in: --practice-area car-accidents',
    ],
    [
      ['post', 'Time Limits', '--practice-area', 'car-accidents'],
      'There is a post of this name already: posts/time-limits.md.',
    ],
  ])('asks for what is missing, and writes nothing: %s', async (args, question) => {
    const data = published();
    const before = filesOf(data).map((name) => read(data, name));
    expect(await told(data, 'new', ...args)).toEqual({ code: 2, output: question });
    expect(filesOf(data).map((name) => read(data, name))).toEqual(before);
  });
});

describe('npm run rename', () => {
  it('renames a county everywhere, and writes the redirects', async () => {
    const data = published();
    expect(await told(data, 'rename', 'county', 'chittenden-county', 'champlain-county')).toEqual({
      code: 0,
      output: dedent(`
        The county is "champlain-county" now. 3 files changed:
          service-areas/burlington.yaml
          redirects.yaml
          counties/chittenden-county.yaml → counties/champlain-county.yaml
        4 redirects written to redirects.yaml:
          /locations/chittenden-county → /locations/champlain-county
          /locations/chittenden-county/* → /locations/champlain-county/*
          /blog/county/chittenden-county/* → /blog/county/champlain-county/*
          /blog/city/chittenden-county/* → /blog/city/champlain-county/*
        The name that people read is as it was; change it in the file if it is new too.
      `).trimEnd(),
    });
    expect(read(data, 'service-areas/burlington.yaml')).toContain('county: champlain-county');
    expect((await told(data, 'check')).code).toBe(0);
  });

  it('and back again leaves no redirect that hides a page', async () => {
    const data = published();
    const before = read(data, 'redirects.yaml');
    await told(data, 'rename', 'county', 'chittenden-county', 'champlain-county');
    await told(data, 'rename', 'county', 'champlain-county', 'chittenden-county');
    expect(read(data, 'redirects.yaml')).toBe(before);
    expect((await told(data, 'check')).code).toBe(0);
  });

  it.each([
    ['city', 'addison-county/middlebury', 'middlebury-village'],
    ['topic', 'deadlines', 'time-limits'],
    ['post', 'moose-collision-claims', 'moose-claims'],
    ['practice-area', 'car-accidents', 'car-crashes'],
    ['service-area', 'burlington', 'burlington-area'],
    ['keyword', 'car-crash-lawyer-in-burlington', 'Crash lawyer in Burlington'],
  ])('loses no address of a %s', async (kind, from, to) => {
    const data = published();
    const { code, output } = await told(data, 'rename', kind, from, to);
    expect(output).toMatch(/\d redirects? written to redirects\.yaml/);
    expect(code).toBe(0);
    expect(await told(data, 'check')).toEqual({
      code: 0,
      output: 'All of data/ is in order; it makes 40 pages.',
    });
  });

  it('writes no redirect for what was never published', async () => {
    const data = published();
    await told(data, 'new', 'city', 'Vergenes', '--county', 'addison-county', '--zips', '05491');
    const { output } = await told(data, 'rename', 'city', 'addison-county/vergenes', 'vergennes');
    expect(output).toContain('It was never published, so no redirect is needed.');
  });

  it.each([
    [['county', 'adison-county', 'x'], 'There is no county "adison-county". Did you mean "addison-county"?'],
    [['county', 'addison-county', 'chittenden-county'], 'There is a county "chittenden-county" already.'],
    [
      ['county', 'addison-county', 'Addison County'],
      '"Addison County" cannot stand in an address. Write: addison-county',
    ],
    [
      ['city', 'middlebury', 'village'],
      'Say which county, as in: npm run rename -- city kings-county/middlebury village',
    ],
  ])('says what cannot be done: %s', async (args, words) => {
    expect(await told(published(), 'rename', ...args)).toEqual({ code: 2, output: words });
  });
});
