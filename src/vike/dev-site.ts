import content from 'virtual:content';
import { pagesCsv } from '#output/files/pages-csv.ts';
import { drawnPictures, feedOf, textAssets, visitorScriptFile } from '#output/files/site-files.ts';
import type { DocumentData } from '#output/render/document.tsx';
import { planPage } from '#pages/definitions.ts';
import { csvFile } from '#site/address.ts';
import { findRoute } from '#site/routes/find-route.ts';
import { planSite } from '#site/plan.ts';
import { planShell } from '#site/shell.ts';

const site = planSite(content);
const shell = planShell(site, new Date(), `/${visitorScriptFile(site).name}`);

interface Found {
  data: DocumentData;
  missing: boolean;
  redirectTo?: string;
}

/** The page at an address, or the 404 page or redirect for an unknown one. */
export function findPage(address: string): Found {
  const { route, missing, redirectTo } = findRoute(site, address);
  return { data: { page: planPage(site, route), shell }, missing, redirectTo };
}

/** A file that `generate` would write, made from the current data; undefined if there is none of this name. */
export async function fileAt(address: string, data: string): Promise<string | Buffer | undefined> {
  const isAsked = ({ name }: { name: string }) => `/${name}` === address;
  if (isAsked({ name: csvFile })) return [...pagesCsv(site)].join('');
  const text = [...textAssets(site), ...feedOf(site)].find(isAsked)?.text;
  return text ?? drawnPictures(site, { data }).find(isAsked)?.draw();
}
