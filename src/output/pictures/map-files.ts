import path from 'node:path';
import type { Content } from '#content/content.ts';
import { MapDrawer, type KeepDrawings } from '#content/places/maps.ts';
import { listFiles } from '#content/files/list-files.ts';
import { keepChecked, readChecked } from '../cache/checked-file.ts';
import { forgetOldDrawings } from '../cache/drawn-files.ts';
import type { NamedFile } from '#lib/named-file.ts';

/**
 * Yields the drawings of each county, which its pages share, keeping none in memory. Drawing from shapes is slow, so
 * those are cached in `cache` between runs.
 */
export function* mapFiles(content: Content, data: string, cache: string): Generator<NamedFile> {
  const drawer = new MapDrawer(data, content, listFiles(data));
  const keep = keepMaps(cache);
  let ofSite = 0;
  for (const county of content.counties) {
    const sheet = content.maps[county.slug];
    if (!sheet) continue;
    if (sheet.shows === 'points') {
      yield* drawer.draw(county)!.files;
      continue;
    }
    let files = keptMaps(cache, sheet);
    if (!files) {
      files = drawer.draw(county)!.files;
      keep(files);
    }
    ofSite += files.length;
    yield* files;
  }
  forgetOldDrawings(path.join(cache, mapsFolder), ofSite);
}

/** Caches drawings in a folder until a run writes them. */
export const keepMaps =
  (cache: string): KeepDrawings =>
  (files) => {
    for (const { name, text } of files) keepChecked(keptMap(cache, name), text);
  };

/** Where drawings of counties come from. */
export interface MapFolders {
  data: string;
  /** The cache folder between runs; without it everything is drawn anew. */
  cache?: string;
}

const mapsFolder = 'maps';
const keptMap = (cache: string, name: string) => path.join(cache, mapsFolder, path.basename(name));

/** The cached drawings of a county; undefined if any is missing. */
function keptMaps(cache: string, { file, outline }: Content['maps'][string]): NamedFile[] | undefined {
  const names = [file, outline].filter((name) => name !== undefined);
  const files = names.flatMap((name) => {
    const text = readChecked<string>(keptMap(cache, name));
    return text === undefined ? [] : [{ name, text }];
  });
  return files.length === names.length ? files : undefined;
}

/** The drawing with this name; undefined if no county of the site has it. */
export function mapNamed(content: Content, name: string, { data, cache }: MapFolders): string | undefined {
  const kept = cache === undefined ? undefined : readChecked<string>(keptMap(cache, name));
  if (kept !== undefined) return kept;
  const county = content.counties.find(({ slug }) => {
    const sheet = content.maps[slug];
    return sheet?.file === name || sheet?.outline === name;
  });
  const drawing = county && new MapDrawer(data, content, listFiles(data)).draw(county);
  return drawing?.files.find((file) => file.name === name)?.text;
}
