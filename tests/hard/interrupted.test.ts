import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markerFile, unfinishedLine } from '#lib/folders.mjs';
import { workFolderOf } from '#output/folder/work-folder.ts';
import { contentsOf } from '../support/files.ts';
import { run, start, temporaryFolder } from '../support/site.ts';
import { differences, type Contents } from './support/differences.ts';
import { randomNumbers } from './support/random.ts';
import { generate, newSite, ownCopy, type Accident, type RunOptions } from './support/runs.ts';
import { effort, isLong, printCount, testTimeout } from './support/effort.ts';
import { makeVersions, type Version } from './support/versions.ts';

let before: Version;
let after: Version;

beforeAll(async () => {
  [before, after] = await makeVersions();
});

/** Expects every file to be of one of the versions, and every asset that a page links to to exist. */
function expectWhole({ out }: RunOptions, versions: readonly Contents[]): void {
  const contents: Contents = existsSync(out) ? contentsOf(out) : new Map();
  for (const [name, bytes] of contents) {
    const finished = name === markerFile ? bytes.replace(`${unfinishedLine}\n`, '') : bytes;
    if (!versions.some((version) => version.get(name) === finished)) expect.fail(`${name} is of no version`);
    if (!name.endsWith('.html')) continue;
    for (const [, asset] of bytes.matchAll(/="\/((?:assets|images)\/[^"#]+)/g)) {
      if (!contents.has(asset!)) expect.fail(`${name} names ${asset}, which is not there`);
    }
  }
}

const signals = ['SIGKILL', 'SIGTERM', 'SIGINT'] as const;
const never: Accident = { kind: 'SIGKILL', at: Number.MAX_SAFE_INTEGER };

interface Start {
  force: boolean;
  /** Starts without a site and without a record of one. */
  clean: boolean;
}
const starts: [name: string, Start][] = [
  ['a first run', { force: false, clean: true }],
  ['a run over an unknown site', { force: true, clean: false }],
  ['an update', { force: false, clean: false }],
];

let killed = 0;
const series = effort;
const killsInSeries = isLong ? 6 : 2;

/** Kills runs at random changes to the disk. Each run continues where the one before was killed. */
async function killAndMend({ force, clean }: Start, seed: number): Promise<number> {
  const random = randomNumbers(seed);
  const site = newSite(before.data, 1 + (seed % 2));
  let there = { ...before, data: site.data };
  let next = { ...after, data: ownCopy(after.data) };
  await generate(site);
  if (clean) clear(site);
  const { changes } = await generate({ ...site, data: next.data, force }, { accident: never });
  [there, next] = [next, there];
  let kills = 0;
  for (let round = 0; round < series; round++) {
    if (clean) clear(site);
    const run = { ...site, data: next.data, force };
    for (let i = 0; i < killsInSeries; i++) {
      const kind = signals[(seed + i) % signals.length]!;
      const { signal, code } = await generate(run, { accident: { kind, at: 1 + random(changes) } });
      expectWhole(site, clean ? [next.contents] : [there.contents, next.contents]);
      // The run may end before the kill, because the runs before it have done part of the work.
      if (signal !== kind) {
        expect([code, differences(contentsOf(site.out), next.contents)]).toEqual([0, []]);
        break;
      }
      kills++;
    }
    expect(await generate(run)).toMatchObject({ code: 0 });
    expect(differences(contentsOf(site.out), next.contents)).toEqual([]);
    [there, next] = [next, there];
  }
  return kills;
}

function clear({ out }: RunOptions): void {
  rmSync(out, { recursive: true, force: true });
  rmSync(workFolderOf(out), { recursive: true, force: true });
}

describe.concurrent('A run that is killed again and again', () => {
  it.each(starts)(
    'leaves complete pages with all their assets as %s, and the next run finishes the site',
    async (_, start) => {
      const kills = await killAndMend(
        start,
        starts.findIndex(([, each]) => each === start),
      );
      expect(kills).toBeGreaterThanOrEqual(series);
      killed += kills;
    },
    testTimeout,
  );
});

afterAll(() => printCount(killed, 'runs were killed'));

it('An unfinished update is not accepted as a finished site until a whole run has ended', async () => {
  const site = newSite(before.data);
  await generate(site);
  const update = { ...site, data: ownCopy(after.data) };
  await generate(update, { accident: { kind: 'SIGKILL', at: 100 } });
  const doctor = () =>
    run('doctor', ['--host', 'netlify', '--out', site.out, '--reports', temporaryFolder()]);
  const { code, output } = await doctor();
  expect([code, output.split('\n', 1)[0]]).toEqual([
    2,
    `The last run has not finished, so ${site.out}/ mixes old and new pages. Run it again: npm run generate -- --out ${site.out}`,
  ]);
  await generate({ ...update, selection: { only: '/about' } });
  expect((await doctor()).code).toBe(2);
  await generate(update);
  expect((await doctor()).output).toMatch(/^The site at Netlify:/);
});

it('A site with pages that are no longer made is not accepted as finished', async () => {
  const withMore = ownCopy(before.data);
  const post = readFileSync(path.join(withMore, 'posts/time-limits.md'), 'utf8');
  writeFileSync(path.join(withMore, 'posts/more.md'), post.replace(/^title: .*$/m, 'title: "One More"'));
  const site = newSite(withMore);
  await generate(site);
  const accident: Accident = { ...never, removing: 'blog/more.html' };
  await generate({ ...site, data: ownCopy(before.data) }, { accident });
  const contents = contentsOf(site.out);
  expect(contents.has('blog/more.html')).toBe(true);
  expect(contents.get(markerFile)).toContain(unfinishedLine);
});

it('What a killed run added is removed again when its edits are undone', async () => {
  const site = newSite(before.data);
  await generate(site);
  const accident: Accident = { ...never, removing: 'costs.html' };
  await generate({ ...site, data: ownCopy(after.data) }, { accident });
  expect(existsSync(path.join(site.out, 'images/boats-1.svg'))).toBe(true);
  expect(existsSync(path.join(site.out, 'practice/boats.html'))).toBe(true);
  expectWhole(site, [before.contents, after.contents]);
  expect(await generate(site)).toMatchObject({ code: 0, outcome: { kind: 'generated', foreign: [] } });
  expect(differences(contentsOf(site.out), before.contents)).toEqual([]);
});

it('What a killed first run made does not become part of the next site', async () => {
  const site = newSite(before.data);
  await generate({ ...site, data: ownCopy(after.data) }, { accident: { kind: 'SIGKILL', at: 150 } });
  expect(existsSync(path.join(workFolderOf(site.out), 'staging/site/images/boats-1.svg'))).toBe(true);
  expect(await generate(site)).toMatchObject({ code: 0 });
  expect(differences(contentsOf(site.out), before.contents)).toEqual([]);
});

describe('A rename that is interrupted with Ctrl-C', () => {
  const accident = path.join(import.meta.dirname, 'support/accident.mjs');
  const renamed = async (data: string, at: number) => {
    const ACCIDENT = JSON.stringify({ kind: 'interrupt', at });
    const words = ['practice-area', 'car-accidents', 'crashes', '--data', data];
    return start('rename', words, { NODE_OPTIONS: `--import=${accident}`, ACCIDENT });
  };

  it('is completed, so that no reference keeps the old name', async () => {
    const whole = ownCopy(before.data);
    const { code, output } = await renamed(whole, Number.MAX_SAFE_INTEGER);
    expect(code).toBe(0);
    const changes = Number(/(\d+) changes/.exec(output)![1]);
    for (const left of [1, 3]) {
      const data = ownCopy(before.data);
      await renamed(data, changes - left);
      expect(differences(contentsOf(data), contentsOf(whole))).toEqual([]);
    }
  });
});
