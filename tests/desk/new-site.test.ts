import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { newSite, shortFirmName } from '#desk/new/new-site.ts';
import { parseAddress } from '#desk/new/firm-details.ts';
import { usStates } from '#lib/geo/us-states.ts';
import { WrongRequest } from '#lib/refused.ts';
import { planPage } from '#pages/definitions.ts';
import { loadSite } from '../support/load-site.ts';
import { confirm, prompt } from '../../scripts/desk/prompt.ts';
import { maple, newSiteFiles, wordsOfNewYork, zipTable } from '../support/another-firm.ts';
import { filesOf, textOf } from '../support/files.ts';
import { run, temporaryFolder } from '../support/site.ts';
import { routeAt } from '../support/small-site/small-plan.ts';
import { dataToRead, writeData } from '../support/small-site/small-site.ts';

describe('A new site', () => {
  it('is valid, with a county, a city and two ZIP codes around the office', () => {
    const { site, problems } = loadSite(dataToRead(newSiteFiles(maple)));
    expect(problems).toBeUndefined();
    const { counties, practiceAreas, topics, attorneys, settings } = site!.content;
    expect(counties.map(({ name, cities }) => [name, cities[0]!.name, ...cities[0]!.zips])).toEqual([
      ['Chittenden County', 'Burlington', '05401', '05408'],
    ]);
    expect([practiceAreas.length, topics.length, attorneys.length]).toEqual([2, 3, 1]);
    expect(settings.firm.product).toBe('Maple & Stone');
    expect(settings.offices[0]!.point).toEqual([44.4752, -73.2179]);
  });

  it('has no spelling mistakes, and no words about New York', async () => {
    const data = writeData(newSiteFiles({ ...maple, firm: 'Xqzwv & Brrtkl, P.C.' }));
    for (const name of filesOf(data)) expect(`${name} ${textOf(data, name)}`).not.toMatch(wordsOfNewYork);
    expect((await run('check', ['--data', data])).output).toContain('No mistakes in');
  });

  it('calls a parish a parish', () => {
    const address = '700 Camp Street, New Orleans, LA 70130';
    const texts = Object.values(newSiteFiles({ ...maple, address })).join('\n');
    const fields = /^.*schema=.*$|^ *county:|\bcounty-topic\b|\{county\}|\[county\]/gm;
    expect(texts.replaceAll(fields, '')).not.toMatch(/\b(?:county|counties)\b/i);
    expect(texts).toContain('Louisiana Parishes and Cities We Serve');
    expect(texts).toContain('Open your parish to get to your city');
  });

  it('has the right article before the name of any state', () => {
    const address = '1120 SW 5th Avenue, Portland, OR 97204';
    for (const [name, text] of Object.entries(newSiteFiles({ ...maple, address })))
      expect(`${name} ${String(text)}`).not.toMatch(/\ba Oregon\b/i);
  });

  it('describes where its ZIP codes are in the whole county, though it lists only a few of them', () => {
    const { site } = loadSite(dataToRead(newSiteFiles(maple)));
    const { props } = planPage(site!, routeAt(site!, '/locations/zip/05401'));
    expect(JSON.stringify(props)).toContain('In the west of Chittenden County');
  });

  it('mentions only one office', () => {
    const { site } = loadSite(dataToRead(newSiteFiles(maple)));
    const names = /"\w+":/g;
    expect(JSON.stringify(site!.content.pages).replace(names, '')).not.toMatch(/\boffices\b/i);
  });

  it('mentions no court and no deadline in descriptions until the data has them', () => {
    const { site } = loadSite(dataToRead(newSiteFiles(maple)));
    for (const address of ['', '/chittenden-county', '/chittenden-county/burlington', '/zip/05401']) {
      const { head } = planPage(site!, routeAt(site!, `/locations${address}`)).props;
      expect(`${address}: ${head.description}`).not.toMatch(/court|deadline|heard/i);
    }
  });

  it('may be about a state other than that of the office', () => {
    const address = '1 Main Street, Hanover, NH 03755';
    for (const state of ['VT', 'vt']) {
      const { site } = loadSite(dataToRead(newSiteFiles({ ...maple, address, state })));
      expect(site!.content.counties[0]).toMatchObject({ name: 'Grafton County', state: 'NH' });
      expect(site!.content.settings.state.name).toBe('Vermont');
    }
  });

  it('offers every state and territory in its form, with its own selected', () => {
    const address = '12 Calle Fortaleza, San Juan, PR 00901';
    const { site, problems } = loadSite(dataToRead(newSiteFiles({ ...maple, address })));
    expect(problems).toBeUndefined();
    const fields = site!.content.flows.form.steps.flatMap((step) => step.fields);
    const { preset, options } = fields.find(({ name }) => name === 'state')!;
    expect(preset).toBe('PR');
    expect(options.toSorted()).toEqual(Object.keys(usStates).toSorted());
  });

  it('accepts an office whose ZIP code has no residents, and YAML characters in the name of the firm', () => {
    const address = '1 Post Office Square "B", Burlington, VT 05402';
    const { site } = loadSite(
      dataToRead(newSiteFiles({ ...maple, firm: 'Ada "Ace" Birch: \\ Law', address })),
    );
    expect(site!.content.settings.firm.name).toBe('Ada "Ace" Birch: \\ Law');
    expect(site!.content.settings.offices[0]).toMatchObject({
      street: '1 Post Office Square "B"',
      zip: '05402',
    });
    expect(site!.content.counties[0]!.cities[0]!.name).toBe('Burlington');
  });

  it('lists everything that is missing or wrong at once', () => {
    const given = { firm: maple.firm, phone: '802-555-0142', address: 'Elm Street', state: 'XX' };
    const wanted = () => newSite(new Map(), given, zipTable, '2026-11-20');
    expect(wanted).toThrow(WrongRequest);
    expect(wanted).toThrow(
      /--address is "Elm Street".*\n--phone is "802-555-0142".*\nThe address of the website is missing.*\n--state is "XX"/,
    );
  });

  it('refuses a name of a firm with a line break', () => {
    const given = { ...maple, firm: 'Maple\n& Stone' };
    expect(() => newSite(new Map(), given, zipTable, '2026-11-20')).toThrow(
      '--firm: "Maple?& Stone" contains a line break, which a name cannot have. Type it on one line.',
    );
  });
});

