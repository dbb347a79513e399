import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { goneNames, goneSince, submitChanges } from '#addresses/index-now.ts';
import { joinLedgers, ledgerOf, printLedger } from '#addresses/ledger.ts';
import { writeLastmod } from '#content/lastmod-file.ts';
import { pagesChangedSince } from '#output/lastmod/dated-pages.ts';
import { fingerprintOf } from '#output/lastmod/fingerprint.ts';
import { printDays } from '#output/lastmod/known-days.ts';
import { loadSite } from '../support/load-site.ts';
import { PageRenderer } from '#output/render/page-renderer.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { lettersAbout } from '../support/mistakes.ts';
import { run, temporaryFolder } from '../support/site.ts';
import { edit, smallSite, writeData, type DataFiles } from '../support/small-site/small-site.ts';

const key = '5b1c0f6e2a7d4c3f';
const url = 'https://www.maplelaw.com';
const december1 = new Date('2026-12-01');

/** The files of the small site at a real address, with a key. */
function realFiles(): DataFiles {
  const files = smallSite();
  edit(files, 'site.yaml', 'https://www.maplelaw.example', url);
  files['site.yaml'] = `${String(files['site.yaml'])}indexNow: { key: "${key}" }\n`;
  return files;
}

function planned(files: DataFiles): { site: Site; data: string } {
  const data = writeData(files);
  return { data, site: loadSite(data).site! };
}

/** A server that answers with a status, and keeps what it was sent. */
async function searchEngine(status = 200) {
  const messages: { urlList: string[] }[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/sign-in') return void response.end('Welcome to the hotel');
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      messages.push(JSON.parse(body) as { urlList: string[] });
      response.writeHead(status, { location: '/sign-in' }).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    to: `http://127.0.0.1:${port}/indexnow`,
    messages,
    close: () => void server.close(),
  };
}

describe('The submission to IndexNow', () => {
  it('sends at most 10,000 addresses at a time', async () => {
    const { to, messages, close } = await searchEngine(202);
    const addresses = Array.from({ length: 10_001 }, (_, i) => `/blog/${i}`);
    await submitChanges(planned(realFiles()).site, addresses, to);
    expect(messages.map(({ urlList }) => urlList.length)).toEqual([10_000, 1]);
    expect(messages[1]).toEqual({
      host: 'www.maplelaw.com',
      key,
      keyLocation: `${url}/${key}.txt`,
      urlList: [`${url}/blog/10000`],
    });
    close();
  });

  it.each([
    [403, `${url}/${key}.txt does not show it. Generate and upload the site first.`],
    [422, 'Compare "url" and "indexNow" in site.yaml'],
    [429, 'Try again tomorrow.'],
    [500, 'it answered 500, try again later.'],
    [302, 'it answered 302, try again later.'],
  ])('explains the answer %i', async (status, says) => {
    const { to, close } = await searchEngine(status);
    await expect(submitChanges(planned(realFiles()).site, ['/about'], to)).rejects.toThrow(says);
    close();
  });

  it('needs a real address, a key and a network', async () => {
    const { to, messages, close } = await searchEngine();
    const unreal = planned({
      ...smallSite(),
      'site.yaml': `${String(smallSite()['site.yaml'])}indexNow: { key: "${key}" }\n`,
    });
    await expect(submitChanges(unreal.site, ['/about'], to)).rejects.toThrow('is not a real address');
    const keyless = realFiles();
    edit(keyless, 'site.yaml', `indexNow: { key: "${key}" }\n`, '');
    await expect(submitChanges(planned(keyless).site, ['/about'], to)).rejects.toThrow(
      '"indexNow" is missing in site.yaml.',
    );
    expect(messages).toEqual([]);
    close();
    await expect(submitChanges(planned(realFiles()).site, ['/about'], to)).rejects.toThrow(
      /did not accept the addresses: it does not answer \(.+\)\. Try again when you are online\./,
    );
  });
});

