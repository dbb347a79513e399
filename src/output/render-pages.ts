import { planPage, type Page } from '#pages/definitions.ts';
import { sourceOf, type Site } from '#site/plan.ts';
import type { Route } from '#site/routes.ts';
import type { Dates } from './dates.ts';
import { diskLetter } from './disk-errors.ts';
import { compileShape, Filler, type MarkedHtml, type Shape } from './shape.ts';
import { markSlots, readSlots, type Value } from './slots.ts';

/**
 * Renders one page in full, by React: a hundred times slower than filling a shape. `marked` leaves marks for
 * the dates too.
 */
export type RenderFully = (page: Page, dates: 'marked' | 'printed') => Promise<string>;

export interface PageToWrite {
  route: Route;
  shape: Shape;
  values: readonly Value[];
  /** Fills the shape; the bytes are valid until the next page. */
  fill(): Buffer;
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
  failures: string[];
}

/** Each shape is proved on the first page it writes, and on one in this many after it. */
const sampleEvery = 1000;

/**
 * Fills and writes each route in turn; nothing of a page is kept. A page that fails does not stop the others,
 * a disk that fails does.
 */
export async function renderPages(
  site: Site,
  routes: Iterable<Route>,
  options: RenderOptions,
): Promise<Rendered> {
  const { render, dates, known, verifyAll, write } = options;
  const shapes = new Map<string, { shape: Shape; written: number }>();
  const filler = new Filler();
  const rendered: Rendered = { written: 0, verified: 0, shapes: new Map(), failures: [] };

  const shapeOf = async (signature: string, page: Page) => {
    let marked = known?.get(signature);
    if (!marked) {
      const { page: markedPage, isMarkup } = markSlots(page);
      marked = { html: await render(markedPage, 'marked'), isMarkup };
      rendered.shapes.set(signature, marked);
    }
    const entry = { shape: compileShape(marked, dates), written: 0 };
    shapes.set(signature, entry);
    return entry;
  };

  for (const route of routes) {
    try {
      const page = planPage(site, route);
      const { signature, values } = readSlots(page);
      const entry = shapes.get(signature) ?? (await shapeOf(signature, page));
      let bytes: Buffer | undefined;
      const fill = () => (bytes ??= filler.fill(entry.shape, values));
      if (!write({ route, shape: entry.shape, values, fill })) continue;
      if (verifyAll || entry.written % sampleEvery === 0) {
        const filled = fill().toString();
        const difference = differenceOf(filled, await render(page, 'printed'));
        if (difference) throw new Error(difference);
        rendered.verified++;
      }
      entry.written++;
      rendered.written++;
    } catch (error) {
      const ofDisk = diskLetter(error);
      rendered.failures.push(ofDisk ?? letterOf(route, error));
      if (ofDisk) break;
    }
  }
  return rendered;
}

function letterOf(route: Route, error: unknown): string {
  const says = error instanceof Error ? error.message : String(error);
  return `The page ${route.address} (template "${route.kind}", data in ${sourceOf(route)}) failed:\n  ${says}`;
}

/** A template that looks into a text prints something else than the filled shape: shows where. */
function differenceOf(filled: string, full: string): string | undefined {
  if (filled === full) return undefined;
  let at = 0;
  while (filled[at] === full[at]) at++;
  const around = (html: string) => JSON.stringify(html.slice(Math.max(0, at - 60), at + 60));
  return [
    'Its template computes with a text, so it cannot be filled in.',
    `  React prints:  ${around(full)}`,
    `  filled shape:  ${around(filled)}`,
    '  Compose that text in the props of the template; body() may only arrange what props() made.',
  ].join('\n');
}
