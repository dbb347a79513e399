import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { MapDrawer } from '#content/places/maps.ts';
import { listFiles } from '#content/read.ts';
import type { Site } from '#site/plan.ts';
import { readChecked, writeChecked } from '../cache/checked-file.ts';
import type { NamedFile } from '#lib/named-file.ts';
import type { OutputFolder } from '../folder/output-folder.ts';

/**
 * The drawing of each county in turn, which all its pages share; none is held. Those of shapes take their time, so they
 * are kept in `cache` between runs.
 */
export function* mapFiles(
  { content }: Pick<Site, 'content'>,
  data: string,
  cache: string,
): Generator<NamedFile> {
  const drawer = new MapDrawer(data, content, listFiles(data));
  mkdirSync(path.join(cache, mapsFolder), { recursive: true });
  for (const county of content.counties) {
    const sheet = content.maps[county.slug];
    if (!sheet) continue;
    const { file: name, shows } = sheet;
    if (shows === 'points') {
      yield { name, text: drawer.draw(county)!.svg };
      continue;
    }
    const kept = keptMap(cache, name);
    let text = readChecked<string>(kept);
    if (text === undefined) {
      text = drawer.draw(county)!.svg;
      writeChecked(kept, text);
    }
    yield { name, text };
  }
}

/** They are in place before the first page that names one. */
export function writeMaps(site: Site, data: string, cache: string, folder: OutputFolder): void {
  for (const { name, text } of mapFiles(site, data, cache)) folder.file(name, text);
}

/** Where drawings of counties come from. */
export interface MapFolders {
  data: string;
  /** Where drawings are kept between runs; without it each is drawn anew. */
  cache?: string;
}

/** One of them by its name, kept or drawn. */
export const mapSource = (
  site: Pick<Site, 'content'>,
  name: string,
  { data, cache }: MapFolders,
): string | undefined =>
  (cache === undefined ? undefined : readChecked<string>(keptMap(cache, name))) ??
  mapFileAt(site, data, name);

const mapsFolder = 'maps';
const keptMap = (cache: string, name: string) => path.join(cache, mapsFolder, path.basename(name));

/** One of them, drawn anew. */
export function mapFileAt(
  { content }: Pick<Site, 'content'>,
  data: string,
  name: string,
): string | undefined {
  const county = content.counties.find(({ slug }) => content.maps[slug]?.file === name);
  return county && new MapDrawer(data, content, listFiles(data)).draw(county)?.svg;
}