it.each([
  ['12 Elm Street, Burlington, VT 05401', '12 Elm Street', 'Burlington', 'VT', '05401'],
  [' 1 Main St, Suite 5 , St. Albans , vt  05478-1234 ', '1 Main St, Suite 5', 'St. Albans', 'VT', '05478'],
])('The address "%s" is split into its parts', (written, street, city, state, zip) => {
  expect(parseAddress(written)).toEqual({ street, city, state, zip });
});

it.each([
  '12 Elm Street',
  'Burlington, VT 05401',
  '12 Elm Street, Burlington, XX 05401',
  '12 Elm Street, Burlington, VT',
])('The address "%s" is refused as incomplete', (written) => {
  expect(parseAddress(written)).toBeUndefined();
});

it.each([
  ['Maple & Stone, P.C.', 'Maple & Stone'],
  ['Maple & Stone PLLC', 'Maple & Stone'],
  ['The Law Office of Ada Birch', 'The Law Office of Ada Birch'],
])('The firm "%s" is called "%s" in texts', (firm, said) => {
  expect(shortFirmName(firm)).toBe(said);
});

/** Everything that was printed to the terminal. */
const printed = (output: PassThrough) => text(output.end());

it('A question is asked again until the answer is valid', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const asked = prompt({ input, output }, 'The phone?', (answer) =>
    answer === 'b' ? undefined : 'Not that.',
  );
  input.write('a\n');
  setTimeout(() => input.write('b\n'), 50);
  expect(await asked).toBe('b');
  expect(await printed(output)).toContain('Not that.');
});

it('The text after an unanswered question begins on a new line', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const asked = prompt({ input, output }, 'The phone?');
  input.end();
  expect(await asked).toBeUndefined();
  expect(await printed(output)).toMatch(/The phone\? \n$/);
});

it.each([
  ['yes', '', true],
  ['yes', 'n', false],
  ['yes', 'perhaps', false],
  ['no', '', false],
  ['no', 'Yes', true],
] as const)('Where Enter means %s, the answer "%s" counts as %s', async (defaultAnswer, answer, is) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const asked = confirm({ input, output }, 'Write the changes?', defaultAnswer);
  input.write(`${answer}\n`);
  expect(await asked).toBe(is);
  expect(await printed(output)).toContain(
    defaultAnswer === 'yes' ? 'Write the changes? [Y/n]' : 'Write the changes? [y/N]',
  );
});

describe('npm run new -- site', () => {
  const options = Object.entries(maple).flatMap(([name, value]) => [`--${name}`, value]);

  it('writes the folder, and prints the next commands', async () => {
    const folder = path.join(temporaryFolder(), 'maple and stone');
    const { code, output } = await run('new', ['site', `${folder}/`, ...options, '--state', 'VT']);
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('It starts with Chittenden County: Burlington with 05401 and 05408.'),
    ]);
    expect(output).toContain(`written to ${folder}/: a site`);
    expect(output).toContain(`npm run audit -- --data "${folder}"`);
    expect(filesOf(folder)).toContain('.schemas/site.json');
    expect(textOf(folder, 'site.yaml')).toMatch(/^# yaml-language-server: \$schema=\.schemas\/site\.json\n/);
  });

  it.each([
    ['package.json', 'site "package.json" is a file: choose a folder.'],
    ['data/maple', 'site "data/maple" is in a folder of this project: choose another one.'],
    ['src/maple', 'site "src/maple" is in a folder of this project: choose another one.'],
    ['DIST/maple', 'site "DIST/maple" is in a folder with a finished site: choose another one.'],
  ])('refuses a file, and folders inside the project or inside a finished site: %s', async (name, says) => {
    const dist = temporaryFolder();
    writeFileSync(path.join(dist, 'website_pages.csv'), '');
    const folder = name.replace('DIST', dist);
    const { code, output } = await run('new', ['site', folder, ...options]);
    expect([code, output.split('\n', 1)[0]]).toEqual([2, says.replace('DIST', dist)]);
    expect(existsSync(path.join(folder, 'site.yaml'))).toBe(false);
  });

  it('refuses a folder that is not empty, and a name with a line break', async () => {
    const folder = path.join(temporaryFolder(), 'full');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'letter.txt'), 'Dear Ada');
    const { code, output } = await run('new', ['site', folder, ...options]);
    expect([code, output]).toEqual([2, expect.stringContaining('is not empty')]);
    expect(filesOf(folder)).toEqual(['letter.txt']);
    const broken = await run('new', ['site', `${folder}\nsite`, ...options]);
    expect([broken.code, broken.output]).toEqual([2, expect.stringContaining('contains a line break')]);
  });
});
