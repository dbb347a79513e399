import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ledgerOf, printLedger } from '#addresses/ledger.ts';
import { loadSite } from '../../support/load-site.ts';
import { editedFiles } from '../../../scripts/editor/edited-files.ts';
import type { VersionedEdit } from '../../../scripts/editor/outdated-files.ts';
import { saveEdits } from '../../../scripts/editor/save-edits.ts';
import { contentsOf, textOf } from '../../support/files.ts';
import { dedent } from '../../support/mistakes.ts';
import { smallPlan } from '../../support/small-site/small-plan.ts';
import { smallSite, writeData } from '../../support/small-site/small-site.ts';

const addison = 'counties/addison-county.yaml';
const moose = 'guides/moose-collision-claims.yaml';
let data: string;

beforeEach(() => {
  data = writeData({ ...smallSite(), 'published.yaml': printLedger(ledgerOf(smallPlan())) });
});

const read = (name: string) => textOf(data, name);
const write = (name: string, text: string) => writeFileSync(path.join(data, name), text);

/** An editor opened now, with the files as they are. */
function openEditor() {
  const { files } = editedFiles(data);
  const versionOf = (name: string) => files.find((file) => file.name === name)!.version;
  return {
    edit(name: string, before: string, after: string): VersionedEdit {
      const { version, form = '', text = '' } = files.find((file) => file.name === name)!;
      if (!form.includes(before)) throw new Error(`The form of ${name} does not hold: ${before}`);
      return { name, version, opened: text, form: form.replace(before, () => after) };
    },
    remove: (name: string): VersionedEdit => ({ name, version: versionOf(name) }),
  };
}

/** Asks only about addresses without a redirect. */
const noPlan = () => ({ words: [], removesPages: false });
const save = (...edits: VersionedEdit[]) => saveEdits(data, { edits, confirmed: false }, noPlan);
const saveWithRedirects = (...edits: VersionedEdit[]) => saveEdits(data, { edits, confirmed: true }, noPlan);
/** The edit after "Save mine", which knows the current version. */
function nowThat(made: VersionedEdit): VersionedEdit {
  const { version: _, ...edit } = made;
  const now = editedFiles(data).files.find(({ name }) => name === edit.name);
  return { ...edit, ...(now && { version: now.version }) };
}

describe('A save that gives two pages the same description', () => {
  const post = 'posts/time-limits.md';
  const excerptOf = (name: string) => /^excerpt: .*$/m.exec(read(name))![0];

  it('is refused, as check would refuse it', () => {
    const before = contentsOf(data);
    expect(save(openEditor().edit(moose, excerptOf(moose), excerptOf(post)))).toEqual({
      kind: 'refused',
      letter: expect.stringContaining('has the same description'),
    });
    expect(contentsOf(data)).toEqual(before);
  });

  it('is accepted if they had it before, also where it moves the lines', () => {
    write(moose, read(moose).replace(excerptOf(moose), excerptOf(post)));
    for (const name of [moose, post]) {
      const dated = openEditor().edit(name, 'excerpt:', 'updated: "2026-11-20"\nexcerpt:');
      expect(save(dated).kind).toBe('saved');
    }
  });
});

