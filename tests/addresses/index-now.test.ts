import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { indexNowMessages, refusal } from '#addresses/index-now.ts';
import { run, temporaryFolder } from '../support/site.ts';
import { edit, smallSite, writeData } from '../support/small-site.ts';

const key = '5b1c0f6e2a7d4c3f';
const url = 'https://www.maplelaw.com';

/** The small site at a real address, with a key unless told otherwise. */
function realSite({ withKey = true } = {}): string {
  const files = smallSite();
  edit(files, 'site.yaml', 'https://www.maplelaw.example', url);
  if (withKey) files['site.yaml'] = `${String(files['site.yaml'])}indexNow: { key: "${key}" }\n`;
  return writeData(files);
}

/** Answers with a status, and keeps what it was sent. */
async function searchEngine(status = 200) {
  const messages: { urlList: string[] }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      messages.push(JSON.parse(body) as { urlList: string[] });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    to: `http://127.0.0.1:${port}/indexnow`,
    messages,
    [Symbol.dispose]: () => void server.close(),
  };
}

const reports = () => path.join(temporaryFolder(), 'reports');
const publish = (data: string, day: string, ...args: string[]) =>
  run('published', ['--data', data, '--reports', reports(), ...args], {
    SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000),
  });
const generate = (data: string, day: string) =>
  run('generate', ['--data', data, '--out', path.join(temporaryFolder(), 'dist'), '--quiet'], {
    SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000),
  });
const ledgerIn = (data: string) => readFileSync(path.join(data, 'published.yaml'), 'utf8');

describe('npm run published -- --indexnow', () => {
  it('tells search engines of every page they may list, then of what is new, changed or gone, each once', async () => {
    using engine = await searchEngine();
    const data = realSite();
    await generate(data, '2026-11-20');
    const first = await publish(data, '2026-11-20', '--indexnow', '--to', engine.to);
    expect(first).toMatchObject({ code: 0, output: expect.stringContaining(`were sent to ${engine.to}.`) });
    const [{ urlList, ...message } = { urlList: [] }] = engine.messages;
    expect(message).toEqual({ host: 'www.maplelaw.com', key, keyLocation: `${url}/${key}.txt` });
    expect(urlList).toContain(`${url}/blog/zip/05401/deadlines`);
    expect(urlList).not.toContain(`${url}/local-searches`);
    expect(ledgerIn(data)).toContain('told: "2026-11-20"\n');

    const keywords = path.join(data, 'keywords.yaml');
    writeFileSync(keywords, readFileSync(keywords, 'utf8').replace(/car crash lawyer/i, 'Crash Lawyer'));
    const redirects = path.join(data, 'redirects.yaml');
    const moved = '/local-searches/car-crash-lawyer-in-burlington';
    writeFileSync(redirects, `${readFileSync(redirects, 'utf8')}  - { from: "${moved}", to: "/" }\n`);
    await generate(data, '2026-11-23');
    const second = await publish(data, '2026-11-24', '--indexnow', '--to', engine.to);
    expect(second).toMatchObject({ code: 0 });
    expect(engine.messages[1]?.urlList.length).toBeLessThan(urlList.length);
    expect(engine.messages[1]?.urlList).toContain(url + moved);

    await publish(data, '2026-11-26', '--indexnow', '--to', engine.to);
    expect(engine.messages).toHaveLength(2);
  });

  it('tells again what was refused, and says why', async () => {
    using engine = await searchEngine(403);
    const data = realSite();
    const { code, output } = await publish(data, '2026-11-20', '--indexnow', '--to', engine.to);
    expect(code).toBe(1);
    expect(output).toContain(
      `${engine.to} took no addresses: it answered 403, the key is not valid: ${url}/${key}.txt does not answer with it. Generate and upload the site first.`,
    );
    expect(ledgerIn(data)).not.toContain('told:');
  });

  it('says so when there is no network, no key or no real address, and records the pages all the same', async () => {
    const nobody = await searchEngine();
    nobody[Symbol.dispose]();
    const cases: [data: string, says: string][] = [
      [realSite(), `${nobody.to} took no addresses: it does not answer`],
      [realSite({ withKey: false }), 'site.yaml has no indexNow: write a key of your own there'],
      [writeData(smallSite()), 'https://www.maplelaw.example in site.yaml is no real address'],
    ];
    for (const [data, says] of cases) {
      const { code, output } = await publish(data, '2026-11-20', '--indexnow', '--to', nobody.to);
      expect([code, output]).toEqual([1, expect.stringContaining(says)]);
      expect(ledgerIn(data)).toContain('checksum:');
      expect(ledgerIn(data)).not.toContain('told:');
    }
  });
});

describe('npm run published', () => {
  it('tells nobody, and lists what has changed beside the reports', async () => {
    const folder = reports();
    const data = realSite();
    const { code } = await run('published', ['--data', data, '--reports', folder]);
    expect(code).toBe(0);
    expect(readFileSync(path.join(folder, 'indexnow.txt'), 'utf8')).toContain(`${url}/about\n`);
    expect(ledgerIn(data)).not.toContain('told:');
  });
});

describe('The key', () => {
  it('is answered by the site, at an address that proves it', async () => {
    const data = realSite();
    const out = path.join(temporaryFolder(), 'dist');
    await run('generate', ['--data', data, '--out', out, '--quiet']);
    expect(readFileSync(path.join(out, `${key}.txt`), 'utf8')).toBe(key);
    rmSync(out, { recursive: true });
  });
});

describe('Messages', () => {
  it('hold at most 10,000 addresses each', () => {
    const addresses = Array.from({ length: 10_001 }, (_, i) => `/blog/${i}`);
    expect(indexNowMessages(url, key, addresses).map(({ urlList }) => urlList.length)).toEqual([10_000, 1]);
    expect(indexNowMessages(url, key, [])).toEqual([]);
  });

  it('that are refused come back with what to do', () => {
    const told = { keyLocation: `${url}/${key}.txt` };
    expect([200, 202].map((status) => refusal(status, told))).toEqual([undefined, undefined]);
    expect(refusal(422, told)).toContain('Compare url and indexNow in site.yaml');
    expect(refusal(429, told)).toContain('Try again tomorrow');
    expect(refusal(500, told)).toBe('try again later.');
  });
});
