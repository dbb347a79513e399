import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerOf, printLedger } from '#addresses/ledger.ts';
import { unwritten } from '#content/texts/unwritten.ts';
import { valuesIn } from '#desk/data-file.ts';
import type { Preview } from '#desk/editor/browser/preview-pane.ts';
import { schemaOfFile, viewOfFile } from '#desk/editor/files.ts';
import type { Values } from '#desk/values.ts';
import { toSlug } from '#lib/slug.ts';
import { noAssetTags } from '#output/render/asset-tags.ts';
import { editorServer } from '../../../scripts/editor/editor-server.ts';
import type { VersionedEdit } from '../../../scripts/editor/outdated-files.ts';
import type { SaveOutcome } from '../../../scripts/editor/save-edits.ts';
import { contentsOf } from '../../support/files.ts';
import { root } from '../../support/site.ts';
import { smallPlan } from '../../support/small-site/small-plan.ts';
import { smallSite, writeData } from '../../support/small-site/small-site.ts';

const addison = 'counties/addison-county.yaml';
let data: string;
let server: Server;
/** Errors that the terminal of the development server would show. */
let failures: unknown[] = [];
let port: number;
const loadPages = () => import('#desk/editor/save-pages.ts');
const loadTags = () => Promise.resolve(noAssetTags);

