import { readFileSync } from 'node:fs';
import path from 'node:path';
import { keyFileOf } from '#addresses/index-now.ts';
import { iconSheet } from '#components/icon-sheet.ts';
import { placeStyles } from '#components/place/place-styles.ts';
import { listPictures } from '#content/files/picture-files.ts';
import { placeIndexFile } from '#site/places/place-index.ts';
import type { Site } from '#site/plan.ts';
import { browserAssets } from './browser-assets.ts';
import { drawnFiles, type DrawnFile } from '../cache/drawn-files.ts';
import { headersFile, redirectsFile, robotsTxt } from './host-files.ts';
import { writePagesCsv } from './lists.ts';
import type { OutputFolder } from '../folder/output-folder.ts';
import { writeEditor } from './editor-files.ts';
import { feedXml } from './feed.ts';
import { llmsTxt } from './llms-txt.ts';
import { feedFile, iconFiles, llmsFile } from './own-files.ts';
import { writePublicFiles } from './public-files.ts';
import { visitorScriptFile } from './visitor-script-file.ts';
import { mapFiles, type MapFolders } from '../pictures/map-files.ts';
import { markSvg } from '../pictures/logo.ts';
import { drawnIcons, webManifest } from '../pictures/site-icons.ts';
import { drawnSocialImages } from '../pictures/social-images.ts';
import type { NamedFile } from '#lib/named-file.ts';

interface SiteFilesInput {
  site: Site;
  /** Folder of the data, for its pictures and public files. */
  data: string;
  /** Folder of the bundles, for styles and scripts. */
  bundles: string;
  /** Where drawn pictures are kept between runs. */
  cache: string;
}

/** What pages load or link to. It is in place before the first page that names it. */
export function writeAssets({ site, data, bundles, cache }: SiteFilesInput, folder: OutputFolder): void {
  const client = path.join(bundles, 'client');
  for (const name of browserAssets(bundles)) folder.file(name, readFileSync(path.join(client, name)));
  for (const name of listPictures(data)) folder.file(name, readFileSync(path.join(data, name)));
  for (const { name, text } of textAssets(site)) folder.file(name, text);
  for (const { name, text } of mapFiles(site, data, cache)) folder.file(name, text);
  writeEditor(site.content.site, bundles, folder);
  writePublicFiles(data, folder);
}

/** What search engines, marketers, the host and other sites read. */
export async function writeSiteFiles(
  { site, data, cache }: SiteFilesInput,
  folder: OutputFolder,
): Promise<void> {
  const { content } = site;
  await writePagesCsv(site, folder);
  folder.file('robots.txt', robotsTxt(content.site));
  if (content.posts.length > 0) folder.file(feedFile, feedXml(site));
  folder.file(llmsFile, llmsTxt(site));
  const { indexNow } = content.site;
  if (indexNow) folder.file(keyFileOf(indexNow.key), indexNow.key);
  folder.file('_redirects', redirectsFile(site));
  folder.file('_headers', headersFile(content.site));
  for await (const { name, bytes } of drawnFiles(
    pictures(site, { data, cache }),
    path.join(cache, 'drawings'),
  )) {
    folder.file(name, bytes);
  }
}

/** What pages load that is made from the data. */
export function textAssets(site: Site): NamedFile[] {
  return [
    visitorScriptFile(site),
    placeIndexFile(site),
    iconSheet,
    placeStyles,
    { name: iconFiles.svg, text: markSvg(site.content) },
    { name: iconFiles.manifest, text: webManifest(site.content.site) },
  ];
}

export function pictures(site: Site, folders: MapFolders): DrawnFile[] {
  return [...drawnIcons(site.content), ...drawnSocialImages(site, folders)];
}