describe('A save from an outdated window', () => {
  it('is refused, and returns the current text and the text after the save', () => {
    const [mine, theirs] = [openEditor(), openEditor()];
    expect(save(theirs.edit(addison, 'order: 2', 'order: 3')).kind).toBe('saved');
    const before = contentsOf(data);
    const outcome = save(mine.edit(addison, 'name: "Middlebury"', 'name: "Middlebury Village"'));
    expect(outcome).toEqual({
      kind: 'outdated',
      files: [
        {
          name: addison,
          version: openEditor().remove(addison).version,
          theirs: read(addison),
          yours: read(addison).replace('"Middlebury"', '"Middlebury Village"'),
        },
      ],
    });
    expect(contentsOf(data)).toEqual(before);
  });

  it('also shows what a save adds: coordinates of new ZIP codes, and new links', () => {
    write(addison, `${read(addison)}seat: "See /locations/addison-county/middlebury"\n`);
    const [mine, theirs] = [openEditor(), openEditor()];
    save(theirs.edit(addison, 'order: 2', 'order: 3'));
    const edit = mine.edit(addison, '"05740"]', '"05740", "05472"]');
    edit.form = edit.form!.replace('slug: middlebury', 'slug: middlebury-village');
    const shown = save(edit);
    expect(saveWithRedirects(nowThat(edit)).kind).toBe('saved');
    expect(read(addison)).toContain('"05472": [');
    expect(read(addison)).toContain('See /locations/addison-county/middlebury-village"');
    expect(shown).toMatchObject({ kind: 'outdated', files: [{ yours: read(addison) }] });
  });

  it('keeps what others saved in other entries, and says so', () => {
    const keywords = 'keywords.yaml';
    const entry = (words: string) =>
      `  # About ${words}\n  - keyword: "${words}"\n    heading: "${words}"\n    intro: "Ask us."\n`;
    write(keywords, `keywords:\n${['Bus Lawyer', 'Ferry Lawyer', 'Train Lawyer'].map(entry).join('')}`);
    const before = read(keywords);
    const [mine, theirs] = [openEditor(), openEditor()];
    const [hers, his] = ['heading: "Train Lawyers of Vermont"', 'heading: "Bus Lawyers of Vermont"'];
    save(theirs.edit(keywords, 'heading: "Train Lawyer"', hers));
    const edit = mine.edit(keywords, 'heading: "Bus Lawyer"', his);
    expect(save(edit).kind).toBe('outdated');
    expect(save(nowThat(edit))).toMatchObject({
      kind: 'saved',
      also: [`${keywords}: with changes that somebody else saved in the meantime`],
    });
    expect(read(keywords)).toBe(
      before.replace('heading: "Bus Lawyer"', his).replace('heading: "Train Lawyer"', hers),
    );
  });

  it('keeps what others saved in an entry of a map that it renames', () => {
    write(addison, `${read(addison)}neighborhoods:\n  "Mill Village": ["05753"]\n`);
    const [mine, theirs] = [openEditor(), openEditor()];
    save(theirs.edit(addison, 'value: ["05753"]', 'value: ["05753", "05740"]'));
    const edit = mine.edit(addison, 'name: "Mill Village"', 'name: "Old Mill"');
    expect(save(edit).kind).toBe('outdated');
    expect(save(nowThat(edit)).kind).toBe('saved');
    expect(read(addison)).toContain('neighborhoods:\n  "Old Mill": ["05753", "05740"]\n');
  });

  it('is refused while the version of someone else cannot be read, because it would be lost', () => {
    const mine = openEditor().edit(addison, 'order: 2', 'order: 3');
    const theirs = `${read(addison)}seat: "Middlebury\n`;
    write(addison, theirs);
    const letter = `Somebody else saved ${addison} with a mistake, so it cannot be read. Fix it first (every page of the site shows where), then save again.`;
    expect(save(mine)).toEqual({ kind: 'refused', letter });
    expect(save(nowThat(mine))).toEqual({ kind: 'refused', letter });
    expect(read(addison)).toBe(theirs);
  });

  it('is accepted if both made the same edit', () => {
    const [mine, theirs] = [openEditor(), openEditor()];
    save(theirs.edit(addison, 'order: 2', 'order: 3'));
    expect(save(mine.edit(addison, 'order: 2', 'order: 3')).kind).toBe('saved');
  });

  it('is refused as a whole, even if only one of its files is outdated', () => {
    const [mine, theirs] = [openEditor(), openEditor()];
    save(theirs.edit(addison, 'order: 2', 'order: 3'));
    const before = contentsOf(data);
    const other = mine.edit('facts.yaml', 'reviewed: "2026-02-20"', 'reviewed: "2026-02-21"');
    expect(save(other, mine.edit(addison, 'order: 2', 'order: 4')).kind).toBe('outdated');
    expect(contentsOf(data)).toEqual(before);
  });

  it('does not overwrite a new file of someone else', () => {
    const text = read('posts/time-limits.md');
    const outcome = save({ name: 'posts/time-limits.md', form: text.replace('Who should', 'Who must') });
    expect(outcome).toMatchObject({ kind: 'outdated', files: [{ theirs: text, isNew: true }] });
    expect(read('posts/time-limits.md')).toBe(text);
  });

  it('gives the new name of a renamed file, also if it was edited or has no redirect', () => {
    const name = 'posts/time-limits.md';
    const mine = openEditor().edit(name, 'Count the years', 'Count the days');
    const gone = (renamedTo?: string) => ({
      kind: 'outdated',
      files: [{ name, renamedTo, theirs: undefined }],
    });
    const rename = openEditor().edit(name, 'Most people', 'Many people');
    expect(save({ ...rename, to: 'posts/years.md' }).kind).toBe('saved');
    expect(read('redirects.yaml')).toContain('{ from: "/blog/time-limits", to: "/blog/years" }');
    expect(save(mine)).toMatchObject(gone('posts/years.md'));

    write('redirects.yaml', 'redirects: [{ to: 3 }]\n');
    expect(save(mine)).toMatchObject(gone());
    write('posts/days.md', mine.opened!);
    expect(save(mine)).toMatchObject(gone('posts/days.md'));
  });

  it('asks before it adds a number to the name of a new file that already exists', () => {
    const form = read('posts/time-limits.md')
      .replace(/^title: .*$/m, 'title: "Time Limits!"')
      .replace(/^excerpt: .*$/m, 'excerpt: "Time Limits!"');
    const second: VersionedEdit = { name: 'posts/time-limits-1.md', form };
    expect(save(second)).toEqual({
      kind: 'asks',
      words: ['There is already posts/time-limits.md. This one will be saved as posts/time-limits-1.md.'],
      lines: [],
    });
    expect(saveWithRedirects(second).kind).toBe('saved');
    const other = form.replaceAll('Time Limits!', 'Top 10');
    expect(save({ name: 'posts/top-10.md', form: other }).kind).toBe('saved');
  });

  it('does not delete a file that someone else changed, and accepts that a file is already deleted', () => {
    const [mine, theirs] = [openEditor(), openEditor()];
    save(theirs.edit(moose, 'A moose is tall', 'A moose is very tall'));
    expect(save(mine.remove(moose))).toMatchObject({ kind: 'outdated', files: [{ theirs: read(moose) }] });
    expect(save({ name: 'images/gone.png', version: 'as it was' }).kind).toBe('saved');
  });

  it('of a file that someone else deleted restores it only after a confirmation', () => {
    write(moose, `# By the game warden.\n${read(moose)}`);
    const before = read(moose);
    const mine = openEditor().edit(moose, 'A moose is tall', 'A moose is very tall');
    rmSync(path.join(data, moose));
    expect(save(mine)).toMatchObject({ kind: 'outdated', files: [{ theirs: undefined }] });
    expect(save(nowThat(mine)).kind).toBe('saved');
    expect(loadSite(data).problems).toBeUndefined();
    expect(read(moose)).toBe(before.replace('A moose is tall', 'A moose is very tall'));
  });
});

