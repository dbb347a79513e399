import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirectToHttps } from '#output/render/https-redirect.ts';
import { serveSite, type StaticHost } from '../scripts/host/static-host.ts';
import { run, temporaryFolder } from './support/site.ts';

const pages: Record<string, string> = {
  'dist/index.html': 'Home',
  'dist/about.html': 'About us',
  'dist/404.html': 'No such page',
  'dist/photo.png': 'A picture',
  'dist/favicon.ico': 'An icon',
  'dist/birch & sons @ 5+5.txt': 'A letter',
  'dist/.generated-site': 'Holds: the whole site',
  'dist/_redirects': '/Old.html /about 301\n/team /about 301\n/old/* /about 301\n/en/* /:splat 301\n',
  'dist/_headers': "/*\n  Content-Security-Policy: img-src 'self'; upgrade-insecure-requests\n",
  'secret.html': 'Not to be read',
};
let dist: string;
let host: StaticHost;

beforeAll(async () => {
  const folder = temporaryFolder();
  dist = path.join(folder, 'dist');
  mkdirSync(dist);
  for (const [name, text] of Object.entries(pages)) writeFileSync(path.join(folder, name), text);
  host = await serveSite(dist);
});
afterAll(() => host.close());

/** Sends a request as it is written, where browsers would mend it first; answers all that came back. */
function send(line: string, ...headers: string[]): Promise<string> {
  const { hostname, port } = new URL(host.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.write(
      `${[`${line} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`,
      'latin1',
    );
  });
}
const statusOf = (answer: string) => Number(answer.split(' ')[1]);

describe('npm run preview', () => {
  it.each([
    ['the home page for two slashes', 'GET //', 200],
    ['the home page for many slashes', 'GET /////', 200],
    ['a page behind two slashes', 'GET //about', 200],
    ['a page asked for with the host', 'GET http://x/about?a=1#b', 200],
    ['a page whose address is written in escapes', 'GET /%61bout', 200],
    ['a file with every sign of its name in escapes', 'GET /birch%20%26%20sons%20%40%205%2b5.txt', 200],
    ['404 for an escape that is none', 'GET /%', 404],
    ['404 for an escape cut short', 'GET /%E0%A4%A', 404],
    ['404 for a null byte', 'GET /about%00', 404],
    ['404 for a name longer than any file', `GET /${'a'.repeat(9000)}`, 404],
    ['404 for a path longer than any file', `GET ${'/a'.repeat(4000)}`, 404],
    ['404 above the folder', 'GET /../secret', 404],
    ['404 above the folder in escapes', 'GET /%2e%2e/secret', 404],
    ['404 above the folder in two escapes', 'GET /%252e%252e%252fsecret', 404],
    ['404 above the folder with backslashes', 'GET /..\\secret', 404],
    ['404 above the folder after slashes', 'GET //../secret', 404],
    ['400 for a letter that no address may hold', 'GET /caf\xE9', 400],
    ['a redirect for odd escapes behind a star', 'GET /old/%E0%A4%A', 301],
    ['404 for what is no address', 'OPTIONS *', 404],
    ['404 for the rules of hosts', 'GET /_redirects', 404],
    ['404 for the file that marks the folder', 'GET /.generated-site', 404],
    ['404 for the rules of hosts in escapes', 'GET /%5fredirects', 404],
    ['405 for what is sent to a page', 'POST /about', 405],
  ])('answers %s', async (_what, line, status) => {
    const answer = await send(line);
    expect([statusOf(answer), answer.includes('Not to be read')]).toEqual([status, false]);
    expect(await (await fetch(host.url)).text()).toBe('Home');
  });

  it.each([
    ['/old/page?from=mail&on', '/about?from=mail&on'],
    ['/about.html?from=mail', '/about?from=mail'],
    ['/Old.html?from=mail', '/about?from=mail'],
    ['/old/page', '/about'],
    ['/team/', '/about'],
    ['/team.html', '/about'],
    ['/index?from=mail', '/?from=mail'],
  ])('leads on from %s to %s, as hosts do', async (from, to) => {
    expect(/^location: (.*)$/im.exec(await send(`GET ${from}`))?.[1]?.trim()).toBe(to);
  });

  it.each(['//evil.example/index.html', '/\\evil.example/'])(
    'never redirects to another host: %s',
    async (at) => {
      const answer = await send(`GET ${at}`);
      expect(/^location: .*$/im.exec(answer)?.[0]).toBe('location: /evil.example');
    },
  );

  it('never redirects to another host by a rule that keeps the whole rest of an address', async () => {
    expect(await send('GET /en/about')).toMatch(/^location: \/about\r$/im);
    for (const rest of ['//evil.example', '/\\evil.example'])
      expect(statusOf(await send(`GET /en${rest}`))).toBe(404);
  });

  it.each(['bytes=5-2', 'bytes=x-y', 'bytes=-1', 'bytes=99999999999999999999-', 'nothing'])(
    'outlives the range %s',
    async (range) => {
      await send('GET /about', `Range: ${range}`);
      expect(await (await fetch(host.url)).text()).toBe('Home');
    },
  );

  it('names the type of the icon that browsers ask for unasked', async () => {
    const { headers } = await fetch(`${host.url}/favicon.ico`);
    expect(headers.get('content-type')).toBe('image/x-icon');
  });

  it.each([
    ['bytes=0-4', 206, 'About'],
    ['bytes=6-', 206, 'us'],
    ['bytes=-2', 200, 'About us'],
    ['bytes=0-0', 200, 'About us'],
    ['bytes=5-2', 200, 'About us'],
    ['bytes=0-1,3-4', 200, 'About us'],
    ['items=0-4', 200, 'About us'],
  ])('sends what the range %s means, or all of the file', async (range, status, text) => {
    const answer = await fetch(`${host.url}/about`, { headers: { range } });
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  });

  it('sends a range as it is in the file, since the part of a compressed file is no file', async () => {
    const headers = { range: 'bytes=0-4', 'accept-encoding': 'br, gzip' };
    const answer = await fetch(`${host.url}/about`, { headers });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([206, null]);
  });

  it.each([
    ['gzip, deflate, br', '/about', 'br', 'About us'],
    ['gzip', '/about', 'gzip', 'About us'],
    ['gzip', '/nowhere', 'gzip', 'No such page'],
    ['br;q=1.0, gzip;q=0.8', '/about', 'br', 'About us'],
    ['GZIP ; q=0.5, br;q=0', '/about', 'gzip', 'About us'],
    ['identity', '/about', null, 'About us'],
    ['br', '/photo.png', null, 'A picture'],
  ])('sends to who accepts %s %s as %s', async (accepted, address, encoding, text) => {
    const answer = await fetch(host.url + address, { headers: { 'accept-encoding': accepted } });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([encoding, text]);
  });

  it('survives a file that cannot be read, such as one that a run of generate has just removed', async () => {
    const socket = createServer().listen(path.join(dist, 'going.html'));
    await once(socket, 'listening');
    await send('GET /going');
    expect(await (await fetch(host.url)).text()).toBe('Home');
    socket.close();
  });

  it.runIf(process.platform === 'linux').each(['identity', 'br'])(
    'closes a file that nobody downloads to its end (%s)',
    async (encoding) => {
      const film = path.join(realpathSync(dist), 'film.svg');
      writeFileSync(film, randomBytes(5_000_000));
      const opened = () => {
        const handles = readdirSync('/proc/self/fd').map((handle) => `/proc/self/fd/${handle}`);
        return handles.filter((handle) => existsSync(handle) && readlinkSync(handle) === film).length;
      };
      for (let left = 0; left < 3; left++) {
        const leaving = new AbortController();
        const headers = { 'accept-encoding': encoding };
        await fetch(`${host.url}/film.svg`, { headers, signal: leaving.signal });
        leaving.abort();
      }
      await expect.poll(opened).toBe(0);
    },
  );

  it('follows the rules of a site that is generated again meanwhile', async () => {
    const folder = temporaryFolder();
    const own = await serveSite(folder);
    const ask = async () => {
      const { status, headers } = await fetch(`${own.url}/moved`, { redirect: 'manual' });
      return [status, headers.get('location'), headers.get('x-frame-options')];
    };
    expect(await ask()).toEqual([404, null, null]);
    writeFileSync(path.join(folder, '_redirects'), '/moved /about 301\n');
    writeFileSync(path.join(folder, '_headers'), '/*\n  X-Frame-Options: DENY\n');
    expect(await ask()).toEqual([301, '/about', 'DENY']);
    await own.close();
  });

  it('listens on this machine only, unless given another address', async () => {
    expect(new URL(host.url).hostname).toBe('127.0.0.1');
    const open = await serveSite(dist, 0, '0.0.0.0');
    expect(await (await fetch(open.url)).text()).toBe('Home');
    await open.close();
  });

  it.each(['br', 'identity'])(
    'does not redirect to https, which it does not serve (%s)',
    async (encoding) => {
      const page = `<script>${redirectToHttps.__html}</script>Away`;
      writeFileSync(path.join(dist, 'away.html'), page);
      writeFileSync(path.join(dist, '404.html'), page);
      const open = await serveSite(dist, 0, '0.0.0.0');
      const answerAt = async (url: string) => {
        const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
        return [answer.headers.get('content-security-policy'), await answer.text()];
      };
      const policy = "img-src 'self'";
      expect(await answerAt(`${open.url}/away`)).toEqual([policy, '<script></script>Away']);
      expect(await answerAt(`${open.url}/nowhere`)).toEqual([policy, '<script></script>Away']);
      // Its script asks whether the page is on this machine. Safari does not: it would load no style from here.
      expect(await answerAt(`${host.url}/away`)).toEqual([policy, page]);
      await open.close();
    },
  );
});

describe('npm run preview', () => {
  it('says what to do if another program uses its port', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { code, output } = await run('preview', ['--out', dist, '--port', String(port)]);
    taken.close();
    expect([code, output]).toEqual([
      1,
      `Port ${port} is already in use, perhaps by this command in another terminal.\nStop that one, or use another port, as in: --port ${port + 1}\n`,
    ]);
  });
});
