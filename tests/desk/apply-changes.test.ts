import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inCopy, writeChanges } from '../../scripts/desk/apply-changes.ts';
import { textOf } from '../support/files.ts';
import { temporaryFolder } from '../support/site.ts';
import { smallSite, writeData } from '../support/small-site.ts';

describe('Changes that belong together', () => {
  const files = {
    'redirects.yaml': 'redirects: []\r\n',
    'old.yaml': 'name: Old\n',
    'county.yaml': 'slug: a\n',
  };

  const folderOf = () => {
    const data = temporaryFolder();
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(data, name), text);
    return data;
  };
  const textsIn = (data: string) =>
    Object.fromEntries(
      readdirSync(data, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => [name, readFileSync(path.join(data, name), 'utf8')]),
    );
  const changes = [
    { name: 'redirects.yaml', text: 'redirects:\n  - { from: /a, to: /b }\n' },
    { name: 'new.yaml', text: 'name: New\n' },
    { name: 'old.yaml', gone: true },
    { name: 'county.yaml', text: 'slug: b\n', to: 'b/county.yaml' },
  ];

  it('are all made', () => {
    const data = folderOf();
    mkdirSync(path.join(data, 'b'));
    writeChanges(data, changes);
    expect(textsIn(data)).toEqual({
      'redirects.yaml': 'redirects:\r\n  - { from: /a, to: /b }\r\n',
      'new.yaml': 'name: New\n',
    });
    expect(textsIn(path.join(data, 'b'))).toEqual({ 'county.yaml': 'slug: b\n' });
  });

  it('move no file over another', () => {
    const data = folderOf();
    expect(() => writeChanges(data, [{ name: 'old.yaml', to: 'county.yaml' }])).toThrow('is there already');
    expect(textsIn(data)).toEqual(files);
  });

  it('are tried where every file is that a text may lead to', () => {
    const data = writeData({ ...smallSite(), 'public/brochure.pdf': '%PDF' });
    expect(inCopy(data, changes.slice(0, 1), (copy) => textOf(copy, 'public/brochure.pdf'))).toBe('%PDF');
  });

  it('are all taken back where the disk refuses one', () => {
    const data = folderOf();
    // No folder of this name: the last change cannot be made.
    expect(() => writeChanges(data, changes)).toThrow('ENOENT');
    expect(textsIn(data)).toEqual(files);
  });
});