describe('A save of published pages', () => {
  it('asks before addresses are lost, and then writes the redirects', () => {
    const removal = openEditor().edit(addison, ', "05740"', '');
    const before = contentsOf(data);
    const lines = [
      { from: '/locations/zip/05740', to: '/locations/addison-county' },
      { from: '/blog/zip/05740/*', to: '/blog/county/addison-county/*' },
    ];
    expect(save(removal)).toEqual({ kind: 'asks', words: [], lines });
    expect(contentsOf(data)).toEqual(before);
    expect(saveWithRedirects(removal)).toMatchObject({ kind: 'saved', lines, also: ['redirects.yaml'] });
    expect(loadSite(data).problems).toBeUndefined();
    expect(read('redirects.yaml')).toContain('{ from: "/old-contact", to: "/contact" }');
  });

  it('removes what the data says about a ZIP code that no city lists any more', () => {
    const chittenden = 'counties/chittenden-county.yaml';
    mkdirSync(path.join(data, 'places'));
    write('places/people.csv', 'zip,population\n05401,28000\n05408,9000\n');
    write(
      'places/sources.yaml',
      'tables:\n  people: { source: "A count", credit: "A state", date: "2020", license: "None" }\n',
    );
    const outcome = saveWithRedirects(openEditor().edit(chittenden, '"05401", "05408"', '"05401"'));
    expect(outcome).toMatchObject({
      kind: 'saved',
      also: ['places/people.csv', 'redirects.yaml', `${chittenden}: without its data about 05408`],
    });
    expect(read(chittenden)).not.toContain('05408');
    expect(read('places/people.csv')).toBe('zip,population\n05401,28000\n');
    expect(loadSite(data).problems).toBeUndefined();
  });

  it('does not ask if nothing is published', () => {
    rmSync(path.join(data, 'published.yaml'));
    const removal = openEditor().edit(addison, ', "05740"', '');
    expect(save(removal)).toMatchObject({ kind: 'saved', lines: [], also: [] });
  });

  it('does not ask about a new name, because the redirects are clear', () => {
    const outcome = save(openEditor().edit(addison, 'slug: middlebury', 'slug: middlebury-village'));
    expect(outcome).toMatchObject({ kind: 'saved', also: ['redirects.yaml'] });
    expect(loadSite(data).problems).toBeUndefined();
  });

  it('does not take a new city for a renamed one', () => {
    const fresh = '  - name: "Ripton"\n    slug: ripton\n    zips: ["05766"]\n';
    const edit = openEditor().edit(addison, 'slug: middlebury', 'slug: middlebury-village');
    edit.form = edit.form!.replace('cities:\n', `cities:\n${fresh}`);
    const bodies = { '05766': 'Town of Ripton' };
    expect(saveEdits(data, { edits: [edit], confirmed: true, bodies }, noPlan)).toMatchObject({
      kind: 'saved',
      lines: [
        { to: '/locations/addison-county/middlebury-village' },
        { to: '/blog/city/addison-county/middlebury-village/*' },
      ],
    });
  });

  it('renames a picture in texts and in cards', () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>';
    mkdirSync(path.join(data, 'images'), { recursive: true });
    write('images/lake.svg', drawing);
    const burlington = 'service-areas/burlington.yaml';
    write(burlington, `image: lake\n${read(burlington)}`);
    write(moose, read(moose).replace('A moose is tall', '![The lake](/images/lake.svg) A moose is tall'));
    const { version } = editedFiles(data).files.find(({ name }) => name === 'images/lake.svg')!;
    expect(save({ name: 'images/lake.svg', to: 'images/big-lake.svg', version }).kind).toBe('saved');
    expect(read(burlington)).toContain('image: big-lake\n');
    expect(read(moose)).toContain('(/images/big-lake.svg)');
    expect(loadSite(data).problems).toBeUndefined();
  });

  it('deletes entries together that refer to each other', () => {
    const editor = openEditor();
    const edits = [
      editor.remove('service-areas/burlington.yaml'),
      editor.edit('counties/chittenden-county.yaml', 'serviceArea: burlington\n', ''),
    ];
    expect(save(...edits)).toEqual({
      kind: 'asks',
      words: [],
      // The list of service areas disappears with the last one.
      lines: [
        { from: '/service-areas', to: '/' },
        { from: '/service-areas/burlington', to: '/' },
      ],
    });
    expect(saveWithRedirects(...edits).kind).toBe('saved');
    expect(loadSite(data).problems).toBeUndefined();
  });

  it('asks before it turns a published page into a draft', () => {
    const draft = openEditor().edit('keywords.yaml', 'draft: false', 'draft: true');
    expect(save(draft)).toMatchObject({
      kind: 'asks',
      words: [],
      lines: [
        { from: '/local-searches', to: '/' },
        { from: '/local-searches/car-crash-lawyer-in-burlington', to: '/' },
      ],
    });
  });
});

