import { setImmediate } from 'node:timers/promises';
import { planPage, type Page } from '#pages/definitions.ts';
import { sourceOf, type Site } from '#site/plan.ts';
import type { Route } from '#site/routes.ts';
import type { Dates } from './dates.ts';
import { diskLetter } from './disk-errors.ts';
import { differenceOf, templateLetter } from './difference.ts';
import { PagePlanner, type PlannedPage } from './page-planner.ts';
import type { MarkedHtml } from './shape.ts';
import { Shapes } from './shapes.ts';

/**
 * Renders one page in full, by React: a hundred times slower than filling a shape. `marked` leaves marks for
 * the dates too.
 */
export type RenderFully = (page: Page, dates: 'marked' | 'printed') => Promise<string>;

export interface PageToWrite extends Pick<PlannedPage, 'content' | 'key' | 'fill'> {
  route: Route;
}

export interface RenderOptions {
  render: RenderFully;
  dates: Dates;
  /** Shapes that are known from an earlier run, by signature. */
  known?: ReadonlyMap<string, MarkedHtml>;
  /** Compare every page with React's rendering, not only a sample of each shape. */
  verifyAll: boolean;
  /** Answers whether the page was written; one that is there already is not filled or compared. */
  write(page: PageToWrite): boolean;
}

export interface Rendered {
  written: number;
  verified: number;
  /** Shapes that had to be rendered in this run. */
  shapes: Map<string, MarkedHtml>;
  failures: Failure[];
}

/** A page that could not be made, and what its author is told. */
export interface Failure {
  address: string;
  letter: string;
}

/** Each shape is proved on the first page it writes, and on one in this many after it. */
const sampleEvery = 1000;

/** So many pages are kept until React has rendered them too. */
const proofsAtOnce = 8;

/** After so many pages other work of this thread has its turn, such as what another thread waits for. */
const turnEvery = 32;

/**
 * Fills and writes each route in turn; nothing of a page is kept. A page that fails does not stop the others,
 * a disk that fails does.
 */
export async function renderPages(
  site: Site,
  routes: Iterable<Route>,
  { render, dates, known, verifyAll, write }: RenderOptions,
): Promise<Rendered> {
  const shapes = new Shapes(render, dates, known);
  const planner = new PagePlanner(site, shapes, render, dates);
  const rendered: Rendered = { written: 0, verified: 0, shapes: shapes.rendered, failures: [] };

  const fail = (route: Route, error: unknown) =>
    void rendered.failures.push({
      address: route.address,
      letter: diskLetter(error) ?? letterOf(route, error),
    });

  const proofs = new Set<Promise<void>>();
  /** Goes on meanwhile: React may have to be asked in another thread. */
  const prove = async (route: Route, filled: string) => {
    const full = await render(planPage(site, route), 'printed');
    const difference = differenceOf(filled, full, templateLetter);
    if (difference) throw new Error(difference);
    rendered.verified++;
  };

  let planned = 0;
  for (const route of routes) {
    if (++planned % turnEvery === 0) await setImmediate();
    try {
      const { shape, content, key, fill } = await planner.plan(route);
      let bytes: Buffer | undefined;
      const fillOnce = () => (bytes ??= fill());
      if (!write({ route, content, key, fill: fillOnce })) continue;
      const isSample = shape !== undefined && shape.written++ % sampleEvery === 0;
      if (verifyAll || isSample) {
        const proof = prove(route, fillOnce().toString())
          .catch((error: unknown) => fail(route, error))
          .finally(() => proofs.delete(proof));
        proofs.add(proof);
        if (proofs.size >= proofsAtOnce) await Promise.race(proofs);
      }
      rendered.written++;
    } catch (error) {
      fail(route, error);
      if (diskLetter(error)) break;
    }
  }
  await Promise.all(proofs);
  return rendered;
}

function letterOf(route: Route, error: unknown): string {
  const says = error instanceof Error ? error.message : String(error);
  return `The page ${route.address} (template "${route.kind}", data in ${sourceOf(route)}) failed:\n  ${says}`;
}
