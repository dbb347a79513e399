import path from 'node:path';
import type { Content } from '#content/content.ts';
import { MapDrawer, type OnDrawn } from '#content/places/maps.ts';
import { listFiles } from '#content/files/list-files.ts';
import { keepChecked, readChecked } from '../cache/checked-file.ts';
import { forgetOldDrawings } from '../cache/drawn-files.ts';
import type { NamedFile } from '#lib/named-file.ts';

const mapsFolder = 'maps';
const cachedAs = (cache: string, name: string) => path.join(cache, mapsFolder, path.basename(name));
const readDrawing = (cache: string, name: string) => readChecked<string>(cachedAs(cache, name));

/** Puts the drawings of counties into the cache between runs, as drawing from shapes is slow. */
export const cacheDrawings =
  (cache: string): OnDrawn =>
  (files) => {
    for (const { name, text } of files) keepChecked(cachedAs(cache, name), text);
  };

/** Yields the drawings of each county, which its pages share, keeping none in memory. */
export function* mapFiles(content: Content, data: string, cache: string): Generator<NamedFile> {
  const drawer = new MapDrawer(data, content, listFiles(data));
  const onDrawn = cacheDrawings(cache);
  let ofSite = 0;
  for (const county of content.counties) {
    const sheet = content.maps[county.slug];
    if (!sheet) continue;
    if (sheet.shows === 'points') {
      yield* drawer.draw(county)!.files;
      continue;
    }
    let files = cachedDrawings(cache, sheet);
    if (!files) {
      files = drawer.draw(county)!.files;
      onDrawn(files);
    }
    ofSite += files.length;
    yield* files;
  }
  forgetOldDrawings(path.join(cache, mapsFolder), ofSite);
}

/** The cached drawings of a county; undefined if any is missing. */
function cachedDrawings(cache: string, { file, outline }: Content['maps'][string]): NamedFile[] | undefined {
  const names = outline ? [file, outline] : [file];
  const files = names.flatMap((name) => {
    const text = readDrawing(cache, name);
    return text === undefined ? [] : [{ name, text }];
  });
  return files.length === names.length ? files : undefined;
}

/** Where drawings of counties come from. */
export interface MapFolders {
  data: string;
  /** The cache folder between runs; without it everything is drawn anew. */
  cache?: string;
}

/** The text of the drawing with this name; undefined if no county of the site has it. */
export function findMap(content: Content, name: string, { data, cache }: MapFolders): string | undefined {
  const cached = cache === undefined ? undefined : readDrawing(cache, name);
  if (cached !== undefined) return cached;
  const county = content.counties.find(({ slug }) => {
    const sheet = content.maps[slug];
    return sheet?.file === name || sheet?.outline === name;
  });
  const drawing = county && new MapDrawer(data, content, listFiles(data)).draw(county);
  return drawing?.files.find((file) => file.name === name)?.text;
}
