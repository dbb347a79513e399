import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { redirectToHttps } from '#output/render/https-redirect.ts';
import { fileOf } from '#site/address.ts';
import { routesOf } from '#site/plan.ts';
import { copyProject } from '../scripts/bundles/project-copy.mjs';
import { tagsOf } from './pages/html.ts';
import { launch } from './support/browser.ts';
import { startDev, type DevServer } from './support/dev-server.ts';
import { textOf } from './support/files.ts';
import { root, run, temporaryFolder } from './support/site.ts';
import { november20 } from './support/small-site/generate-small-site.ts';
import { smallPlan } from './support/small-site/small-plan.ts';
import { smallShapes, smallShapesFile } from './support/small-site/small-shapes.ts';
import { smallSite, writeData } from './support/small-site/small-site.ts';

const oneOfEachKind = [
  ...new Map([...routesOf(smallPlan())].reverse().map(({ kind, address }) => [kind, address])),
];
const dist = path.join(temporaryFolder(), 'dist');
let data: string;
let server: DevServer;
let browser: Browser;
/** Over the first page, while the data still had the mistake with which the server started. */
let shownAtFirst: string;

beforeAll(async () => {
  data = writeData({
    ...smallSite(),
    [smallShapesFile]: JSON.stringify(smallShapes()),
    'images/car-accidents.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>',
    'public/.well-known/security.txt': 'Contact: the firm\n',
    'public/google0123.html': 'google-site-verification',
  });
  await run('generate', ['--data', data, '--out', dist], { SOURCE_DATE_EPOCH: november20 });
  const about = path.join(data, 'pages/about.yaml');
  const right = readFileSync(about, 'utf8');
  writeFileSync(about, right.replace('lead: ', 'laed: '));
  [server, browser] = await Promise.all([startDev(data), launch()]);
  const page = await open('/about');
  shownAtFirst = await page.locator('vite-error-overlay .message').innerText();
  writeFileSync(about, right);
  await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
  await page.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Opens a page and waits until it listens to the server. */
async function open(address: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(100_000);
  const connected = page.waitForEvent('console', {
    predicate: (said) => said.text().includes('[vite] connected'),
  });
  await page.goto(server.url + address);
  await connected;
  return page;
}

const ask = (address: string) => fetch(server.url + address, { redirect: 'manual' });
const pageAt = async (address: string) => (await ask(address)).text();

/** The page without what differs by design: where its styles and scripts come from, and the day. */
const withoutAssetsAndDay = (html: string) =>
  html
    .replace(/(?<=<time )dateTime="[^"]*"( data-today="true">)[^<]*/g, '$1')
    .replace(/(?<= data-this-year="true">)\d+/, '')
    .replace(/<link rel="(stylesheet|modulepreload|preload)"[^>]*>/g, '')
    .replace(/<script [^>]*type="module"[^>]*>.*?<\/script>/gs, '')
    .replace(/ data-visitor-script="[^"]*"/, '');

describe('npm run dev', () => {
  it('shows a mistake that the data had at the start, and then the page, once it is corrected', () => {
    expect(shownAtFirst).toContain('Did you mean "lead"?');
  });

  it.each(oneOfEachKind)(
    'answers a page of the kind "%s" as it is written by a generate on another day: %s',
    async (_kind, address) => {
      expect(withoutAssetsAndDay(await pageAt(address))).toBe(
        withoutAssetsAndDay(textOf(dist, fileOf(address))),
      );
    },
  );

  it('responds to unknown addresses as a host does', async () => {
    const unknown = await ask('/practice/nothing-here');
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('The practice area you are looking for does not exist.');
    const post = await ask('/blog/nothing-here');
    expect(post.headers.get('location')).toBe('/404');
  });

  it('serves the drawings and what the form, the chat and the place finder fetch', async () => {
    const [script] = /(?<=data-visitor-script=")[^"]*/.exec(await pageAt('/'))!;
    expect(await (await ask(script)).json()).toHaveProperty('form.steps');
    const drawings = [...(await pageAt('/practice/car-accidents')).matchAll(/(?<=src=")\/images\/[^"]*/g)];
    expect(drawings.length).toBeGreaterThan(0);
    for (const [address] of drawings) {
      expect((await ask(address)).headers.get('content-type')).toBe('image/svg+xml');
    }
  });

  it('serves every file and page that pages link to', async () => {
    const led = new Set<string>();
    for (const [, address] of oneOfEachKind) {
      for (const { attributes } of tagsOf(await pageAt(address))) {
        const link = attributes.get('href') ?? attributes.get('src') ?? '';
        if (/^\/(?![/@])/.test(link)) led.add(link.split('#')[0]!);
      }
    }
    const answers = [...led].map(async (link) => `${link} ${(await ask(link)).status}`);
    expect((await Promise.all(answers)).filter((answer) => !answer.endsWith(' 200'))).toEqual([]);
    for (const name of ['website_pages.csv', 'feed.xml']) {
      expect(await pageAt(`/${name}`)).toBe(textOf(dist, name));
    }
  });

  it('serves the files that are deployed unchanged', async () => {
    const contact = await ask('/.well-known/security.txt');
    expect(contact.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await contact.text()).toBe('Contact: the firm\n');
    expect(await pageAt('/google0123')).toBe('google-site-verification');
  });

  // Linux answers at all of 127.0.0.0/8: there, an address that a server open to the network would answer, too.
  it.runIf(process.platform === 'linux')('listens on this machine alone, in a container too', async () => {
    const { port } = new URL(server.url);
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow('fetch failed');
  });

  const askAs = async (host: string, address: string) => {
    const request = get(server.url + address, { headers: { host } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return answer;
  };

  it('does not redirect other machines to https, which it does not serve', async () => {
    const isSentOn = async (host: string) => {
      const answer = await askAs(host, '/about');
      expect(answer.statusCode).toBe(200);
      return (await text(answer)).includes(redirectToHttps.__html);
    };
    expect(await isSentOn('localhost:3000')).toBe(true);
    expect(await isSentOn('192.168.1.5:3000')).toBe(false);
    expect(await isSentOn('[fd00::5]:3000')).toBe(false);
  });

  it('does not serve files outside the data', async () => {
    expect((await ask('/.well-known/%2e%2e/%2e%2e/site.yaml')).status).toBe(404);
    expect((await ask('/%E0%A4%A')).status).toBeGreaterThanOrEqual(400);
    expect((await ask('/images/../site.yaml')).status).toBe(404);
    expect((await ask('/images/%2e%2e/site.yaml')).status).toBe(404);
  });

  it('serves of the project only the code of the pages', async () => {
    for (const name of ['package.json', 'data/site.yaml', 'data/redirects.yaml?raw', 'scripts/run.mjs']) {
      expect([name, (await ask(`/${name}`)).status]).toEqual([name, 403]);
    }
    expect((await ask('/src/vike/+client.ts')).status).toBe(200);
  });

  it('serves nothing of the folder around a checkout that is one of its workspaces', async () => {
    const around = temporaryFolder();
    const checkout = path.join(around, 'site (new)');
    writeFileSync(path.join(around, 'package.json'), '{ "workspaces": ["*"] }');
    writeFileSync(path.join(around, 'clients.csv'), 'name');
    copyProject(root, checkout);
    const other = await startDev(data, checkout);
    onTestFinished(() => other.close());
    const file = path.join(around, 'clients.csv').replaceAll('\\', '/').replace(/^\/?/, '/@fs/');
    const statuses = [file, '/src/vike/+client.ts'].map(async (at) => (await fetch(other.url + at)).status);
    expect(await Promise.all(statuses)).toEqual([403, 200]);
  });

  it('opens files in an editor for this machine only', async () => {
    const statusFor = async (host: string) =>
      (await askAs(host, '/__open-in-editor?file=none')).resume().statusCode;
    expect(await statusFor('192.168.1.5:3000')).toBe(403);
    expect(await statusFor('localhost:3000')).toBe(200);
  });
});

describe('A saved data file', () => {
  const change = (name: string, before: string, after: string) => {
    const file = path.join(data, name);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(before);
    writeFileSync(file, text.replace(before, after));
  };

  it('changes the open page without a manual reload', async () => {
    const page = await open('/about');
    change('pages/about.yaml', 'About us', 'The People Beside You');
    await page.getByRole('heading', { level: 1, name: 'The People Beside You' }).waitFor();
    await page.close();
  });

  it('with a mistake shows its message over the page until the mistake is corrected', async () => {
    const page = await open('/contact');
    const overlay = page.locator('vite-error-overlay');
    change('pages/contact.yaml', 'lead: ', 'laed: ');
    await overlay.waitFor();
    expect(await overlay.locator('.message').innerText()).toContain('Did you mean "lead"?');
    // What was right the last time is still there to look at, and the mistake is shown over it again.
    expect(await pageAt('/contact')).toContain('<h1>Tell us what happened</h1>');
    await page.reload();
    await overlay.waitFor();

    change('pages/contact.yaml', 'laed: ', 'lead: ');
    await overlay.waitFor({ state: 'detached' });
    await page.close();
  });

  it('adds its page if it is new, and removes it if it is deleted', async () => {
    const copy = 'posts/time-limits-again.md';
    const status = async () => (await ask('/blog/time-limits-again')).status;
    expect(await status()).toBe(302);
    cpSync(path.join(data, 'posts/time-limits.md'), path.join(data, copy));
    change(copy, 'How Long You Have', 'How Long You Had');
    await expect.poll(status).toBe(200);
    rmSync(path.join(data, copy));
    await expect.poll(status).toBe(302);
  });
});