describe('A save of new ZIP codes', () => {
  it('adds their coordinates, and keeps those that were entered', () => {
    const points = '"05491", "05472"]\npoints:\n  - name: "05472"\n    value: "44.1, -73.1"';
    const edit = openEditor().edit(addison, '"05740"]\npoints:', `"05740", ${points}`);
    expect(save(edit)).toMatchObject({ kind: 'saved', also: [`${addison}: with the coordinates of 05491`] });
    expect(read(addison)).toContain(
      'points:\n  "05472": [44.1, -73.1]\n  "05753": [44.0153, -73.1673]\n  "05491": [44.1198, -73.3269]\n',
    );
    expect(save(openEditor().edit(addison, 'order: 2', 'order: 3'))).toMatchObject({ also: [] });
  });

  it('of a new county adds its center, as the command does', () => {
    const city = 'cities:\n  - name: "Randolph"\n    slug: randolph\n    zips: ["05060"]\n';
    const form = `name: "Orange County"\norder: 3\n${city}`;
    expect(save({ name: 'counties/orange-county.yaml', form })).toMatchObject({ kind: 'saved' });
    const text = read('counties/orange-county.yaml');
    expect(text).toContain('middle: [43.9837, -72.3467]\npoints:\n  "05060": [43.9671, -72.7086]\n');
    expect(loadSite(data).problems).toBeUndefined();
  });
});

