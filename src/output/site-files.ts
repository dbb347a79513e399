import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '#content/read.ts';
import { placeIndexFile } from '#site/place-index.ts';
import type { Site } from '#site/plan.ts';
import { browserAssets } from './browser-assets.ts';
import { drawnFiles, type DrawnFile } from './drawn-files.ts';
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
  for (const name of listFiles(data, 'images')) folder.file(name, readFileSync(path.join(data, name)));
  const { texts, drawings } = madeAssets(site, visitorScript);
  for (const { name, text } of texts) folder.file(name, text);
  for await (const { name, bytes } of drawnFiles(drawings, path.join(cache, 'drawings'))) {
    folder.file(name, bytes);
  }
}

/** What pages load that is made from the data, in development too. */
export function madeAssets(
  site: Site,
  visitorScript: NamedFile,
): { texts: NamedFile[]; drawings: DrawnFile[] } {
  return {
    texts: [
      visitorScript,
      placeIndexFile(site),
      { name: iconFiles.svg, text: svgIcon() },
      { name: iconFiles.manifest, text: webManifest(site.content.site) },
    ],
    drawings: [...drawnIcons(), ...drawnSocialImages(site)],
  };
}

/** What search engines, marketers and the host read. */
export function writeSiteFiles({ site }: SiteFilesInput, folder: OutputFolder): void {
  const { content } = site;
  writeLists(site, folder);
  folder.file('robots.txt', robotsTxt(content.site));
  folder.file('_redirects', redirectsFile(site));
  folder.file('_headers', headersFile(content.site));
}
