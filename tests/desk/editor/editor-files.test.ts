import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { folders } from '#content/collections.ts';
import { editorConfig } from '#desk/editor/config.ts';
import { fieldsOf, type EditorField } from '#desk/editor/fields.ts';
import { savedFile, schemaOfFile, viewOfFile } from '#desk/editor/files.ts';
import { formOf } from '#desk/editor/online/forms.ts';
import { gitBackend } from '#desk/editor/online/git-backend.ts';
import { WrongRequest } from '#lib/refused.ts';
import { filesOf, textOf } from '../../support/files.ts';
import { root } from '../../support/site.ts';

const data = path.join(root, 'data');
const editable = filesOf(data).filter((name) => schemaOfFile(name));

describe('A file in the visual editor', () => {
  it.each(editable)('%s is saved unchanged if nothing was edited', (name) => {
    const [text, schema] = [textOf(data, name), schemaOfFile(name)!];
    expect(savedFile(name, text, viewOfFile(name, text, schema), schema)).toBe(text);
  });

  it.each(editable)('%s is committed unchanged if nothing was edited', (name) => {
    const [text, form] = [textOf(data, name), formOf(name)];
    // The editor trims the text, and saves an unedited file from the text that it opened.
    expect(form.toFile(form.fromFile(text.trim()))).toBe(text);
  });

  it.each([
    ['site.yaml', '# Ours\nurl: "https://a.example"\nfirm: {}\n'],
    ['redirects.yaml', 'redirects:\n  - { from: "/old", to: "/about" }\n'],
    ['posts/any.md', '---\ntitle: "Ferries"\n---\nAsk.\n'],
  ])('%s is committed with the line ends of Windows', (name, written) => {
    const [onWindows, form] = [written.replaceAll('\n', '\r\n'), formOf(name)];
    expect(form.toFile(form.fromFile(onWindows.trim()))).toBe(onWindows);
  });

  it('is created in a repository, too', () => {
    expect(formOf('posts/any.md').toFile({ title: 'Ferries', draft: true, body: 'Ask.' })).toBe(
      '---\ntitle: "Ferries"\ndraft: true\n---\nAsk.\n',
    );
  });

  it('gets the name of a picture from the address of the chosen one', () => {
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

  it('shows maps as lists and coordinates as text, and saves them back', () => {
    expect(edited(county, 'value: "40.6937, -73.989859"', 'value: "40.7, -73.98"')).toEqual([
      '  "11201": [40.7, -73.98]',
    ]);
    expect(edited(county, 'name: "Greenpoint"', 'name: "Green Point"')).toEqual([
      '  "Green Point": ["11222"]',
    ]);
  });

  it('writes a new entry of a map like the entry before it', () => {
    const neighbor = '  - name: "Greenpoint"\n    value: ["11222"]\n';
    const added = `${neighbor}  - name: "Northside"\n    value: ["11211"]\n`;
    expect(edited(county, neighbor, added)).toEqual(['  "Northside": ["11211"]']);
  });

  it('refuses two entries of a map with the same name', () => {
    expect(() => edited(county, 'name: "Greenpoint"', 'name: "Bushwick"')).toThrow(
      new WrongRequest('"Bushwick" is in this list twice. Combine the two entries.'),
    );
  });

  it('omits coordinates that nobody entered', () => {
    const empty = 'name: "Kings County"\nmiddle: ""\n';
    expect(edited(county, 'name: "Kings County"\n', empty)).toEqual([]);
  });

  it('is saved without blanks at the ends of lines, which nobody sees in a form', () => {
    expect(edited(county, 'name: "Kings County"', 'name: "Kings County  "')).toEqual([]);
    expect(edited('practice-areas/car-accidents.yaml', '\n\n', ' \n \n')).toEqual([]);
  });

  it('is saved with plain blanks instead of the special blanks and tabs that come with text pasted from Word', () => {
    expect(edited(county, 'name: "Kings County"', String.raw`name: "\_ Kings County\t\_"`)).toEqual([]);
    expect(edited(county, 'name: "Kings County"', String.raw`name: "\_Kings\tBorough\_"`)).toEqual([
      'name: "Kings Borough"',
    ]);
    expect(edited(county, 'name: "Greenpoint"', String.raw`name: "\_Green\tPoint\_"`)).toEqual([
      '  "Green Point": ["11222"]',
    ]);
    // Unedited lines keep them.
    const schema = schemaOfFile(county)!;
    const text = textOf(data, county).replace('"Kings County"', String.raw`" Kings\tCounty"`);
    expect(savedFile(county, text, viewOfFile(county, text, schema), schema)).toBe(text);
  });

  it('keeps the line end after a text, which the editor drops', () => {
    const name = 'practice-areas/car-accidents.yaml';
    const [text, schema] = [textOf(data, name), schemaOfFile(name)!];
    const view = viewOfFile(name, text, schema);
    expect(view).toContain(': |\n');
    expect(savedFile(name, text, view.replaceAll(': |\n', ': |-\n'), schema)).toBe(text);
  });

  it('keeps the other texts of a list unchanged when one is added, removed or moved', () => {
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

  it('moves only the entries of a map that were moved', () => {
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

  it('keeps the comments around an edited line', () => {
    const name = 'keywords.yaml';
    expect(edited(name, 'heading: "Car Accident Lawyer NYC"', 'heading: "Car Crash Lawyer NYC"')).toEqual([
      '    heading: "Car Crash Lawyer NYC"',
    ]);
  });

  it('is always an editable file of the data', () => {
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
    collections: {
      name: string;
      description?: string;
      folder?: string;
      files?: { file: string; name: string; label: string }[];
    }[];
  };

  const ajv = new Ajv({ strict: false, validateFormats: false });
  const file = path.join(root, 'node_modules/@sveltia/cms/schema/sveltia-cms.json');
  const schema = JSON.parse(readFileSync(file, 'utf8')) as object;
  const mistakesIn = (configuration: unknown) => {
    ajv.validate(schema, configuration);
    return ajv.errorsText(ajv.errors, { separator: '\n' });
  };

  it('is valid by the schema of the editor', () => {
    expect(mistakesIn(config)).toBe('No errors');
  });

  it.each([
    ['github', { api_root: 'https://api.github.com', auth_methods: ['token'] }],
    ['gitlab', { api_root: 'https://gitlab.com/api/v4', base_url: 'https://gitlab.com' }],
    ['gitea', { api_root: 'https://gitea.com/api/v1', base_url: 'https://gitea.com' }],
  ] as const)('names the repository at %s, with sign-in by token', (backend, options) => {
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

  it('labels fields in plain words, and the button of a list with the singular', () => {
    const places = [...fieldsOf(folders.counties), ...fieldsOf(folders['service-areas'])];
    const inIslands = places.find(({ name }) => name === 'islands')?.fields as EditorField[];
    const all = [...places, ...fieldsOf(folders['practice-areas']), ...inIslands];
    const { seo, desc, imageAlt, value, neighborhoods, cities, zipSeo, localFocus } = Object.fromEntries(
      all.map(({ name, label, label_singular }) => [name, [label, label_singular]]),
    );
    expect({ seo, desc, imageAlt, value, neighborhoods, cities, zipSeo, localFocus }).toEqual({
      seo: ['SEO', undefined],
      desc: ['Description', undefined],
      imageAlt: ['Image alt text', undefined],
      value: ['ZIP codes', 'ZIP code'],
      neighborhoods: ['Neighborhoods', 'Neighborhood'],
      cities: ['Cities', 'City'],
      zipSeo: ['ZIP SEO', 'ZIP SEO'],
      localFocus: ['Local focus', 'Local focus'],
    });
  });

  it('says nothing that is only true in a text editor, or in only one of the two visual editors', () => {
    const posts = config.collections.find(({ name }) => name === 'posts');
    expect(posts?.description).toBe('A long article; the file name is its slug');
    const cities = fieldsOf(folders.counties).find(({ name }) => name === 'cities')?.fields as EditorField[];
    expect(cities.find(({ name }) => name === 'slug')?.hint).toBe(
      'Its name in addresses; once published, change it with "npm run rename" or in the editor of "npm run dev"',
    );
  });

  it('offers no arrows for the entries of a map by ZIP codes, which are sorted', () => {
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

  it('explains what a switch means when it is on', () => {
    const draft = fieldsOf(folders.posts).find(({ name }) => name === 'draft');
    expect(draft?.hint).toBe('On while it is being written: it is checked, but has no page yet');
  });

  it('shows text in angle brackets, though the editor renders hints as HTML', () => {
    const portrait = fieldsOf(folders.attorneys).find(({ name }) => name === 'portrait');
    expect(portrait?.hint).toBe(
      'The picture attorney-&lt;slug> of images/, such as attorney-jane-doe.jpg; upload it first',
    );
  });

  it('gives each file a valid name and a label of its own', () => {
    const files = config.collections.flatMap(({ files = [] }) => files);
    expect(files.filter(({ name }) => !/^[a-z-]+$/.test(name))).toEqual([]);
    expect(new Set(files.map(({ label }) => label)).size).toBe(files.length);
  });

  it('reaches every file of the data', () => {
    const folders = config.collections.flatMap(({ folder }) => (folder ? [`${folder}/`] : []));
    const files = config.collections.flatMap(({ files = [] }) => files.map(({ file }) => file));
    const reached = (name: string) =>
      files.includes(`data/${name}`) || folders.some((folder) => `data/${name}`.startsWith(folder));
    expect(editable.filter((name) => !reached(name))).toEqual([]);
    expect(editable.length).toBeGreaterThan(100);
  });
});
