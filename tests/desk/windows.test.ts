import { describe, expect, it } from 'vitest';
import { ledgerOf, printLedger } from '#addresses/ledger.ts';
import { savedFile, schemaOfFile, viewOfFile } from '#desk/editor/files.ts';
import { newEntry, type NewKind } from '#desk/new/new-entry.ts';
import type { NewOptions } from '#desk/new/new-file.ts';
import { rename, type RenameKind } from '#desk/rename.ts';
import { loadSite } from '../support/load-site.ts';
import { openFiles } from '../../scripts/desk/open-files.ts';
import { writeChanges } from '../../scripts/desk/write-changes.ts';
import { filesOf, textOf } from '../support/files.ts';
import { run, temporaryFolder } from '../support/site.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { edit, smallSite, writeData, type DataFiles } from '../support/small-site/small-site.ts';

const published = (): DataFiles => ({
  ...smallSite(),
  'published.yaml': printLedger(ledgerOf(smallPlan())),
});

/** Editors on Windows save files with a byte order mark, and end each line with two characters. */
const windowsText = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;

function onWindows(files: DataFiles): DataFiles {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, windowsText(String(text))]));
}

/** Two folders with the same data. */
const bothFolders = (files = published()) => ({
  plain: writeData(files),
  windows: writeData(onWindows(files)),
});

const plain = (text: string) => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
const isWindows = (text: string) => text === windowsText(plain(text));

/** Expects the same contents in both folders, with the line ends of Windows in all but the added files. */
function expectTheSame(folders: { plain: string; windows: string }, added: string[] = []): void {
  const [wanted, seen] = [folders.plain, folders.windows].map(
    (folder) => new Map(filesOf(folder).map((name) => [name, textOf(folder, name)])),
  );
  expect(new Map([...seen!].map(([name, text]) => [name, plain(text)]))).toEqual(wanted);
  expect([...seen!].flatMap(([name, text]) => (isWindows(text) ? [] : [name]))).toEqual(added);
}

const open = (folder: string) => ({ ...openFiles(folder), site: loadSite(folder).site! });
const today = '2026-11-20';

describe('In a checkout on Windows', () => {
  it.each<[NewKind, string, Partial<NewOptions>, added: string[]]>([
    ['city', 'Vergennes', { county: 'addison-county', zips: '05491' }, []],
    ['county', 'Rutland County', { city: 'Rutland', zips: '05701' }, ['counties/rutland-county.yaml']],
    ['keyword', 'Bus lawyer', { practiceArea: 'car-accidents' }, []],
    ['topic', 'What buses owe', { post: 'time-limits' }, ['topics/what-buses-owe.yaml']],
    ['post', 'Bus Claims', { practiceArea: 'car-accidents' }, ['posts/bus-claims.md']],
  ])('"new" writes a %s', (kind, name, options, added) => {
    const folders = bothFolders();
    for (const folder of Object.values(folders)) {
      writeChanges(folder, newEntry[kind](open(folder), name, { ...options, today }).changes);
      expect(loadSite(folder).problems).toBeUndefined();
    }
    expectTheSame(folders, added);
  });

  it.each<[RenameKind, string, string]>([
    ['county', 'chittenden-county', 'champlain-county'],
    ['city', 'addison-county/middlebury', 'middlebury-village'],
    ['topic', 'deadlines', 'time-limits'],
    ['post', 'time-limits', 'vermont-time-limits'],
    ['post', 'moose-collision-claims', 'moose-claims'],
    ['practice-area', 'car-accidents', 'car-crashes'],
    ['service-area', 'burlington', 'burlington-area'],
    ['keyword', 'car-crash-lawyer-in-burlington', 'Crash lawyer in Burlington'],
  ])('"rename" renames a %s', (kind, from, to) => {
    const folders = bothFolders();
    for (const folder of Object.values(folders)) {
      writeChanges(folder, rename(open(folder), kind, from, to).changes);
      expect(loadSite(folder).problems).toBeUndefined();
    }
    expectTheSame(folders);
  });

  /** Runs a command on a folder with the line ends of Windows, and expects it to keep them; returns the folder. */
  async function runThere(command: string, args: string[], files = onWindows(published())) {
    const folder = writeData(files);
    const { code, output } = await run(command, [...args, '--data', folder]);
    expect({ code, output }).toEqual({ code: 0, output: expect.any(String) });
    const others = Object.keys(files).filter((name) => !isWindows(textOf(folder, name)));
    expect(others).toEqual([]);
    return { folder, output };
  }

  it('"new" prints the line of the new city', async () => {
    const { folder, output } = await runThere('new', ['city', 'Vergennes', '--county', 'addison-county']);
    expect(output).toContain(`Written to ${folder}/counties/addison-county.yaml, line 8.`);
  });

  it('"check" finds no mistakes, and "published" adds to the ledger', async () => {
    expect((await runThere('check', [])).output).toContain('it makes 42 pages.');
    const withPost = (files: DataFiles, slug: string) => {
      files[`posts/${slug}.md`] = files['posts/time-limits.md']!;
      edit(files, `posts/${slug}.md`, 'How Long You Have', `Of ${slug}`);
    };
    const files = published();
    files['published.yaml'] = printLedger(ledgerOf(smallPlan((before) => withPost(before, 'old-limits'))));
    edit(files, 'redirects.yaml', 'redirects:', 'redirects:\n  - { from: "/blog/old-limits", to: "/blog" }');
    withPost(files, 'new-limits');
    const { folder } = await runThere('published', ['--reports', temporaryFolder()], onWindows(files));
    expect(textOf(folder, 'published.yaml')).toContain(
      'moose-collision-claims new-limits old-limits time-limits\r\n',
    );
  });

  it('"plan" shows edits, but not the difference in line ends', async () => {
    const folders = bothFolders();
    const edited = onWindows(published());
    edit(edited, 'posts/time-limits.md', 'How Long You Have', 'How Much Time You Have');
    const args = ['--against', folders.plain, '--json'];
    const { output } = await run('plan', ['--data', writeData(edited), ...args]);
    expect(JSON.parse(output).edited).toEqual([
      {
        name: 'posts/time-limits.md',
        edits: [
          {
            path: 'title',
            line: 2,
            before: 'How Long You Have in Vermont',
            after: 'How Much Time You Have in Vermont',
          },
        ],
      },
    ]);
  });

  it.each(Object.keys(published()).filter((name) => schemaOfFile(name)))(
    'the visual editor opens and saves %s',
    (name) => {
      const folders = bothFolders();
      const schema = schemaOfFile(name)!;
      for (const folder of Object.values(folders)) {
        const text = open(folder).read(name);
        const view = viewOfFile(name, text, schema);
        expect(view).toBe(viewOfFile(name, String(published()[name]), schema));
        writeChanges(folder, [{ name, before: text, text: savedFile(name, text, view, schema) }]);
      }
      expectTheSame(folders);
    },
  );
});
