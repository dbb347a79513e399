import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { FinishedSite } from '#audit/reading/finished-site.ts';
import { heaviestOfEachKind } from '#audit/reading/weights.ts';
import { readChunks } from '#output/files/browser-assets.ts';
import { loadSite } from '#output/load-site.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { fileOf } from '#site/address.ts';
import { inKilobytes, type IslandWeight, type PageWeight } from './budgets.ts';
import { islandsOf, scriptsOf } from './chunk-graph.ts';
import { hostsOf, loadsOf } from './page-loads.ts';
import type { BenchSetting } from '../setting.ts';
import { formatTable } from '../table.ts';

interface Weights {
  pages: PageWeight[];
  islands: IslandWeight[];
}

/** Weighs the heaviest page of each kind of the real site as hosts send it, with each file compressed separately. */
export async function weighPages({ workspace, copy, threads }: BenchSetting): Promise<Weights> {
  const out = workspace.fresh('out');
  await copy.generate({ out, threads });
  const chunks = readChunks(bundlesIn(copy.cache));
  const entryOf = new Map(Object.entries(chunks).map(([entry, { file }]) => [`/${file}`, entry]));
  const gzipOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(out, file))).length, 0);
  const gzipOfScripts = (entries: readonly string[]) => gzipOf(entries.map((entry) => chunks[entry]!.file));

  const site = loadSite(copy.data).site!;
  const { tracker } = site.content.settings;
  const loaded = new Set<string>();
  const pages = heaviestPages(site, out).map(({ kind, address, brotli }): PageWeight => {
    const html = readFileSync(path.join(out, fileOf(address)), 'utf8');
    const { styles, scripts, others } = loadsOf(html);
    const local = styles.filter((style) => style.startsWith('/') && !style.startsWith('//'));
    const inStyles = local.flatMap((style) => addressesIn(readFileSync(path.join(out, style), 'utf8')));
    const entries = scriptsOf(
      chunks,
      scripts.flatMap((script) => entryOf.get(script) ?? []),
    );
    entries.forEach((entry) => loaded.add(entry));
    const allowed = tracker ? [new URL(tracker.url).host] : [];
    return {
      kind,
      address,
      brotli,
      gzip: gzipOf([fileOf(address), ...local]),
      script: gzipOfScripts(entries),
      otherHosts: hostsOf([...styles, ...scripts, ...others, ...inStyles]).filter(
        (host) => !allowed.includes(host),
      ),
    };
  });
  const islands = islandsOf(chunks, [...loaded]).map(({ name, scripts }) => ({
    name,
    chunks: scripts.length,
    gzip: gzipOfScripts(scripts),
  }));
  return { pages, islands };
}

function heaviestPages(site: Site, out: string) {
  const pages = [...routesOf(site)].map(({ kind, address }) => ({
    kind,
    address,
    bytes: statSync(path.join(out, fileOf(address))).size,
  }));
  const dist = new FinishedSite(out, site.content.settings.url);
  return heaviestOfEachKind(pages, dist).map(({ page, bytes }) => ({ ...pages[page]!, brotli: bytes }));
}

/** The copy of the project has only one set of bundles. */
function bundlesIn(cache: string): string {
  const folder = path.join(cache, 'site');
  return path.join(
    folder,
    readdirSync(folder).find((name) => name.startsWith('bundles-'))!,
  );
}

const addressesIn = (css: string) => [...css.matchAll(/url\(["']?([^"')]+)/g)].map((match) => match[1]!);

export function pageWeightTables({ pages, islands }: Weights): string {
  const pageRows = pages.map(({ kind, address, brotli, gzip, script, otherHosts }) => [
    kind,
    inKilobytes(brotli),
    inKilobytes(gzip),
    inKilobytes(script),
    otherHosts.join(' ') || 'none',
    address,
  ]);
  const islandRows = islands.map(({ name, chunks, gzip }) => [name, inKilobytes(gzip), String(chunks)]);
  return [
    'The heaviest page of each kind: HTML and blocking styles, script before the first interaction; in KB\n',
    formatTable(['kind', 'brotli', 'gzip', 'script, gzip', 'other hosts', 'address'], pageRows),
    '\nWhat loads only when a visitor reaches for it; in KB\n',
    formatTable(['island', 'gzip', 'files'], islandRows),
  ].join('\n');
}
