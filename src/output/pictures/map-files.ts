import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { MapDrawer } from '#content/places/maps.ts';
import { listFiles } from '#content/read.ts';
import type { Site } from '#site/plan.ts';
import { forgetOldDrawings } from '../cache/cache-folders.ts';
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
  const folder = path.join(cache, mapsFolder);
  mkdirSync(folder, { recursive: true });
  let drawn = 0;
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
      drawn++;
      writeChecked(kept, text);
    }
    yield { name, text };
  }
  if (drawn > 0) forgetOldDrawings(folder, content.counties.length);
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

const mapsFolder = 'maps';
const keptMap = (cache: string, name: string) => path.join(cache, mapsFolder, path.basename(name));

/** The drawing of this name; nothing where no county of the site has it. */
export function mapNamed(
  { content }: Pick<Site, 'content'>,
  name: string,
  { data, cache }: MapFolders,
): string | undefined {
  const kept = cache === undefined ? undefined : readChecked<string>(keptMap(cache, name));
  if (kept !== undefined) return kept;
  const county = content.counties.find(({ slug }) => content.maps[slug]?.file === name);
  return county && new MapDrawer(data, content, listFiles(data)).draw(county)?.svg;
}
