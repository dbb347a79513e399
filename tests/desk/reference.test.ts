import path from 'node:path';
import type { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load.ts';
import { tableNames, tables } from '#content/schemas/places/tables.ts';
import { metaOf } from '#content/schema-at.ts';
import { jsonSchemaOf, namedSchemas } from '#desk/json-schemas.ts';
import { referenceMark, referenceText } from '#desk/reference/reference.ts';
import { updateSchemas } from '../../scripts/desk/editor-schemas.ts';
import { textOf } from '../support/files.ts';
import { root } from '../support/site.ts';
import { smallSite, writeData } from '../support/small-site/small-site.ts';

const reference = referenceText();

/** The section of the reference about one file. */
const sectionOf = (files: string) =>
  reference.split('\n## ').find((section) => section.startsWith(`${files}: `)) ?? '';

describe('The reference of the data', () => {
  it('is up to date; if not, run "npm run check"', () => {
    expect(textOf(path.join(root, 'data'), 'README.md')).toBe(reference);
  });

  it('does not say that a county is a borough, as few are outside New York City', () => {
    expect(reference).not.toMatch(/\bthe borough\b|\bborough pages?\b/i);
  });

  it.each(namedSchemas)('says where the contents of $files appear', ({ files, schema }) => {
    expect(metaOf(schema).shows).toBeTruthy();
    expect(sectionOf(files)).toContain(metaOf(schema).shows);
  });

  it.each(namedSchemas)('describes every field of $files as editors do', ({ files, schema }) => {
    const section = sectionOf(files);
    const silent: string[] = [];
    const look = (part: any, above: string): void => {
      for (const [name, field] of Object.entries<any>(part.properties ?? {})) {
        const at = above === '' ? name : `${above}.${name}`;
        const told = `| \`${at}\` | ${String(field.description).replaceAll('|', '\\|')} |`;
        if (!section.includes(told)) silent.push(told);
        look(field, at);
        if (field.items && !Array.isArray(field.items)) look(field.items, `${at}[]`);
        if (typeof field.additionalProperties === 'object') look(field.additionalProperties, `${at}.…`);
      }
    };
    look(jsonSchemaOf(schema), '');
    expect(silent).toEqual([]);
  });

  it('gives the default or an example for each field, and says what is required', () => {
    const shell = sectionOf('pages/shell.yaml');
    expect(shell).toContain('| `banner.call` | Before the number | one line | `"EMERGENCY? CALL NOW"` |');
    expect(sectionOf('counties/*.yaml')).toContain('| one line | required | `"Kings County"` |');
    expect(sectionOf('counties/*.yaml')).toContain('| `seat` |');
  });

  it.each(tableNames)('describes every column of the table %s', (name) => {
    const silent = Object.entries(tables[name].row.shape).filter(
      ([, column]) => !metaOf(column as z.ZodType).description,
    );
    expect(silent.map(([column]) => column)).toEqual([]);
  });

  it('is not read as data', () => {
    const folder = writeData({ ...smallSite(), 'README.md': `${referenceMark}\n{nothing: [` });
    expect(loadContent(folder).problems).toEqual([]);
  });

  it('is written to other data folders, too, and kept up to date there', () => {
    const folder = writeData({ ...smallSite(), 'README.md': `${referenceMark}\nof yesterday` });
    updateSchemas(folder);
    expect(textOf(folder, 'README.md')).toBe(reference);
  });

  it('never replaces a README.md that someone else wrote', () => {
    const folder = writeData({ ...smallSite(), 'README.md': 'Ask Ann before you edit.\n' });
    updateSchemas(folder);
    expect(textOf(folder, 'README.md')).toBe('Ask Ann before you edit.\n');
  });
});
