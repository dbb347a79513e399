import { existsSync, rmSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentsOf } from '../support/files.ts';
import { randomNumbers } from './support/random.ts';
import { generate, newSite, type Accident, type RunOptions } from './support/runs.ts';
import { makeVersions, type Contents, type Version } from './support/versions.ts';

let before: Version;
let after: Version;

beforeAll(async () => {
  [before, after] = await makeVersions();
});

/** Every file is whole, as it was before or as it will be, and what a page names is there. */
function expectWhole({ out }: RunOptions, versions: readonly Contents[]): void {
  const contents: Contents = existsSync(out) ? contentsOf(out) : new Map();
  for (const [name, bytes] of contents) {
    if (!versions.some((version) => version.get(name) === bytes)) expect.fail(`${name} is of no version`);
    if (!name.endsWith('.html')) continue;
    for (const [, asset] of bytes.matchAll(/="\/((?:assets|images)\/[^"]+)"/g)) {
      if (!contents.has(asset!)) expect.fail(`${name} names ${asset}, which is not there`);
    }
  }
}

const signals = ['SIGKILL', 'SIGTERM', 'SIGINT'] as const;
const never: Accident = { kind: 'SIGKILL', at: Number.MAX_SAFE_INTEGER };

interface Start {
  force: boolean;
  /** Nothing is there, and nothing is remembered. */
  clean: boolean;
}
const starts: [name: string, Start][] = [
  ['a first run', { force: false, clean: true }],
  ['a run over an unknown site', { force: true, clean: false }],
  ['an update', { force: false, clean: false }],
];

const killsInSeries = 3;
const series = 6;

/** Kills runs at random changes to the disk, each the run that would have mended the one before. */
async function killAndMend({ force, clean }: Start, seed: number): Promise<number> {
  const random = randomNumbers(seed);
  const site = newSite(before.data, 1 + (seed % 2));
  let [there, next] = [before, after];
  await generate(site);
  if (clean) clear(site);
  const { changes } = await generate({ ...site, data: next.data, force }, { accident: never });
  [there, next] = [next, there];
  let kills = 0;
  for (let round = 0; round < series; round++) {
    if (clean) clear(site);
    const run = { ...site, data: next.data, force };
    for (let i = 0; i < killsInSeries; i++) {
      const kind = signals[random(signals.length)]!;
      const { signal } = await generate(run, { accident: { kind, at: 1 + random(changes) } });
      if (signal === kind) kills++;
      expectWhole(site, clean ? [next.contents] : [there.contents, next.contents]);
    }
    const { code, outcome } = await generate(run);
    expect([code, outcome]).toEqual([0, expect.objectContaining({ kind: expect.any(String) })]);
    expect(contentsOf(site.out)).toEqual(next.contents);
    [there, next] = [next, there];
  }
  return kills;
}

function clear({ out, cache }: RunOptions): void {
  rmSync(out, { recursive: true, force: true });
  rmSync(cache, { recursive: true, force: true });
}

describe('A run that is killed, forty times', () => {
  it.each(starts)(
    'as %s leaves whole pages with all they name, and the next run ends as if nothing had happened',
    async (_, start) => {
      const kills = await Promise.all([killAndMend(start, 1), killAndMend(start, 2)]);
      console.log(kills);
    },
    120_000,
  );
});
