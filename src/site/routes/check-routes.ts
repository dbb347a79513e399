import type { Locate, Problem } from '#lib/problem.ts';
import { routesBesideTopics, dataFileOf, type Site } from '../plan.ts';
import { isNotFound, type Route } from './routes.ts';

/**
 * Two things on one address. Topic pages are left out: their address holds a place and a topic, both unique already.
 */
export function checkRoutes(site: Site, locate: Locate): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, Route>();
  const add = (file: string, says: string, fix: string) => problems.push({ ...locate(file, []), says, fix });
  for (const route of routesBesideTopics(site)) {
    const owner = owners.get(route.address);
    if (!owner) owners.set(route.address, route);
    else if (isNotFound(route.kind)) {
      // It has no file of its own, so the other one must change.
      const says = `The address ${route.address} belongs to the page for unknown addresses.`;
      add(dataFileOf(owner), says, 'Choose another slug.');
    } else {
      const says = `The address ${route.address} is already taken by ${locate(dataFileOf(owner), []).file}.`;
      add(dataFileOf(route), says, 'Give one of the two another slug.');
    }
  }
  return problems;
}