describe('The list of addresses for search engines', () => {
  /** Records November 20 as the day of every page, as generate does. */
  function recordDays(site: Site, data: string): void {
    const renderer = new PageRenderer(site);
    const entries = [...routesOf(site)].map((route) => ({
      fingerprint: fingerprintOf(route.address, renderer.render(route).print().mainTextKey()),
      day: '2026-11-20',
    }));
    writeLastmod(data, printDays(entries));
  }
  const since = (site: Site, data: string, day?: string) =>
    pagesChangedSince(site, data, { now: december1, since: day });

  it('has every page that may be listed before the first submission', async () => {
    const { site, data } = planned(realFiles());
    const all = await since(site, data);
    expect(all).toContain('/blog/zip/05401/deadlines');
    expect(all).not.toContain('/local-searches');
    expect(all).not.toContain('/404');
  });

  it('leaves out pages that are kept out of search engines for too few own words', async () => {
    const files = realFiles();
    files['site.yaml'] = `${String(files['site.yaml'])}indexing: { leastOwnText: 90 }\n`;
    const { site, data } = planned(files);
    expect(await since(site, data)).not.toContain('/blog/zip/05401/deadlines');
  });

  it('has the pages that changed on the day of the last submission or later', async () => {
    const before = planned(realFiles());
    recordDays(before.site, before.data);
    expect(await since(before.site, before.data, '2026-11-20')).toEqual(
      await since(before.site, before.data),
    );
    expect(await since(before.site, before.data, '2026-11-21')).toEqual([]);

    const files = realFiles();
    edit(files, 'pages/about.yaml', 'We listen.', 'We listen first.');
    files['lastmod.txt'] = readFileSync(path.join(before.data, 'lastmod.txt'));
    const after = planned(files);
    expect(await since(after.site, after.data, '2026-11-21')).toEqual(['/about']);
  });

  it('has every page if the clock was ahead at the last submission', async () => {
    const { site, data } = planned(realFiles());
    recordDays(site, data);
    expect(await since(site, data, '2090-01-01')).toEqual(await since(site, data));
  });

  it('has a page that is gone, but only once', () => {
    const before = ledgerOf(planned(realFiles()).site);
    const withoutMoose = (ledger: string) => {
      const files = realFiles();
      delete files['guides/moose-collision-claims.yaml'];
      edit(files, 'posts/time-limits.md', 'related: ["moose-collision-claims"]\n', '');
      files['redirects.yaml'] =
        'redirects:\n  - { from: "/old-contact", to: "/contact" }\n  - { from: "/blog/moose-collision-claims", to: "/blog" }\n';
      return planned({ ...files, 'published.yaml': ledger }).site;
    };
    const site = withoutMoose(printLedger(before));
    expect(goneSince(site, site.content.published!)).toEqual(['/blog/moose-collision-claims']);

    const ledger = joinLedgers(before, ledgerOf(site));
    const gone = goneNames(site, ledger);
    expect(gone).toBe('posts/moose-collision-claims');
    const later = withoutMoose(printLedger(ledger, { told: '2026-12-01', gone }));
    expect(goneSince(later, later.content.published!)).toEqual([]);
  });

  it('has a county that is gone with its cities, but only once', () => {
    const before = ledgerOf(planned(realFiles()).site);
    const publishedAs = (ledger: string) =>
      planned({ ...realFiles(), 'published.yaml': ledger }).site.content.published!;
    const files = realFiles();
    delete files['counties/addison-county.yaml'];
    const { site } = planned(files);
    expect(goneSince(site, publishedAs(printLedger(before)))).toEqual(
      expect.arrayContaining(['/locations/addison-county', '/locations/addison-county/middlebury']),
    );
    const gone = goneNames(site, before);
    expect(goneSince(site, publishedAs(printLedger(before, { told: '2026-12-01', gone })))).toEqual([]);
  });
});

describe('The key for IndexNow', () => {
  it('has an address of its own, which no public file may take', () => {
    expect(lettersAbout({ ...realFiles(), [`public/${key}.txt`]: 'mine' })).toEqual([
      expect.stringContaining('The generator writes this file itself.'),
    ]);
  });
});

describe('npm run published', () => {
  it('writes the changed addresses to the reports, and submits them with --indexnow only', async () => {
    const { to, messages, close } = await searchEngine();
    const data = writeData(realFiles());
    const reports = path.join(temporaryFolder(), 'reports');
    const publish = (...more: string[]) =>
      run('published', ['--data', data, '--reports', reports, ...more], {
        SOURCE_DATE_EPOCH: String(december1.getTime() / 1000),
      });
    const ledger = () => readFileSync(path.join(data, 'published.yaml'), 'utf8');
    expect(await publish()).toMatchObject({ code: 0 });
    expect(existsSync(path.join(reports, 'indexnow.txt'))).toBe(true);
    expect(messages).toEqual([]);
    expect(ledger()).not.toContain('told:');

    expect(await publish('--indexnow', '--to', to)).toMatchObject({ code: 0 });
    expect(messages).toHaveLength(1);
    expect(ledger()).toContain('told: "2026-12-01"\n');
    close();
  });

  it('records nothing with --to alone, which somebody wrote in order to submit', async () => {
    const data = writeData(realFiles());
    const { code, output } = await run('published', [
      '--data',
      data,
      '--to',
      'https://www.bing.com/indexnow',
    ]);
    expect([code, output.split('\n', 1)]).toEqual([
      2,
      ['--to only says where --indexnow submits the addresses. Write both: --indexnow --to URL'],
    ]);
    expect(existsSync(path.join(data, 'published.yaml'))).toBe(false);
  });

  it('writes neither over a list of somebody else nor over one that was edited', async () => {
    const [data, reports] = [writeData(realFiles()), temporaryFolder()];
    const file = path.join(reports, 'indexnow.txt');
    const publish = () => run('published', ['--data', data, '--reports', reports]);
    writeFileSync(file, 'The key is in the safe.\n');
    expect(await publish()).toMatchObject({
      code: 1,
      output: `${file} was edited, or was not written by "npm run published".\nMove it, or choose another folder with --reports. Nothing was written.\n`,
    });
    expect([existsSync(path.join(data, 'published.yaml')), readFileSync(file, 'utf8')]).toEqual([
      false,
      'The key is in the safe.\n',
    ]);
    rmSync(file);
    expect(await publish()).toMatchObject({ code: 0 });
    appendFileSync(file, 'Told them myself.\n');
    expect(await publish()).toMatchObject({ code: 1 });
  });
});
