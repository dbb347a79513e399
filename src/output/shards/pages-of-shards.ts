import path from 'node:path';
import { filesBelow } from '#content/files/files-below.ts';
import { counted, firstInWords } from '#lib/text.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { fileOf } from '#site/address.ts';
import { shardOf } from '../selection.ts';
import { isWhole, numbersFile, numbersIn } from './manifest.ts';
import { notWhole, type Shard } from './shards.ts';

/** Each page of the plan, with the part and the file that contain it. */
export function* pagesOfShards(
  site: Site,
  shards: readonly Shard[],
): Generator<{ address: string; dir: string; file: string; from: string }> {
  for (const route of routesOf(site)) {
    const { address } = route;
    const { dir } = shards[shardOf(route, shards.length)]!;
    const file = fileOf(address);
    yield { address, dir, file, from: path.join(dir, file) };
  }
}

/** Reasons to refuse the parts: pages that are missing, damaged or not planned, and a damaged file of numbers. */
export function wrongPagesOf(site: Site, shards: readonly Shard[]): string[] {
  const damaged = shards.filter(({ dir, manifest }) => !isWhole(path.join(dir, numbersFile), manifest.sum));
  if (damaged.length > 0) return damaged.map(({ dir }) => notWhole(dir, `${numbersFile} is`));
  const parts = new Map(
    shards.map(({ dir }) => [dir, { sums: numbersIn(dir).sums, planned: 0, wrong: [] as string[] }]),
  );
  let page = 0;
  for (const { address, dir, from } of pagesOfShards(site, shards)) {
    const part = parts.get(dir)!;
    part.planned++;
    if (!isWhole(from, part.sums[page++]!)) part.wrong.push(address);
  }
  return [...parts].flatMap(([dir, { planned, wrong }]) => {
    const pages = [...filesBelow(dir)].filter((name) => name.endsWith('.html'));
    const more = pages.length > planned ? [letterAboutMore(dir, pages, site, shards)] : [];
    return [...lettersAboutPages(dir, wrong), ...more];
  });
}

/** Such as pages of removed places, if a CI has kept the part but not the record beside it. */
function letterAboutMore(dir: string, pages: string[], site: Site, shards: readonly Shard[]): string {
  const own = new Set(
    [...pagesOfShards(site, shards)].flatMap((page) => (page.dir === dir ? page.file : [])),
  );
  const others = pages.filter((name) => !own.has(name)).sort();
  const says = `${dir} contains ${counted(others.length, 'page that belongs', 'pages that belong')} elsewhere`;
  const which = others.length > 1 ? 'them' : 'it';
  return `${says}: ${firstInWords(others, namedAtMost)}. Delete ${which}, or make that part again in a new folder.`;
}

const namedAtMost = 5;

function lettersAboutPages(dir: string, addresses: readonly string[]): string[] {
  if (addresses.length === 0) return [];
  if (addresses.length === 1) return [notWhole(dir, `the page ${addresses[0]} is`)];
  return [notWhole(dir, `the pages ${firstInWords(addresses, namedAtMost)} are`)];
}
