import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '#content/content.ts';
import { mediaTypeOf } from '#content/pictures/picture-formats.ts';
import type { SocialImage } from '#site/social.ts';
import { findMap, type MapFolders } from './map-files.ts';
import { svgDataUri } from './logo.ts';
import { themeColor } from './theme.ts';

/** The art beside the words of a shared picture. */
export interface SocialArt {
  /** A data URL. */
  src: string;
  width: number;
  height: number;
}

/** The room beside the words. */
const room = { width: 520, height: 400 };
/** Drawings in data/images are about twice as wide as high; photographs are cropped to that. */
const pictureSize = { width: 520, height: 292 };

/** The file types that can be drawn into another picture. */
const drawable = ['image/svg+xml', 'image/png', 'image/jpeg'];

/** The picture or map on a shared picture; undefined if it has none, or one of a type that cannot be drawn. */
export function socialArt(
  content: Content,
  { shows }: SocialImage,
  folders: MapFolders,
): SocialArt | undefined {
  if (!shows) return undefined;
  if ('map' in shows) {
    const map = findMap(content, shows.map, folders);
    return map === undefined ? undefined : silhouette(map);
  }
  const type = mediaTypeOf(shows.picture);
  if (type === undefined || !drawable.includes(type)) return undefined;
  const bytes = readFileSync(path.join(folders.data, shows.picture));
  return { src: `data:${type};base64,${bytes.toString('base64')}`, ...pictureSize };
}

/** Width of the lines between ZIPs, in pixels of the shared picture. */
const lineWidth = 1.5;

/** Only the land of a county, as large as fits. */
function silhouette(map: string): SocialArt | undefined {
  const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(map) ?? []).map(Number);
  const land = /<g id="land">.*?<\/g>/s.exec(map)?.[0];
  if (!land || !width || !height) return undefined;
  const scale = Math.min(room.width / width, room.height / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<g fill="${themeColor('navy')}" stroke="${themeColor('paper')}" stroke-width="${lineWidth / scale}" stroke-linejoin="round">` +
    `${land.replace('id="rest"', `fill="${themeColor('line')}"`)}</g></svg>`;
  return { src: svgDataUri(svg), ...size };
}
