import { setImmediate } from 'node:timers/promises';
import { Refused } from '#lib/refused.ts';
import { sourceOf } from '#site/plan.ts';
import type { Route } from '#site/routes/routes.ts';
import { diskLetter, isFolderInPlace } from '../disk-errors.ts';
import type { PageRenderer, RenderedPage } from './page-renderer.ts';

/** A page that could not be made, and the letter about it. */
export interface Failure {
  address: string;
  letter: string;
}

export interface Rendered {
  written: number;
  failures: Failure[];
}

/** After this many pages other work of this thread has its turn. */
const turnEvery = 32;

/**
 * Renders each planned page in turn; nothing of it is kept. `write` returns whether the page was written: one
 * that is there already is not compared with React's rendering. A page that fails does not stop the others, a
 * disk or an output folder that fails does.
 */
export async function renderPages<P extends { route: Route }>(
  renderer: PageRenderer,
  pages: Iterable<P>,
  { verifyAll }: { verifyAll: boolean },
  write: (planned: P, page: RenderedPage) => boolean,
): Promise<Rendered> {
  const rendered: Rendered = { written: 0, failures: [] };
  let count = 0;
  for (const planned of pages) {
    const { route } = planned;
    if (++count % turnEvery === 0) await setImmediate();
    try {
      const page = renderer.render(route);
      if (!write(planned, page)) continue;
      rendered.written++;
      page.verify(verifyAll ? 'all' : 'sample');
    } catch (error) {
      const stops = letterForAll(error);
      rendered.failures.push({ address: route.address, letter: stops ?? letterOf(route, error) });
      if (stops) break;
    }
  }
  return rendered;
}

/** What stands in the way of every page, not of this one alone. */
function letterForAll(error: unknown): string | undefined {
  if (error instanceof Refused) return error.message;
  return isFolderInPlace(error) ? undefined : diskLetter(error);
}

function letterOf(route: Route, error: unknown): string {
  const says = error instanceof Error ? error.message : String(error);
  return `The page ${route.address} (template "${route.kind}", data in ${sourceOf(route)}) failed:\n  ${says}`;
}
