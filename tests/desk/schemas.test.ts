import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { Path } from '#lib/problem.ts';
import { valuesIn } from '#desk/data-file.ts';
import {
  jsonSchemaOf,
  namedSchemas,
  schemaFiles,
  withModeline,
  yamlSchemasSetting,
} from '#desk/json-schemas.ts';
import { updateSchemas } from '../../scripts/desk/editor-schemas.ts';
import { filesOf, textOf } from '../support/files.ts';
import { root, temporaryFolder } from '../support/site.ts';
import { smallSite, writeData } from '../support/small-site/small-site.ts';

const data = path.join(root, 'data');
const ajv = new Ajv({ strict: false, formats: { date: /^\d{4}-\d{2}-\d{2}$/ } });

interface Checked {
  file: string;
  value: Record<string, unknown>;
  /** Whether the check before a generate accepts a value. */
  byZod(value: unknown): boolean;
  /** Whether an editor accepts it. */
  byEditor: ValidateFunction;
}

/** Every data file with both of its schemas. */
const checked = namedSchemas.flatMap(({ files, schema }): Checked[] => {
  const [folder = '', ending] = files.split('*');
  const byEditor = ajv.compile(jsonSchemaOf(schema));
  return filesOf(data)
    .filter((file) => (ending ? file.startsWith(folder) && file.endsWith(ending) : file === files))
    .map((file) => ({
      file,
      value: valuesIn(file, textOf(data, file)),
      byZod: (value) => schema.safeParse(value).success,
      byEditor,
    }));
});

function pathsIn(value: unknown, above: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [above];
  const inside = Object.entries(value).slice(0, 3);
  return [
    above,
    ...inside.flatMap(([name, item]) =>
      pathsIn(item, [...above, Array.isArray(value) ? Number(name) : name]),
    ),
  ];
}

const mistakes: Record<string, (parent: any, name: string | number) => void> = {
  removed: (parent, name) => (Array.isArray(parent) ? parent.splice(Number(name), 1) : delete parent[name]),
  'a number': (parent, name) => (parent[name] = 12345),
  'an empty text': (parent, name) => (parent[name] = ''),
  'only blanks': (parent, name) => (parent[name] = '   '),
  null: (parent, name) => (parent[name] = null),
  'an empty list': (parent, name) => (parent[name] = []),
  'an unknown field beside it': (parent) => Array.isArray(parent) || (parent.unknown = 'x'),
};

describe('The schemas for editors', () => {
  it('describe every field', () => {
    const silent: string[] = [];
    const look = (schema: any, where: string): void => {
      for (const [name, field] of Object.entries<any>(schema.properties ?? {})) {
        if (!field.description) silent.push(`${where}.${name}`);
        look(field, `${where}.${name}`);
      }
      if (schema.items && !Array.isArray(schema.items)) look(schema.items, `${where}[]`);
      if (typeof schema.additionalProperties === 'object') look(schema.additionalProperties, `${where}.*`);
    };
    for (const { name, schema } of namedSchemas) look(jsonSchemaOf(schema), name);
    expect(silent).toEqual([]);
  });

  it.each(namedSchemas)('have valid examples for $files', ({ schema }) => {
    const wrong: string[] = [];
    const look = (part: any, where: string): void => {
      for (const example of part.examples ?? []) {
        if (!ajv.validate(part, example)) wrong.push(`${where}: ${JSON.stringify(example)}`);
      }
      for (const [name, field] of Object.entries<any>(part.properties ?? {})) look(field, `${where}.${name}`);
      if (part.items && !Array.isArray(part.items)) look(part.items, `${where}[]`);
    };
    look(jsonSchemaOf(schema), '');
    expect(wrong).toEqual([]);
  });

  it('accept every file of the data', () => {
    const refused = checked.flatMap(({ file, value, byEditor }) =>
      byEditor(value) ? [] : [`${file} ${ajv.errorsText(byEditor.errors)}`],
    );
    expect(refused).toEqual([]);
    expect(checked.length).toBeGreaterThan(100);
  });

  it.each(Object.entries(mistakes))('refuse exactly what the check refuses: %s', (_, make) => {
    const disagreed: string[] = [];
    for (const { file, value, byZod, byEditor } of checked) {
      for (const where of pathsIn(value).slice(1)) {
        const broken = structuredClone(value);
        const parent = where.slice(0, -1).reduce<any>((at, step) => at[step], broken);
        make(parent, where.at(-1)!);
        if (byZod(broken) !== byEditor(broken)) disagreed.push(`${file} ${where.join('.')}`);
      }
    }
    expect(disagreed).toEqual([]);
  });

  it('are up to date; if not, run "npm run check"', () => {
    const stale = schemaFiles().filter(({ name, text }) => textOf(data, name) !== text);
    expect(stale.map(({ name }) => name)).toEqual([]);
    expect(filesOf(path.join(data, '.schemas'))).toHaveLength(schemaFiles().length);
  });

  it('are named in the first line of every data file, and in the settings of VS Code', () => {
    const files = filesOf(data).filter((file) => file.endsWith('.yaml'));
    const silent = files.filter((file) => withModeline(file, textOf(data, file)) !== textOf(data, file));
    expect(silent).toEqual([]);
    const settings = JSON.parse(readFileSync(path.join(root, '.vscode/settings.json'), 'utf8'));
    expect(settings['yaml.schemas']).toEqual(yamlSchemasSetting('data'));
  });

  it('are kept up to date in every data folder, without a change to the data', () => {
    const folder = writeData(smallSite());
    // One more for the reference beside them.
    expect(updateSchemas(folder)).toBe(schemaFiles().length + 1);
    for (const { name, text } of schemaFiles()) expect(textOf(folder, name)).toBe(text);
    for (const [name, text] of Object.entries(smallSite())) expect(textOf(folder, name)).toBe(String(text));
    expect(updateSchemas(folder)).toBe(0);
  });

  it('are updated in the settings of VS Code if they are listed there, without a change to other settings', () => {
    const folder = writeData(smallSite());
    const name = '../.vscode/settings.json';
    const others = { './more/.schemas/site.json': 'more/site.yaml' };
    const write = (schemas: object) =>
      writeFileSync(path.join(folder, name), JSON.stringify({ 'yaml.hover': true, 'yaml.schemas': schemas }));
    const told = () => JSON.parse(textOf(folder, name));

    mkdirSync(path.join(folder, '../.vscode'));
    write(others);
    updateSchemas(folder);
    expect(told()['yaml.schemas']).toEqual(others);
    write({ ...others, './data/.schemas/gone.json': 'data/gone.yaml' });
    updateSchemas(folder);
    expect(told()).toEqual({
      'yaml.hover': true,
      'yaml.schemas': { ...others, ...yamlSchemasSetting('data') },
    });
  });

  it.skipIf(process.platform === 'win32')('are not written over what links in the data lead to', () => {
    const [folder, beside] = [writeData(smallSite()), temporaryFolder()];
    mkdirSync(path.join(folder, '.schemas'));
    writeFileSync(path.join(beside, 'letter.txt'), 'Dear client');
    symlinkSync(path.join(beside, 'letter.txt'), path.join(folder, '.schemas/counties.json'));
    symlinkSync(beside, path.join(folder, '.schemas/pages'));
    updateSchemas(folder);
    expect(textOf(folder, '.schemas/site.json')).not.toBe('');
    expect(textOf(beside, 'letter.txt')).toBe('Dear client');
    expect(readdirSync(beside)).toEqual(['letter.txt']);
  });

  it('are not written into a folder that has no data', () => {
    const folder = temporaryFolder();
    expect(updateSchemas(folder)).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });
});
