import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FileChange } from '#desk/data-file.ts';
import { ChangedMeanwhile, type DataFolder } from '#desk/data-folder.ts';
import { newEntry } from '#desk/new/new-entry.ts';
import { rename } from '#desk/rename.ts';
import { importKeywords } from '#desk/tables/keyword-list.ts';
import { inCopy } from '../../scripts/desk/data-copy.ts';
import { openFiles } from '../../scripts/desk/open-files.ts';
import { writeChanges } from '../../scripts/desk/write-changes.ts';
import { contentsOf, textOf } from '../support/files.ts';
import { loadSite } from '../support/load-site.ts';
import { temporaryFolder } from '../support/site.ts';
import { smallSite, writeData } from '../support/small-site/small-site.ts';

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
  const changes: FileChange[] = [
    {
      name: 'redirects.yaml',
      before: 'redirects: []\n',
      text: 'redirects:\n  - { from: /a, to: /b }\n',
    },
    { name: 'new.yaml', before: undefined, text: 'name: New\n' },
    { name: 'old.yaml', before: 'name: Old\n', gone: true },
    { name: 'county.yaml', before: 'slug: a\n', text: 'slug: b\n', to: 'b/county.yaml' },
  ];

  it('are written together', () => {
    const data = folderOf();
    mkdirSync(path.join(data, 'b'));
    writeChanges(data, changes);
    expect(textsIn(data)).toEqual({
      'redirects.yaml': 'redirects:\r\n  - { from: /a, to: /b }\r\n',
      'new.yaml': 'name: New\n',
    });
    expect(textsIn(path.join(data, 'b'))).toEqual({ 'county.yaml': 'slug: b\n' });
  });

  it('never move a file over another one', () => {
    const data = folderOf();
    const move = { name: 'old.yaml', before: 'name: Old\n', to: 'county.yaml' };
    expect(() => writeChanges(data, [move])).toThrow('county.yaml changed in the meantime');
    expect(textsIn(data)).toEqual(files);
  });

  it('are tried on a copy that holds every file the data can link to', () => {
    const data = writeData({ ...smallSite(), 'public/brochure.pdf': '%PDF' });
    expect(inCopy(data, changes.slice(1, 2), (copy) => textOf(copy, 'public/brochure.pdf'))).toBe('%PDF');
  });

  it('are all undone when one of them fails', () => {
    const data = folderOf();
    // The folder b/ does not exist, so the last change fails.
    expect(() => writeChanges(data, changes)).toThrow('ENOENT');
    expect(textsIn(data)).toEqual(files);
  });

  it.each([
    ['from the top of the disk', (folder: string) => folder],
    ['from where the command runs', (folder: string) => path.relative('', folder)],
  ])('leave no folder behind that is named %s, so that a new site can be started there again', (_, named) => {
    const data = named(path.join(folderOf(), 'firm'));
    const first = { name: 'posts/notes/costs.md', before: undefined, text: 'Costs.\n' };
    const longest = { name: `${'a'.repeat(300)}.yaml`, before: undefined, text: 'name: A\n' };
    expect(() => writeChanges(data, [first, longest])).toThrow('ENAMETOOLONG');
    expect(existsSync(data)).toBe(false);
  });
});

describe('What someone saves while a command runs', () => {
  const today = '2026-11-20';
  const openSite = (data: string) => ({ ...openFiles(data), site: loadSite(data).site! });
  const someoneAdds = (data: string, name: string) =>
    writeFileSync(path.join(data, name), `${textOf(data, name)}# Ask Ada before you change this.\n`);

  it.each<[command: string, file: string, make: (data: string) => FileChange[]]>([
    [
      'new',
      'counties/addison-county.yaml',
      (data) =>
        newEntry.city(openSite(data), 'Vergennes', { county: 'addison-county', zips: '05491', today })
          .changes,
    ],
    [
      'import',
      'keywords.yaml',
      (data) => {
        const row = { keyword: 'Bus lawyer', practice_area: 'car-accidents' };
        return importKeywords(openSite(data), [{ line: 2, row }], 'searches.csv', []).changes;
      },
    ],
    [
      'rename',
      'posts/time-limits.md',
      (data) => rename(openSite(data), 'post', 'time-limits', 'vermont-time-limits').changes,
    ],
  ])('is not overwritten by "%s"', (_command, file, make) => {
    const data = writeData(smallSite());
    const changes = make(data);
    someoneAdds(data, file);
    const saved = contentsOf(data);
    const letter = `${data}/${file} changed in the meantime, so nothing was written.`;
    expect(() => writeChanges(data, changes)).toThrow(letter);
    expect(() => inCopy(data, changes, () => undefined)).toThrow(letter);
    expect(contentsOf(data)).toEqual(saved);
  });

  it('is not overwritten by a new file of the same name', () => {
    const data = writeData(smallSite());
    const { changes } = newEntry.topic(openSite(data), 'What buses owe', { post: 'time-limits', today });
    writeFileSync(path.join(data, 'topics/what-buses-owe.yaml'), 'title: "Theirs"\n');
    expect(() => writeChanges(data, changes)).toThrow('topics/what-buses-owe.yaml changed in the meantime');
    expect(textOf(data, 'topics/what-buses-owe.yaml')).toBe('title: "Theirs"\n');
  });

  it.each<[command: string, make: (folder: DataFolder) => unknown]>([
    [
      'new',
      (folder) => newEntry.city(folder, 'Vergennes', { county: 'addison-county', zips: '05491', today }),
    ],
    ['rename', (folder) => rename(folder, 'county', 'addison-county', 'otter-county')],
  ])('stops "%s" if a file has been renamed or removed', (_command, make) => {
    const data = writeData(smallSite());
    const folder = { ...openFiles(data), site: loadSite(data).site! };
    rmSync(path.join(data, 'counties/addison-county.yaml'));
    expect(() => make(folder)).toThrow(ChangedMeanwhile);
  });

  it('is neither deleted nor moved', () => {
    const data = writeData({ ...smallSite(), 'images/car-accidents.svg': '<svg/>' });
    const picture = { name: 'images/car-accidents.svg', before: '<svg/>' };
    writeFileSync(path.join(data, picture.name), '<svg><path/></svg>');
    expect(() => writeChanges(data, [{ ...picture, gone: true }])).toThrow('changed in the meantime');
    expect(() => writeChanges(data, [{ ...picture, to: 'images/crashes.svg' }])).toThrow(
      'changed in the meantime',
    );
    expect(textOf(data, picture.name)).toBe('<svg><path/></svg>');
  });
});
