import { appendFileSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from '../../scripts/host/static-host.ts';
import { loadSite } from '../support/load-site.ts';
import { contentsOf, filesOf, textOf } from '../support/files.ts';
import { generateOn, november20 } from '../support/small-site/generate-small-site.ts';
import { lettersAbout, testMistakes } from '../support/mistakes.ts';
import { run, temporaryFolder } from '../support/site.ts';
import { smallSite, writeData, type DataFiles } from '../support/small-site/small-site.ts';

const everyByte = Buffer.from(Array.from({ length: 256 }, (_, i) => i));
const publicFiles: DataFiles = {
  'ads.txt': 'google.com, pub-0000000000000000, DIRECT\n',
  CNAME: 'www.maplelaw.example\n',
  'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
  '.well-known/security.txt': 'Contact: mailto:security@maplelaw.example\r\n',
  '.well-known/apple-app-site-association': '{"applinks":{}}',
  'files/a folder/fee agreement.pdf': everyByte,
  'files/notes.yaml': 'not: [closed',
  'files/Über uns.md': 'No front matter.',
  '.nojekyll': '',
};
const junk: DataFiles = {
  '.DS_Store': 'x',
  'files/Thumbs.db': 'x',
  'files/desktop.ini': 'x',
  'ads.txt~': 'x',
  '.ads.txt.swp': 'x',
  'ads.txt.bak': 'x',
  '._ads.txt': 'x',
};
const inPublic = (files: DataFiles): DataFiles =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [`public/${name}`, content]));

const generate = (data: string, out: string, ...more: string[]) => generateOn(november20, data, out, ...more);

