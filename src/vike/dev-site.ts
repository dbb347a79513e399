import content from 'virtual:content';
import { planPage } from '#pages/definitions.ts';
import { findRoute } from '#site/find-route.ts';
import { planSite } from '#site/plan.ts';
import { planShell } from '#site/shell.ts';
import type { DocumentData } from './document-data.ts';

/** Where development serves what a generate writes as `assets/visitor.<hash>.json`. */
export const visitorScriptAddress = '/assets/visitor.json';

const site = planSite(content);
const shell = planShell(content, new Date(), visitorScriptAddress);

interface Found {
  data: DocumentData;
  missing: boolean;
  redirectTo?: string;
}

/** The page at an address, or the page and status that tell that there is none. */
export function findPage(address: string): Found {
  const { route, missing, redirectTo } = findRoute(site, address);
  return { data: { page: planPage(site, route), shell }, missing, ...(redirectTo && { redirectTo }) };
}