beforeAll(async () => {
  server = createServer((asked, answer) =>
    editorServer({ data, loadPages, loadTags })(asked, answer, (error) => {
      failures.push(error);
      answer.writeHead(500).end(String(error));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());
beforeEach(() => {
  data = writeData({ ...smallSite(), 'published.yaml': printLedger(ledgerOf(smallPlan())) });
});

const at = (name: string) => path.join(data, name);
const read = (name: string) => readFileSync(at(name), 'utf8');
const own = () => ({ origin: `http://localhost:${port}`, host: `localhost:${port}` });

interface Asked {
  headers?: Record<string, string>;
  body?: Uint8Array | string;
}

/** Sends a request under any host name, as an attacker can but a browser cannot. */
function ask(method: string, address: string, { headers = {}, body }: Asked = {}) {
  return new Promise<{ status: number; text: string; type: string; policy: string }>((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', method, path: address, headers }, async (answer) => {
      let text = '';
      for await (const chunk of answer) text += String(chunk);
      const { 'content-type': type = '', 'content-security-policy': policy = '' } = answer.headers;
      resolve({ status: answer.statusCode!, text, type, policy: String(policy) });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** The preview of a file after a change to its form. */
async function preview(
  name: string,
  change: (values: Values) => Values = (values) => values,
  isNew = false,
): Promise<Preview> {
  const text = existsSync(at(name)) ? read(name) : '';
  const values = change(valuesIn(name, viewOfFile(name, text, schemaOfFile(name)!)));
  const body = JSON.stringify({ name, values, isNew });
  const answer = await ask('POST', '/preview', { headers: own(), body });
  return JSON.parse(answer.text) as Preview;
}

/** Saves as the page of the editor does. */
async function save(
  edits: VersionedEdit[],
  { headers = own(), confirmed = false, pictures = {} as Record<string, Uint8Array<ArrayBuffer>> } = {},
) {
  const parts = new FormData();
  for (const [name, bytes] of Object.entries(pictures)) parts.set(name, new Blob([bytes]));
  parts.set('save', JSON.stringify({ edits, confirmed }));
  const form = new Response(parts);
  const type = form.headers.get('content-type')!;
  const body = new Uint8Array(await form.arrayBuffer());
  const { status, text } = await ask('POST', '/save', {
    headers: { ...headers, 'content-type': type },
    body,
  });
  return { status, outcome: status === 403 ? text : (JSON.parse(text) as SaveOutcome) };
}

/** The files that the editor opens. */
async function opened() {
  const { text } = await ask('GET', '/files.json', { headers: { host: `localhost:${port}` } });
  return JSON.parse(text) as { files: { name: string; version: string; form?: string }[]; letter?: string };
}

/** An edit of the current form of a file. */
async function edited(
  name: string,
  before: string,
  after: string,
): Promise<VersionedEdit & { form: string }> {
  const { version, form = '' } = (await opened()).files.find((file) => file.name === name)!;
  if (!form.includes(before)) throw new Error(`The form of ${name} does not hold: ${before}`);
  return { name, version, form: form.replace(before, () => after) };
}

/** Expects the data to be unchanged afterwards. */
async function expectNothingWritten(work: () => Promise<unknown>) {
  const before = contentsOf(data);
  await work();
  expect(contentsOf(data)).toEqual(before);
}

describe('The server of the visual editor', () => {
  it.each<[string, Record<string, string>, number]>([
    ['its own page', {}, 200],
    ['its own page under another local address', { host: '127.0.0.1:1', origin: 'http://127.0.0.1:1' }, 200],
    ['a page of another site', { origin: 'https://evil.example' }, 403],
    ['a page of another server on this machine', { origin: 'http://localhost:1' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    [
      'a foreign name that resolves to this machine',
      { host: 'evil.example', origin: 'http://evil.example' },
      403,
    ],
    ['a name that only begins with "localhost"', { host: 'localhost.evil.example' }, 403],
    ['another machine', { host: '192.168.1.5:3000', origin: 'http://192.168.1.5:3000' }, 403],
  ])('accepts a save only from its own page: %s', async (_who, headers, status) => {
    const edit = await edited(addison, 'order: 2', 'order: 3');
    expect((await save([edit], { headers: { ...own(), ...headers } })).status).toBe(status);
    expect(read(addison).includes('order: 3')).toBe(status === 200);
  });

  it('shows which lines are in only one of two versions, also if the same line occurs more than once', async () => {
    const post = 'posts/time-limits.md';
    const before = `${read(post)}\nAsk.\n\nWait.\n\nAsk.\n`;
    writeFileSync(at(post), before);
    const edit = { ...(await edited(post, '\n\nWait.\n\nAsk.', '\n\nWait.')), opened: before };
    writeFileSync(at(post), before.replace('---\n', '---\n# Read by the court.\n'));
    const { status, outcome } = await save([edit]);
    expect(status).toBe(412);
    const [start, end] = [read(post).slice(0, -'\nAsk.\n'.length), '\nAsk.\n'];
    expect(outcome).toMatchObject({ files: [{ parts: [{ text: start }, { text: end, only: 'theirs' }] }] });
  });

  it('refuses saves without an origin, and shows no files to other pages', async () => {
    const { host, origin } = own();
    expect((await ask('POST', '/save', { headers: { host }, body: '{}' })).status).toBe(403);
    expect((await ask('GET', '/files.json', { headers: { host } })).status).toBe(200);
    expect((await ask('GET', '/files.json', { headers: { host, origin } })).status).toBe(200);
    const foreign = { host, origin: 'https://evil.example' };
    expect((await ask('GET', '/files.json', { headers: foreign })).status).toBe(403);
  });

  it("restricts its page to this server by address, because Firefox does not apply 'self' in the preview", async () => {
    const { host, origin } = own();
    const { policy } = await ask('GET', '/', { headers: { host } });
    for (const loaded of ['default-src', 'style-src', 'img-src'])
      expect(policy).toContain(`${loaded} 'self' ${origin}`);
    expect(policy).toContain("script-src 'self';");
    expect(policy.match(/\w+:\/\/[^ ;]+/g)).toEqual([origin, origin, origin]);
  });

  it('refuses a request that is too large, with or without a Content-Length', async () => {
    const body = new Uint8Array(20_000_001);
    await expectNothingWritten(async () => {
      const told = { ...own(), 'content-length': String(body.length) };
      expect((await ask('POST', '/save', { headers: told })).status).toBe(413);
      const untold = { ...own(), 'transfer-encoding': 'chunked' };
      expect((await ask('POST', '/save', { headers: untold, body })).status).toBe(413);
    });
  });

  it.each(['/save', '/preview'])(
    'takes a tab that is closed while it sends %s for no failure',
    async (to) => {
      failures = [];
      const leaving = request({ port, method: 'POST', path: to, headers: own() });
      leaving.on('error', () => {});
      leaving.write('{');
      const [arrived] = (await once(server, 'request')) as [IncomingMessage];
      leaving.destroy();
      await new Promise((resolve) => arrived.once('close', resolve));
      await new Promise(setImmediate);
      expect(failures).toEqual([]);
    },
  );

  it.each(['', '{', '{"edits":1}', '--x\r\n'])('refuses a malformed save: %j', async (body) => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const { status } = await ask('POST', '/save', { headers: { ...own(), ...type }, body });
    expect(status).toBe(400);
  });

  it.each(['{"edits":[{}]}', '{"edits":[null],"confirmed":true}', '{"edits":[{"name":1}],"confirmed":true}'])(
    'refuses a save with malformed edits: %s',
    async (sent) => {
      const parts = new FormData();
      parts.set('save', sent);
      const form = new Response(parts);
      const type = { 'content-type': form.headers.get('content-type')! };
      const body = new Uint8Array(await form.arrayBuffer());
      const { status } = await ask('POST', '/save', { headers: { ...own(), ...type }, body });
      expect(status).toBe(400);
    },
  );

  it.each(['', 'Addison County', '- Addison County', 'cities: [', 'order: 2\norder: 3', '? [order]\n: 2'])(
    'refuses a form that holds no named values: %j',
    async (form) => {
      const edit = { ...(await edited(addison, '', '')), form };
      await expectNothingWritten(async () => expect((await save([edit])).status).toBe(422));
    },
  );

  it('previews no local search where the data has a text in place of their list', async () => {
    const letter = expect.stringContaining('"keywords" should be a list.') as string;
    expect(await preview('keywords.yaml', () => ({ keywords: 'Ferry Lawyer' }))).toMatchObject({ letter });
  });

  it.each(['constructor', 'toString', '__proto__'])(
    'explains that no field has the name %s, which every object in a program has',
    async (name) => {
      const edit = await edited(addison, 'order: 2', `order: 2\n${name}: 3`);
      await expectNothingWritten(async () => {
        expect((await save([edit])).outcome).toEqual({
          kind: 'refused',
          letter: expect.stringContaining(`"${name}"`),
        });
      });
    },
  );

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"name":1,"values":{},"isNew":false}',
    `{"name":"${addison}","values":null,"isNew":false}`,
  ])('refuses a malformed form in the preview: %s', async (body) => {
    const { status, text } = await ask('POST', '/preview', { headers: own(), body });
    expect([status, text]).toEqual([400, 'This is not a form of the editor.']);
  });

  it.each([
    ['pages/county.yaml', '/locations/chittenden-county'],
    ['pages/topic.yaml', '/blog/county/chittenden-county/deadlines'],
    ['pages/about.yaml', '/about'],
    ['pages/shell.yaml', '/'],
    ['testimonials.yaml', '/testimonials'],
    ['keywords.yaml', '/local-searches'],
  ])('previews %s at an address that shows its texts', async (name, address) => {
    expect(await preview(name)).toMatchObject({ address });
  });

  const inSpanish = ['pages/keyword.es.yaml', 'pages/shell.es.yaml', 'flows/case-evaluation.es.yaml'];
  it.each(inSpanish)('previews %s on the first local search in Spanish', async (name) => {
    for (const file of inSpanish) copyFileSync(path.join(root, 'data', file), at(file));
    writeFileSync(
      at('keywords.yaml'),
      read('keywords.yaml').replace('    intro:', '    lang: es\n    intro:'),
    );
    expect(await preview(name)).toMatchObject({
      address: '/local-searches/car-crash-lawyer-in-burlington',
    });
  });

  it('refuses to preview a new form under the name of an existing file', async () => {
    const name = 'posts/time-limits.md';
    expect(await preview(name, undefined, true)).toEqual({
      words: [],
      isDraft: false,
      letter: 'posts/time-limits.md already exists. Choose another name.',
    });
  });

  it('previews the page merged with what a colleague saved in the meantime', async () => {
    const name = 'pages/about.yaml';
    const before = read(name);
    const values = { ...valuesIn(name, before), lead: 'We sue.' };
    writeFileSync(at(name), before.replace('heading: "About us"', 'heading: "Who we are"'));
    const body = JSON.stringify({ name, values, isNew: false, opened: before });
    const answer = await ask('POST', '/preview', { headers: own(), body });
    const { html } = JSON.parse(answer.text) as Preview;
    expect(html).toContain('>Who we are</h1>');
    expect(html).toContain('We sue.');
  });

  it('says in the preview that a post with a later day is published at once, unless it is a draft', async () => {
    const dated = (draft: boolean) =>
      preview('posts/time-limits.md', (values) => ({ ...values, date: '2099-03-01', body: 'Ask.', draft }));
    expect((await dated(false)).words).toEqual([
      'March 1, 2099 is in the future, but pages would speak of it as if it were past. Write the right date. To hold back a post until then, write "draft: true".',
    ]);
    expect((await dated(true)).words).toEqual([]);
  });

  it('says in the preview that nobody lists a new ZIP code, as check does', async () => {
    const withZips = async (...zips: string[]) => {
      const { words } = await preview(addison, (values) => {
        const [first, ...others] = values.cities as Values[];
        return {
          ...values,
          cities: [{ ...first, zips: [...(first!.zips as string[]), ...zips] }, ...others],
        };
      });
      return words.filter((words) => !words.startsWith('Adds'));
    };
    expect(await withZips('05491')).toEqual([]);
    expect(await withZips('05491', '05499')).toEqual([
      'The list of U.S. ZIP codes (src/desk/zips) does not have 05499. Correct it, or if mail is delivered there, add its coordinates below "points:".',
    ]);
  });

  it('previews the edited local search, also as a draft beside others that are unwritten', async () => {
    const [search] = valuesIn('keywords.yaml', read('keywords.yaml')).keywords as Values[];
    const draft = { ...search, intro: 'Ask us about ferries.', draft: true };
    const withDraft = (keyword: string) => (values: Values) => ({
      keywords: [
        ...(values.keywords as Values[]),
        { ...draft, keyword },
        { ...draft, keyword: 'Bus Lawyer', intro: unwritten.keywordIntro },
      ],
    });
    expect(await preview('keywords.yaml', withDraft('Ferry Lawyer'))).toMatchObject({
      address: '/local-searches/ferry-lawyer',
      isDraft: true,
      words: [],
    });
    const edited = await preview('keywords.yaml', () => ({ keywords: [{ ...search, intro: 'Ask us.' }] }));
    expect(edited).toMatchObject({
      address: `/local-searches/${toSlug(String(search?.keyword))}`,
      isDraft: false,
    });
  });

  it.each([
    '../package.json',
    '../data/site.yaml',
    'counties/../site.yaml',
    '/etc/passwd',
    'published.yaml',
    'lastmod.txt',
    'guide-template.md',
    'counties/x.md',
    'counties/Ä.yaml',
    'images/a.html',
    'images/.gitkeep',
    'images/deep/a.png',
  ])('never writes or deletes %s', async (name) => {
    await expectNothingWritten(async () => {
      expect((await save([{ name, form: 'title: "X"\n' }])).status).toBe(422);
      await save([{ name }]);
      expect((await save([{ name: addison, to: name }])).status).toBe(422);
    });
  });

  it('serves pictures, but no other files', async () => {
    mkdirSync(at('images'));
    writeFileSync(at('images/lake.svg'), '<svg/>');
    writeFileSync(at('images/notes.txt'), 'Not for readers');
    const { host } = own();
    expect(await ask('GET', '/images/lake.svg', { headers: { host } })).toEqual({
      status: 200,
      text: '<svg/>',
      type: 'image/svg+xml',
      policy: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    const others = ['notes.txt', '../site.yaml', '%2e%2e/site.yaml', '..%2fsite.yaml', 'lake.svg%00', '%'];
    for (const name of others) {
      expect((await ask('GET', `/images/${name}`, { headers: { host } })).status).toBe(404);
    }
  });

  it.runIf(process.platform !== 'win32')(
    'follows no symbolic link out of the data, neither to read nor to write',
    async () => {
      const outside = `${data}-outside`;
      mkdirSync(outside);
      writeFileSync(path.join(outside, 'secret.png'), 'secret');
      writeFileSync(path.join(outside, 'secret.yaml'), 'name: "Secret"\n');
      symlinkSync(outside, at('images'));
      symlinkSync(path.join(outside, 'secret.yaml'), at('topics/secret.yaml'));
      symlinkSync(path.join(outside, 'new.yaml'), at('topics/new.yaml'));

      const names = (await opened()).files.map(({ name }) => name);
      expect(names.filter((name) => /secret|new/.test(name))).toEqual([]);
      expect((await ask('GET', '/images/secret.png', { headers: own() })).status).toBe(404);
      const picture = new Uint8Array([1]);
      const pictures = { 'images/a.png': picture, 'images/secret.png': picture };
      for (const name of ['images/a.png', 'images/secret.png', 'topics/secret.yaml', 'topics/new.yaml']) {
        const form = name.endsWith('.yaml') ? 'title: "X"\n' : undefined;
        expect((await save([{ name, form }], { pictures })).status).toBe(422);
        await save([{ name }]);
      }
      expect(contentsOf(outside)).toEqual(
        new Map([
          ['secret.png', 'secret'],
          ['secret.yaml', 'name: "Secret"\n'],
        ]),
      );
    },
  );

  it.each([
    [addison, 'name: "Addison County\n', 'The quote that opens here is never closed.'],
    [addison, 'Addison County\n', 'The file does not hold named values.'],
    [addison, '- Addison County\n', 'The file does not hold named values.'],
    [addison, '? [order]\n: 2\n', 'addison-county.yaml:1:3'],
    ['posts/time-limits.md', '---\ntitle: "Time"\n', 'The front matter is never closed.'],
    ['posts/time-limits.md', 'How long you have.\n', 'The front matter is missing.'],
  ])('does not open %s with the contents %j, and reports the mistake', async (name, text, words) => {
    writeFileSync(at(name), text);
    const { files, letter } = await opened();
    expect(files.map((file) => file.name)).not.toContain(name);
    expect(letter).toContain(words);
    const form = viewOfFile(name, String(smallSite()[name]), schemaOfFile(name)!);
    expect((await save([{ name, form }])).outcome).toMatchObject({
      kind: 'outdated',
      files: [
        { theirs: text, yours: expect.stringContaining(name === addison ? 'order: 2' : 'Count the years') },
      ],
    });
  });
});