describe('A save of ZIP codes without a known municipality', () => {
  const bodies = 'places/municipalities.csv';
  const rows = `zip,body,name,kind,county,in_town,people_share,land_share
05401,City of Burlington,Burlington,city,Chittenden,,1,1
05403,City of South Burlington,South Burlington,city,Chittenden,,1,1
05408,City of Burlington,Burlington,city,Chittenden,,1,1
05740,Town of Middlebury,Middlebury,town,Addison,,1,1
05753,Town of Middlebury,Middlebury,town,Addison,,1,1
`;
  const newZips = () => openEditor().edit(addison, '"05740"', '"05740", "05491", "05472"');
  const saveGoverned = (written: Record<string, string>) =>
    saveEdits(data, { edits: [newZips()], confirmed: false, bodies: written }, noPlan);

  beforeEach(() => {
    mkdirSync(path.join(data, 'places'), { recursive: true });
    write(bodies, rows);
    const told = 'source: "Census", credit: "Census", date: "2020", license: "Public domain"';
    write('places/sources.yaml', `tables:\n  municipalities: { ${told} }\n`);
  });

  it('asks for it, and suggests the known ones in the county', () => {
    const before = contentsOf(data);
    expect(save(newZips())).toEqual({
      kind: 'asksBodies',
      zips: ['05491', '05472'],
      known: ['Town of Middlebury'],
      doubts: [],
    });
    expect(contentsOf(data)).toEqual(before);
  });

  it('doubts a ZIP code that the list of U.S. ZIP codes does not have', () => {
    expect(save(openEditor().edit(addison, '"05740"', '"05740", "05491", "05499"'))).toMatchObject({
      kind: 'asksBodies',
      zips: ['05491', '05499'],
      doubts: ['The list of U.S. ZIP codes (src/desk/zips) does not have 05499.'],
    });
  });

  it('writes a row for each municipality in the answer', () => {
    const written = {
      '05491': 'city of Vergennes 62.5%, town of middlebury 37.5 %',
      '05472': 'Town of New Haven',
    };
    expect(saveGoverned(written)).toMatchObject({
      kind: 'saved',
      also: [bodies, `${addison}: with the coordinates of 05491 and 05472`],
    });
    expect(read(bodies)).toBe(`${rows}\
05491,City of Vergennes,Vergennes,city,Addison,,0.625,0.625
05491,Town of Middlebury,Middlebury,town,Addison,,0.375,0.375
05472,Town of New Haven,New Haven,town,Addison,,1,1
`);
    expect(loadSite(data).problems).toBeUndefined();
  });

  it('writes it into a table with spaces after its commas', () => {
    write(bodies, rows.replaceAll(',', ', '));
    saveGoverned({ '05491': 'City of Vergennes', '05472': 'Town of New Haven' });
    expect(read(bodies)).toContain('\n05491,City of Vergennes,Vergennes,city,Addison,,1,1\n');
    expect(loadSite(data).problems).toBeUndefined();
  });

  it('keeps the Windows line ends of the table', () => {
    write(bodies, rows.replaceAll('\n', '\r\n'));
    saveGoverned({ '05491': 'City of Vergennes', '05472': 'Town of New Haven' });
    expect(read(bodies)).toMatch(/1,1\r\n05491,.*\r\n05472,.*\r\n$/);
  });

  it('takes a township or a borough, as in other states', () => {
    saveGoverned({ '05491': 'township of Panton', '05472': 'Borough of New Haven' });
    expect(read(bodies)).toBe(`${rows}\
05491,Township of Panton,Panton,township,Addison,,1,1
05472,Borough of New Haven,New Haven,borough,Addison,,1,1
`);
    expect(loadSite(data).problems).toBeUndefined();
  });

  it('takes a parish for the county that it is in Louisiana', () => {
    saveGoverned({ '05491': 'parish of Addison', '05472': 'Parish of Addison' });
    expect(read(bodies)).toBe(`${rows}\
05491,Parish of Addison,Addison,county,Addison,,1,1
05472,Parish of Addison,Addison,county,Addison,,1,1
`);
    expect(loadSite(data).problems).toBeUndefined();
  });

  it.each([
    ['Vergennes', '05491: "Vergennes" has to begin with "City of",'],
    ['City of Vergennes, Town of Panton', '05491: "City of Vergennes" has no percentage.'],
    ['City of Vergennes 80 %, Town of Panton 40 %', 'With this row, the shares of 05491 add up to 1.20'],
  ])('is refused for "%s", with what to write instead', (vergennes, letter) => {
    const before = contentsOf(data);
    expect(saveGoverned({ '05491': vergennes, '05472': 'Town of New Haven' })).toEqual({
      kind: 'refused',
      letter: expect.stringContaining(letter),
    });
    expect(contentsOf(data)).toEqual(before);
  });
});

