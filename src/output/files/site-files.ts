import { readFileSync } from 'node:fs';
import path from 'node:path';
import { keyFileOf } from '#addresses/index-now.ts';
import { iconSheet } from '#components/icon.tsx';
import { placeStyles, printStyles } from '#components/style-files.ts';
import { listPictures } from '#content/pictures/picture-files.ts';
import { placeIndexFile } from '#site/places/place-index.ts';
import { csvFile } from '#site/address.ts';
import type { Site } from '#site/plan.ts';
import { assetFile, type NamedFile } from '#lib/named-file.ts';
import { visitorScript } from '#flows/visitor-script.ts';
import { drawnFiles, type DrawnFile } from '../cache/drawn-files.ts';
import { browserAssets } from './browser-assets.ts';
import { headersFile, redirectsFile, robotsTxt } from './host-files.ts';
import { pagesCsv } from './pages-csv.ts';
import type { OutputFolder } from '../folder/output-folder.ts';
import { writeEditor } from './editor-files.ts';
import { feedXml } from './feed.ts';
import { llmsTxt } from './llms-txt.ts';
import { feedFile, iconFiles, llmsFile } from '../generator-files.ts';
import { writePublicFiles } from './public-files.ts';
import { mapFiles, type MapFolders } from '../pictures/map-files.ts';
import { logoSvg } from '../pictures/logo.ts';
import { drawnIcons, webManifest } from '../pictures/site-icons.ts';
import { drawnSocialImages } from '../pictures/social-images.ts';

interface SiteFilesInput {
  site: Site;
  /** Folder of the data, for its pictures and public files. */
  data: string;
  /** Folder of the bundles, for styles and scripts. */
  bundles: string;
  /** Cache of drawn pictures between runs. */
  cache: string;
}

/** Files that pages load or link to, written before the first page that refers to them. */
export function writeAssets({ site, data, bundles, cache }: SiteFilesInput, folder: OutputFolder): void {
  const client = path.join(bundles, 'client');
  for (const name of browserAssets(bundles)) folder.file(name, readFileSync(path.join(client, name)));
  for (const name of listPictures(data)) folder.file(name, readFileSync(path.join(data, name)));
  for (const { name, text } of textAssets(site)) folder.file(name, text);
  for (const { name, text } of mapFiles(site.content, data, cache)) folder.file(name, text);
  writeEditor(site.content.settings, bundles, folder);
  writePublicFiles(data, folder);
}

/** Files for search engines, marketers, the host and other sites. */
export async function writeSiteFiles(
  { site, data, cache }: SiteFilesInput,
  folder: OutputFolder,
): Promise<void> {
  const { content } = site;
  await folder.stream(csvFile, pagesCsv(site));
  folder.file('robots.txt', robotsTxt(content.settings));
  for (const { name, text } of feedOf(site)) folder.file(name, text);
  folder.file(llmsFile, llmsTxt(site));
  const { indexNow } = content.settings;
  if (indexNow) folder.file(keyFileOf(indexNow.key), indexNow.key);
  folder.file('_redirects', redirectsFile(site, data));
  folder.file('_headers', headersFile(content.settings));
  for await (const { name, bytes } of drawnFiles(
    drawnPictures(site, { data, cache }),
    path.join(cache, 'drawings'),
  )) {
    folder.file(name, bytes);
  }
}

/** Text files that pages load, made from the data or by components. */
export function textAssets(site: Site): NamedFile[] {
  return [
    visitorScriptFile(site),
    placeIndexFile(site),
    iconSheet,
    placeStyles,
    printStyles,
    { name: iconFiles.svg, text: logoSvg(site.content) },
    { name: iconFiles.manifest, text: webManifest(site.content.settings) },
  ];
}

/** The feed, if the site has articles. */
export const feedOf = (site: Site): NamedFile[] =>
  site.content.posts.length > 0 ? [{ name: feedFile, text: feedXml(site) }] : [];

export const drawnPictures = (site: Site, folders: MapFolders): DrawnFile[] => [
  ...drawnIcons(site.content),
  ...drawnSocialImages(site, folders),
];

/** The data of the form and the chat, as a file whose name changes with its content. */
export function visitorScriptFile({ content, places }: Site): NamedFile {
  const counties = places.counties.map(({ name, entry: { serviceArea } }) => ({ name, serviceArea }));
  return assetFile('visitor', 'json', JSON.stringify(visitorScript({ ...content, counties })));
}
