import { lostInWords } from '#addresses/check-ledger.ts';
import { routeKinds, type Route } from '#site/routes/routes.ts';
import type { Plan } from './plan.ts';

/** The whole plan for programs: every address, nothing cut short. */
export function planAsJson({ against, pages, changes, edited, publicFiles, effects, lost }: Plan): object {
  const asJson = ({ address, kind }: Route) => ({ address, kind: routeKinds[kind].label });
  return {
    against,
    pages,
    added: changes.added.map(asJson),
    changed: edited ? changes.changed.map(asJson) : null,
    removed: changes.removed.map(asJson),
    moved: changes.moved.map((page) => ({ from: page.from, ...asJson(page) })),
    frame: changes.frame,
    longTitles: changes.longTitles,
    edited: edited ?? null,
    publicFiles: publicFiles ?? null,
    causes: effects.map(({ added, changed, removed, ...effect }) => ({
      ...effect,
      added: Object.fromEntries(added),
      changed: Object.fromEntries(changed),
      removed: Object.fromEntries(removed),
    })),
    lost: lost.map((entry) => ({
      says: lostInWords(entry),
      addresses: entry.count,
      example: entry.example,
      add: entry.missing,
    })),
  };
}
