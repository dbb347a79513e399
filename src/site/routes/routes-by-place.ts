import type { Site } from '../plan.ts';
import type { RouteGroup } from './route-groups.ts';
import { isTopic, type Route } from './routes.ts';

interface Row {
  own: RouteGroup;
  topics: RouteGroup | undefined;
  /** Pages of each place: its own, and one for each topic. */
  each: number;
}

/**
 * The routes with their indexes in the plan, in rendering order: a place's own page is followed by its topic pages, so
 * that its facts are computed once. `from` and `to` are positions in this order, which has as many pages as the plan.
 */
export function* routesByPlace(
  site: Site,
  from = 0,
  to = site.size,
): Generator<{ route: Route; index: number }> {
  let start = 0;
  for (const { own, topics, each } of rowsOf(site)) {
    const size = own.size * each;
    const end = Math.min(to - start, size);
    for (let at = Math.max(0, from - start); at < end; at++) {
      const [place, page] = [Math.floor(at / each), at % each];
      yield page === 0 ? routeAt(own, place) : routeAt(topics!, place * (each - 1) + page - 1);
    }
    start += size;
  }
}

const routeAt = (group: RouteGroup, index: number) => ({
  route: group.at(index),
  index: group.first + index,
});

const rowsOf = ({ groups, content }: Site): Row[] =>
  groups
    .filter(({ kind }) => !isTopic(kind))
    .map((own) => {
      const topics = groups.find(({ kind }) => kind === `${own.kind}-topic`);
      return { own, topics, each: topics ? 1 + content.topics.length : 1 };
    });
