import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { folders } from '#content/collections.ts';
import { editorConfig } from '#desk/editor/config.ts';
import { fieldsOf } from '#desk/editor/fields.ts';
import { savedFile, schemaOfFile, viewOfFile } from '#desk/editor/files.ts';
import { formOf } from '#desk/editor/online/forms.ts';
import { gitBackend } from '#desk/editor/online/git-backend.ts';
import { WrongRequest } from '#lib/refused.ts';
import { filesOf, textOf } from '../../support/files.ts';
import { root } from '../../support/site.ts';

const data = path.join(root, 'data');
const editable = filesOf(data).filter((name) => schemaOfFile(name));

describe('A file in the visual editor', () => {
  it.each(editable)('%s is saved as it was when nothing was edited', (name) => {
    const [text, schema] = [textOf(data, name), schemaOfFile(name)!];
    expect(savedFile(name, text, viewOfFile(name, text, schema), schema)).toBe(text);
  });

  it.each(editable)('%s is the same again when a repository is edited without any edit', (name) => {
    const [text, form] = [textOf(data, name), formOf(name)];
    // The editor takes the line end away, and hands over what was opened as it was.
    expect(form.toFile(form.fromFile(text.trim()))).toBe(text);
  });

  it('begins anew in a repository, too', () => {
    expect(formOf('posts/any.md').toFile({ title: 'Ferries', draft: true, body: 'Ask.' })).toBe(
      '---\ntitle: "Ferries"\ndraft: true\n---\nAsk.\n',
    );
  });

  it('takes the name of a picture from the address that was chosen', () => {
    const name = 'topics/any.yaml';
    const chosen = savedFile(name, undefined, 'image: /images/our-office-1.png\n', schemaOfFile(name)!);
    expect(chosen).toContain('image: our-office-1\n');
  });

  const county = 'counties/kings-county.yaml';
  const edited = (name: string, before: string, after: string) => {
    const [text, schema] = [textOf(data, name), schemaOfFile(name)!];
    const view = viewOfFile(name, text, schema);
    if (!view.includes(before)) throw new Error(`The view of ${name} does not hold: ${before}`);
    const old = text.split('\n');
    return savedFile(name, text, view.replace(before, after), schema)
      .split('\n')
      .filter((line) => !old.includes(line));
  };

  it('shows maps as lists and points as text, and takes them back', () => {
    expect(edited(county, 'value: "40.6937, -73.989859"', 'value: "40.7, -73.98"')).toEqual([
      '  "11201": [40.7, -73.98]',
    ]);
    expect(edited(county, 'name: "Greenpoint"', 'name: "Green Point"')).toEqual([
      '  "Green Point": ["11222"]',
    ]);
  });

  it('writes a new name of a map as those beside it are written', () => {
    const neighbor = '  - name: "Greenpoint"\n    value: ["11222"]\n';
    const added = `${neighbor}  - name: "Northside"\n    value: ["11211"]\n`;
    expect(edited(county, neighbor, added)).toEqual(['  "Northside": ["11211"]']);
  });

  it('loses no entry of a map to another of its name', () => {
    expect(() => edited(county, 'name: "Greenpoint"', 'name: "Bushwick"')).toThrow(
      new WrongRequest('"Bushwick" stands in this list twice. Put both into one entry.'),
    );
  });

  it('leaves a point out that nobody filled in', () => {
    const empty = 'name: "Kings County"\nmiddle: ""\n';
    expect(edited(county, 'name: "Kings County"\n', empty)).toEqual([]);
  });

  it('takes blanks at the end of a line away, which nobody sees in a form', () => {
    expect(edited(county, 'name: "Kings County"', 'name: "Kings County  "')).toEqual([]);
    expect(edited('practice-areas/car-accidents.yaml', '\n\n', ' \n \n')).toEqual([]);
  });

  it('takes a line as it looks, also one that was pasted with the blanks and tabs of Word', () => {
    expect(edited(county, 'name: "Kings County"', String.raw`name: "\_ Kings County\t\_"`)).toEqual([]);
    expect(edited(county, 'name: "Kings County"', String.raw`name: "\_Kings\tBorough\_"`)).toEqual([
      'name: "Kings Borough"',
    ]);
    expect(edited(county, 'name: "Greenpoint"', String.raw`name: "\_Green\tPoint\_"`)).toEqual([
      '  "Green Point": ["11222"]',
    ]);
    // Where nobody edited them, they stay.
    const schema = schemaOfFile(county)!;
    const text = textOf(data, county).replace('"Kings County"', String.raw`" Kings\tCounty"`);
    expect(savedFile(county, text, viewOfFile(county, text, schema), schema)).toBe(text);
  });

  it('keeps the line end after a text, which the editor cuts off', () => {
    const name = 'practice-areas/car-accidents.yaml';
    const [text, schema] = [textOf(data, name), schemaOfFile(name)!];
    const view = viewOfFile(name, text, schema);
    expect(view).toContain(': |\n');
    expect(savedFile(name, text, view.replaceAll(': |\n', ': |-\n'), schema)).toBe(text);
  });

  it('leaves the other texts of a list as they are where one is added, taken out or moved', () => {
    const name = 'practice-areas/slip-and-fall.yaml';
    const schema = schemaOfFile(name)!;
    const section = (title: string, text: string) =>
      `  - title: "${title}"\n    image:\n      alt: "A wet floor"\n    text: |${text}`;
    const rest = textOf(data, name).split('sections:')[0];
    const file = (...sections: string[]) => `${rest}sections:\n${sections.join('')}`;
    const [first, second] = [
      section('Proof', '\n      Photograph it.\n'),
      section('Time', '\n      Act.\n\n      Soon.\n'),
    ];
    const saved = (...sections: string[]) =>
      savedFile(name, file(first, second), file(...sections).replaceAll('text: |\n', 'text: |-\n'), schema);
    const added = section('Owners', '\n      Ask who owns it.\n\n      Ask who cleans it.\n');
    expect(saved(first, added, second)).toBe(file(first, added, second));
    expect(saved(second)).toBe(file(second));
    expect(saved(second, first)).toBe(file(second, first));
  });

  it('moves the entries of a map, and no others', () => {
    const name = 'counties/kings-county.yaml';
    const file = (entries: string) =>
      `order: 2\nname: "Kings County"\n\nneighborhoods:\n${entries}cities: []\n`;
    const form = `name: "Kings County"\norder: 2\ncities: []\nneighborhoods:\n`;
    const entry = (place: string, zip: string) => `  - name: "${place}"\n    value: ["${zip}"]\n`;
    const before = file('  # Old names.\n  "Red Hook": ["11231"]\n  "Dumbo": ["11201"] # below the bridge\n');
    const saved = (...entries: string[]) =>
      savedFile(name, before, form + entries.join(''), schemaOfFile(name)!);
    const [hook, dumbo] = [entry('Red Hook', '11231'), entry('Dumbo', '11201')];
    expect(saved(hook, dumbo)).toBe(before);
    expect(saved(dumbo, entry('Gowanus', '11215'), hook)).toBe(
      file(
        '  # Old names.\n  "Dumbo": ["11201"] # below the bridge\n  "Gowanus": ["11215"]\n  "Red Hook": ["11231"]\n',
      ),
    );
  });

  it('keeps the comments around what was edited', () => {
    const name = 'keywords.yaml';
    expect(edited(name, 'heading: "Car Accident Lawyer NYC"', 'heading: "Car Crash Lawyer NYC"')).toEqual([
      '    heading: "Car Crash Lawyer NYC"',
    ]);
  });

  it('is none that a person does not edit, and nothing outside the data', () => {
    const others = [
      'published.yaml',
      '../package.json',
      'counties/../site.yaml',
      'counties/x.md',
      'guide-template.md',
    ];
    expect(others.filter((name) => schemaOfFile(name))).toEqual([]);
  });
});

