import { setImmediate } from 'node:timers/promises';
import { dataFileOf } from '#site/plan.ts';
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

/** After this many pages the thread yields to its other work. */
export const turnEvery = 32;

/**
 * Renders the planned pages one by one, keeping none. `write` returns whether the page was written; pages already in
 * place are not compared with React's rendering. A failing page does not stop the others; a failing disk does.
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
      page.verify(verifyAll);
    } catch (error) {
      const disk = isFolderInPlace(error) ? undefined : diskLetter(error);
      rendered.failures.push({ address: route.address, letter: disk ?? letterOf(route, error) });
      if (disk) break;
    }
  }
  return rendered;
}

function letterOf(route: Route, error: unknown): string {
  const says = error instanceof Error ? error.message : String(error);
  return `The page ${route.address} (template "${route.kind}", data in ${dataFileOf(route)}) failed:\n  ${says}`;
}
