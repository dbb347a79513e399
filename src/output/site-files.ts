import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '#content/read.ts';
import type { Site } from '#site/plan.ts';
import { headersFile, redirectsFile, robotsTxt } from './host-files.ts';
import { writeLists } from './lists.ts';
import type { OutputFolder } from './output-folder.ts';
import type { NamedFile } from './visitor-script-file.ts';

interface SiteFilesInput {
  site: Site;
  /** Folder of the data, for its drawings. */
  data: string;
  /** Folder of the bundles, for styles and scripts. */
  bundles: string;
  visitorScript: NamedFile;
}

/** What pages load. It is in place before the first page that names it. */
export function writeAssets({ data, bundles, visitorScript }: SiteFilesInput, folder: OutputFolder): void {
  const client = path.join(bundles, 'client');
  for (const name of listFiles(client, 'assets')) folder.file(name, readFileSync(path.join(client, name)));
  folder.file(visitorScript.name, visitorScript.text);
  for (const name of listFiles(data, 'images')) folder.file(name, readFileSync(path.join(data, name)));
}

/** What search engines, marketers and the host read. */
export function writeSiteFiles({ site }: SiteFilesInput, folder: OutputFolder): void {
  const { content } = site;
  writeLists(site, folder);
  folder.file('robots.txt', robotsTxt(content.site));
  folder.file('_redirects', redirectsFile(content));
  folder.file('_headers', headersFile(content.site));
}