describe('The configuration of the visual editor', () => {
  const config = editorConfig('data', 'http://localhost:3000') as {
    collections: { folder?: string; files?: { file: string; name: string; label: string }[] }[];
  };

  const ajv = new Ajv({ strict: false, validateFormats: false });
  const file = path.join(root, 'node_modules/@sveltia/cms/schema/sveltia-cms.json');
  const schema = JSON.parse(readFileSync(file, 'utf8')) as object;
  const mistakesIn = (configuration: unknown) => {
    ajv.validate(schema, configuration);
    return ajv.errorsText(ajv.errors, { separator: '\n' });
  };

  it('is as the editor wants it', () => {
    expect(mistakesIn(config)).toBe('No errors');
  });

  it.each([
    ['github', { api_root: 'https://api.github.com', auth_methods: ['token'] }],
    ['gitlab', { api_root: 'https://gitlab.com/api/v4', base_url: 'https://gitlab.com' }],
    ['gitea', { api_root: 'https://gitea.com/api/v1', base_url: 'https://gitea.com' }],
  ] as const)('names the repository at %s, to which staff sign in with a token', (backend, options) => {
    const settings = { backend, repo: 'maple-law/site', branch: 'main', folder: 'data' };
    expect(gitBackend(settings)).toEqual({
      name: backend,
      repo: 'maple-law/site',
      branch: 'main',
      auth_methods: ['token'],
      ...options,
    });
    const online = editorConfig('data', 'https://www.maplelaw.example', gitBackend(settings));
    expect(mistakesIn(online)).toBe('No errors');
  });

  it('names fields as people write them, and one of a list on the button that adds it', () => {
    const all = [...fieldsOf(folders.counties), ...fieldsOf(folders['service-areas'])];
    const { seo, neighborhoods, cities, zipSeo, localFocus } = Object.fromEntries(
      all.map(({ name, label, label_singular }) => [name, [label, label_singular]]),
    );
    expect({ seo, neighborhoods, cities, zipSeo, localFocus }).toEqual({
      seo: ['SEO', undefined],
      neighborhoods: ['Neighborhoods', 'Neighborhood'],
      cities: ['Cities', 'City'],
      zipSeo: ['ZIP SEO', 'ZIP SEO'],
      localFocus: ['Local focus', 'Local focus'],
    });
  });

  it('offers no arrows to move entries of a map by ZIP codes, which stand in their order', () => {
    const moves = Object.fromEntries(
      fieldsOf(folders.counties).map(({ name, allow_reorder }) => [name, allow_reorder !== false]),
    );
    expect(moves).toMatchObject({
      cities: true,
      neighborhoods: true,
      islands: true,
      points: false,
      zipSeo: false,
    });
  });

  it('says of a switch what it means when it is on', () => {
    const draft = fieldsOf(folders.posts).find(({ name }) => name === 'draft');
    expect(draft?.hint).toBe('On while it is being written: it is checked, but has no page yet');
  });

  it('says what stands in <>, too, though the editor reads hints as HTML', () => {
    const portrait = fieldsOf(folders.attorneys).find(({ name }) => name === 'portrait');
    expect(portrait?.hint).toBe('The picture attorney-&lt;slug> of images/');
  });

  it('gives each file a name that the editor takes, and a label of its own', () => {
    const files = config.collections.flatMap(({ files = [] }) => files);
    expect(files.filter(({ name }) => !/^[a-z-]+$/.test(name))).toEqual([]);
    expect(new Set(files.map(({ label }) => label)).size).toBe(files.length);
  });

  it('leads to every file of the data', () => {
    const folders = config.collections.flatMap(({ folder }) => (folder ? [`${folder}/`] : []));
    const files = config.collections.flatMap(({ files = [] }) => files.map(({ file }) => file));
    const reached = (name: string) =>
      files.includes(`data/${name}`) || folders.some((folder) => `data/${name}`.startsWith(folder));
    expect(editable.filter((name) => !reached(name))).toEqual([]);
    expect(editable.length).toBeGreaterThan(100);
  });
});
