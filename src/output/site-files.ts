import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '#content/read.ts';
import { placeIndexFile } from '#site/place-index.ts';
import type { Site } from '#site/plan.ts';
import { browserAssets } from './browser-assets.ts';
import { drawnFiles } from './drawn-files.ts';
import { headersFile, redirectsFile, robotsTxt } from './host-files.ts';
import { writeLists } from './lists.ts';
import type { OutputFolder } from './output-folder.ts';
import { drawnIcons, iconFiles, svgIcon, webManifest } from './site-icons.ts';
import { drawnSocialImages } from './social-images.ts';
import type { NamedFile } from './visitor-script-file.ts';

interface SiteFilesInput {
  site: Site;
  /** Folder of the data, for its drawings. */
  data: string;
  /** Folder of the bundles, for styles and scripts. */
  bundles: string;
  visitorScript: NamedFile;
  /** Where drawn pictures are kept between runs. */
  cache: string;
}

/** What pages load. It is in place before the first page that names it. */
export async function writeAssets(input: SiteFilesInput, folder: OutputFolder): Promise<void> {
  const { site, data, bundles, visitorScript, cache } = input;
  const client = path.join(bundles, 'client');
  for (const name of browserAssets(bundles)) folder.file(name, readFileSync(path.join(client, name)));
  const places = placeIndexFile(site);
  folder.file(visitorScript.name, visitorScript.text);
  folder.file(places.name, places.text);
  for (const name of listFiles(data, 'images')) folder.file(name, readFileSync(path.join(data, name)));
  folder.file(iconFiles.svg, svgIcon());
  folder.file(iconFiles.manifest, webManifest(site.content.site));
  const drawings = [...drawnIcons(), ...drawnSocialImages(site)];
  for await (const { name, bytes } of drawnFiles(drawings, path.join(cache, 'drawings'))) {
    folder.file(name, bytes);
  }
}

/** What search engines, marketers and the host read. */
export function writeSiteFiles({ site }: SiteFilesInput, folder: OutputFolder): void {
  const { content } = site;
  writeLists(site, folder);
  folder.file('robots.txt', robotsTxt(content.site));
  folder.file('_redirects', redirectsFile(content));
  folder.file('_headers', headersFile(content.site));
}
