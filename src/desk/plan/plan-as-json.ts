import { lostInWords } from '#addresses/check-ledger.ts';
import { routeKinds, type Route } from '#site/routes/routes.ts';
import type { Plan } from './plan.ts';

/** The whole plan for programs: every address, nothing cut short. */
export function planAsJson(
  { pages, changes, edited, publicFiles, effects, lost }: Plan,
  against: string,
): object {
  const list = (pages: readonly Route[]) =>
    pages.map(({ address, kind }) => ({ address, kind: routeKinds[kind].label }));
  return {
    against,
    pages,
    added: list(changes.added),
    changed: edited ? list(changes.changed) : null,
    removed: list(changes.removed),
    moved: changes.moved.map((page) => ({ from: page.from, ...list([page])[0]! })),
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
