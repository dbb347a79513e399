import { planPage, type Page } from '#pages/definitions.ts';
import { sourceOf, type Site } from '#site/plan.ts';
import type { Route } from '#site/routes.ts';
import { compileShape, Filler, type Shape } from './shape.ts';
import { markSlots, readSlots } from './slots.ts';

/** Renders one page in full, by React; a thousand times slower than filling a shape. */
export type RenderFully = (page: Page) => Promise<string>;

export interface RenderOptions {
  /** Compare every page with React's rendering, not only a sample of each shape. */
  verifyAll: boolean;
  write(route: Route, bytes: Buffer): void;
}

export interface Rendered {
  pages: number;
  bytes: number;
  shapes: number;
  verified: number;
}

/** Each shape is proved on its first page, and on one page in this many after it. */
const sampleEvery = 500;

/** Fills and writes each route in turn; nothing of a page is kept. */
export async function renderPages(
  site: Site,
  routes: Iterable<Route>,
  render: RenderFully,
  { verifyAll, write }: RenderOptions,
): Promise<Rendered> {
  const shapes = new Map<string, { shape: Shape; used: number }>();
  const filler = new Filler();
  const rendered: Rendered = { pages: 0, bytes: 0, shapes: 0, verified: 0 };
  for (const route of routes) {
    const page = planPage(site, route);
    const { signature, values } = readSlots(page);
    let entry = shapes.get(signature);
    if (!entry) {
      const { page: marked, isMarkup } = markSlots(page);
      entry = { shape: compileShape(await named(route, render(marked)), isMarkup), used: 0 };
      shapes.set(signature, entry);
    }
    const bytes = filler.fill(entry.shape, values);
    if (verifyAll || entry.used % sampleEvery === 0) {
      proveEqual(route, bytes.toString(), await named(route, render(page)));
      rendered.verified++;
    }
    entry.used++;
    write(route, bytes);
    rendered.pages++;
    rendered.bytes += bytes.length;
  }
  rendered.shapes = shapes.size;
  return rendered;
}

/** A rendering that failed says which page it was, and where its data stands. */
async function named<T>(route: Route, rendering: Promise<T>): Promise<T> {
  try {
    return await rendering;
  } catch (cause) {
    throw new Error(
      `The page ${route.address} (from ${sourceOf(route)}) cannot be rendered: ${String(cause)}`,
      { cause },
    );
  }
}

/** A template that looks into a text would print something else than the filled shape: show where. */
function proveEqual(route: Route, filled: string, full: string): void {
  if (filled === full) return;
  let at = 0;
  while (filled[at] === full[at]) at++;
  const around = (html: string) => JSON.stringify(html.slice(Math.max(0, at - 60), at + 60));
  throw new Error(
    [
      `The template "${route.kind}" computes with a text, so its pages cannot be filled in (seen at ${route.address}).`,
      `  React prints:  ${around(full)}`,
      `  filled shape:  ${around(filled)}`,
      '  Compose that text in the props of the template; body() may only arrange what props() made.',
    ].join('\n'),
  );
}
