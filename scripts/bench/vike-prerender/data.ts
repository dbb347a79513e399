import { planPage } from '#pages/definitions.ts';
import { plannedSite, routes, shell } from './planned-site.ts';

export function data({ urlPathname }: { urlPathname: string }) {
  return { page: planPage(plannedSite, routes.get(urlPathname)!), shell };
}