describe('Files in data/public', () => {
  let data: string;
  let out: string;
  let plain: string;

  beforeAll(async () => {
    data = writeData({ ...smallSite(), ...inPublic(publicFiles), ...inPublic(junk) });
    [out, plain] = [path.join(temporaryFolder(), 'dist'), path.join(temporaryFolder(), 'dist')];
    await generate(data, out);
    await generate(writeData(smallSite()), plain);
  });

  it('are copied byte for byte, and change nothing else in the site', () => {
    const expected = contentsOf(plain);
    for (const [name, content] of Object.entries(publicFiles)) {
      expected.set(name, Buffer.from(content).toString('latin1'));
    }
    expect(Object.fromEntries(contentsOf(out))).toEqual(Object.fromEntries(expected));
  });

  it('are served by preview as a host would', async () => {
    const { url, close } = await serveSite(out);
    const at = async (address: string) => (await fetch(url + address)).text();
    expect(await at('/ads.txt')).toBe(publicFiles['ads.txt']);
    expect(await at('/.well-known/apple-app-site-association')).toBe('{"applinks":{}}');
    expect(await at('/google0123456789abcdef.html')).toContain('google-site-verification');
    const pdf = await fetch(`${url}/files/a%20folder/fee%20agreement.pdf`);
    expect(Buffer.from(await pdf.arrayBuffer())).toEqual(everyByte);
    await close();
  });

  it('are not reported by audit or doctor', async () => {
    const reports = temporaryFolder();
    const audit = await run('audit', ['--data', data, '--out', out, '--reports', reports, '--quiet'], {
      SOURCE_DATE_EPOCH: november20,
    });
    expect(audit.output).not.toContain('page-unplanned');
    expect(filesOf(reports).length).toBeGreaterThan(0);
    for (const report of contentsOf(reports).values()) expect(report).not.toContain('google0123456789abcdef');
    const doctor = await run('doctor', ['--host', 'netlify', '--out', out, '--reports', temporaryFolder()]);
    expect(doctor.code).toBe(0);
  });

  it('are updated and removed without writing a page', async () => {
    const own = writeData({ ...smallSite(), ...inPublic(publicFiles) });
    const site = path.join(temporaryFolder(), 'dist');
    await generate(own, site);
    expect(await generate(own, site)).toContain('Nothing has changed');

    const { mtimeMs } = statSync(path.join(site, 'index.html'));

    appendFileSync(path.join(own, 'public/.well-known/security.txt'), 'Expires: 2027-01-01\n');
    rmSync(path.join(own, 'public/CNAME'));
    writeFileSync(path.join(own, 'public/app-ads.txt'), 'new');
    expect(await generate(own, site)).not.toContain('Nothing has changed');
    expect(textOf(site, '.well-known/security.txt')).toContain('Expires');
    expect(textOf(site, 'app-ads.txt')).toBe('new');
    expect(filesOf(site)).not.toContain('CNAME');
    expect(statSync(path.join(site, 'index.html')).mtimeMs).toBe(mtimeMs);
  });

  it('are included in a merge', async () => {
    const parts = [path.join(temporaryFolder(), 'part-1'), path.join(temporaryFolder(), 'part-2')];
    for (const [i, part] of parts.entries()) await generate(data, part, '--shard', `${i + 1}/2`);
    const merged = path.join(temporaryFolder(), 'dist');
    const { code, output } = await run('merge', [...parts, '--data', data, '--out', merged], {
      SOURCE_DATE_EPOCH: november20,
    });
    expect([code, output]).toEqual([0, output]);
    expect(Object.fromEntries(contentsOf(merged))).toEqual(Object.fromEntries(contentsOf(out)));
  });

  it('cannot replace any file of the site', () => {
    const taken = filesOf(plain);
    const files = { ...smallSite(), ...inPublic(Object.fromEntries(taken.map((name) => [name, 'mine']))) };
    const folder = writeData(files);
    const { problems = [] } = loadSite(folder);
    expect(problems.map(({ file }) => file.slice(`${folder}/public/`.length)).sort()).toEqual(taken);
  });

  it('may be in a folder of pages, and next to a page with another name', () => {
    const files = inPublic({ 'blog/feed.xml': 'x', 'images/seal.png': 'x', 'contact-us.html': 'x' });
    expect(lettersAbout({ ...smallSite(), ...files })).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')(
    'cannot be symbolic links out of the data, which would publish files of the machine',
    () => {
      const own = writeData({ ...smallSite(), ...inPublic({ '.well-known/a': 'x' }) });
      symlinkSync('/etc/passwd', path.join(own, 'public/.well-known/passwd'));
      symlinkSync('/etc', path.join(own, 'public/etc'));
      const { problems = [] } = loadSite(own);
      expect(problems.map(({ file }) => file.slice(own.length + 1))).toEqual([
        'public/.well-known/passwd',
        'public/etc',
      ]);
    },
  );
});

describe('A public file in the wrong place', () => {
  const letter = (name: string, says: string, fix: string) => `public/${name}:1:1\n${says}\n${fix}`;
  const rename = 'Rename the file, or delete it.';
  const cases: [of: string, name: string, says: string, fix: string][] = [
    ['one in place of a page', 'contact.html', 'There is a page at /contact.', rename],
    ['one in place of a page, in other capitals', 'Contact.HTML', 'There is a page at /contact.', rename],
    ['one in place of the home page', 'index.html', 'There is a page at /.', rename],
    ['one in place of the page of its folder', 'blog/index.html', 'There is a page at /blog.', rename],
    ['one at a name that hosts try before a page', 'contact', 'There is a page at /contact.', rename],
    [
      'one in place of a page about a topic',
      'blog/zip/05401/deadlines.html',
      'There is a page at /blog/zip/05401/deadlines.',
      rename,
    ],
    ['one in place of the 404 page', '404.html', 'There is a page at /404.', rename],
    ['one in place of a folder of pages', 'blog/county', 'The site has a folder with this name.', rename],
    [
      'one in a folder with the name of a file',
      'robots.txt/mine.txt',
      '"robots.txt" cannot be a folder: the site has a file with this name.',
      rename,
    ],
    ['one in place of robots.txt', 'Robots.txt', 'The generator writes this file itself.', rename],
    [
      'one in place of the redirects',
      '_redirects',
      'The generator writes this file itself.',
      'Write addresses that have moved into redirects.yaml.',
    ],
    [
      'one among the scripts',
      'assets/mine.js',
      'All files in "assets" come from the generator.',
      'Move it to another folder.',
    ],
    [
      'one at an address with a redirect',
      'old-contact.html',
      'A redirect leads visitors away from /old-contact.',
      'Delete the redirect in redirects.yaml, or rename the file.',
    ],
  ];
  testMistakes(
    cases.map(([of, name, says, fix]) => ({
      of,
      file: `public/${name}`,
      holds: 'mine',
      letter: letter(name, says, fix),
    })),
  );

  it('is reported if it has the name of a picture, or differs from another one only in capitals', () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const files = inPublic({ 'images/road.svg': drawing, 'Ads.txt': '', 'ads.txt': '' });
    expect(lettersAbout({ ...smallSite(), ...files, 'images/road.svg': drawing })).toEqual([
      letter(
        'ads.txt',
        '"Ads.txt" and "ads.txt" are the same file on many machines.',
        'Keep one of the two.',
      ),
      letter('images/road.svg', 'A picture in images/ has the same name.', 'Keep one of the two.'),
    ]);
  });

  it('is reported if it is a drawing with a script, in any encoding', () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>';
    for (const file of [drawing, Buffer.from(`\uFEFF${drawing}`, 'utf16le')]) {
      expect(lettersAbout({ ...smallSite(), ...inPublic({ 'files/seal.SVG': file }) })).toEqual([
        letter(
          'files/seal.SVG',
          'This drawing contains a script, onload, which runs for anyone who opens the drawing by its address.',
          'Delete the script: pages show drawings without it.',
        ),
      ]);
    }
  });

  it('leaves the finished site unchanged', async () => {
    const out = path.join(temporaryFolder(), 'dist');
    await generate(writeData(smallSite()), out);
    const before = readFileSync(path.join(out, 'robots.txt'), 'utf8');
    const data = writeData({ ...smallSite(), ...inPublic({ 'robots.txt': 'Disallow: /' }) });
    const { code, output } = await run('generate', ['--data', data, '--out', out]);
    expect(code).toBe(1);
    expect(output.replaceAll(data, 'data')).toContain('data/public/robots.txt:1:1');
    expect(textOf(out, 'robots.txt')).toBe(before);
  });
});