describe('A save with a mistake', () => {
  it('is refused with the whole message, which quotes the file as it would be', () => {
    const before = contentsOf(data);
    const outcome = save(openEditor().edit(addison, 'name: "Middlebury"', 'name: ""'));
    expect(outcome).toEqual({
      kind: 'refused',
      letter: `${dedent(`
        data/counties/addison-county.yaml

          data/counties/addison-county.yaml:4:11  cities[0].name
          The text is empty.
          Write the text.

            3 | cities:
          > 4 |   - name: ""
              |           ^
            5 |     slug: middlebury

        1 problem in 1 file. Nothing was written.
      `)}\n`.replaceAll('data/', `${data}/`),
    });
    expect(contentsOf(data)).toEqual(before);
  });

  it('is refused with an explanation if a file name is too long for the disk', () => {
    const before = contentsOf(data);
    const name = `posts/${'long-'.repeat(80)}title.md`;
    expect(save({ name, form: 'title: "A"\n' })).toEqual({
      kind: 'refused',
      letter: expect.stringContaining('A name is longer than this system allows. Write a shorter one.'),
    });
    expect(contentsOf(data)).toEqual(before);
  });

  it('is refused with what to do in the editor if the disk refuses it', () => {
    const edit = openEditor().edit(addison, 'order: 2', 'order: 3');
    const disk = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    const planSave = () => {
      throw disk;
    };
    expect(saveEdits(data, { edits: [edit], confirmed: false }, planSave)).toEqual({
      kind: 'refused',
      letter:
        'This user is not allowed to do that. Give the user permission and save again.\n  (EACCES: permission denied)',
    });
  });

  it('is refused if it deletes what other files need', () => {
    const outcome = save(openEditor().remove('posts/time-limits.md'));
    expect(outcome).toMatchObject({
      kind: 'refused',
      letter: expect.stringContaining('There is no post or guide "time-limits".'),
    });
  });

  it('is judged alone: a mistake in another file does not block it', () => {
    const chittenden = 'counties/chittenden-county.yaml';
    write(chittenden, read(chittenden).replace('slug: south-burlington', 'slug: burlington'));
    expect(save(openEditor().edit(addison, 'order: 2', 'order: 3')).kind).toBe('saved');
    expect(read(addison)).toContain('order: 3');
  });
});

it('A save keeps the line ends and the byte order mark of a file', () => {
  const onWindows = `\uFEFF${read(addison).replaceAll('\n', '\r\n')}`;
  write(addison, onWindows);
  expect(save(openEditor().edit(addison, 'order: 2', 'order: 3')).kind).toBe('saved');
  expect(readFileSync(path.join(data, addison), 'utf8')).toBe(onWindows.replace('order: 2', 'order: 3'));
});

it('The editor opens without a file that cannot be read', () => {
  const before = editedFiles(data).files.map(({ name }) => name);
  truncateSync(path.join(data, addison), 3e9);
  const { files, unreadable } = editedFiles(data);
  expect([...files.map(({ name }) => name), ...unreadable].sort()).toEqual(before.sort());
  expect(unreadable).toEqual([addison]);
});
