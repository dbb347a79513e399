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
 * are kept in `folder` between runs.
 */
export function* mapFiles(
  { content }: Pick<Site, 'content'>,
  data: string,
  folder: string,
): Generator<NamedFile> {
  const drawer = new MapDrawer(data, content, listFiles(data));
  mkdirSync(folder, { recursive: true });
  for (const county of content.counties) {
    const sheet = content.maps[county.slug];
    if (!sheet) continue;
    const { file: name, shows } = sheet;
    if (shows === 'points') {
      yield { name, text: drawer.draw(county)!.svg };
      continue;
    }
    const kept = path.join(folder, path.basename(name));
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
  for (const { name, text } of mapFiles(site, data, path.join(cache, 'maps'))) folder.file(name, text);
}

/** One of them, drawn anew. */
export function mapFileAt(
  { content }: Pick<Site, 'content'>,
  data: string,
  name: string,
): string | undefined {
  const county = content.counties.find(({ slug }) => content.maps[slug]?.file === name);
  return county && new MapDrawer(data, content, listFiles(data)).draw(county)?.svg;
}
