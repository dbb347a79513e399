import type { Page } from '#pages/definitions.ts';
import type { Dates } from './dates.ts';
import type { RenderFully } from './render-pages.ts';
import { compileShape, type MarkedHtml, type Shape } from './shape.ts';
import { markSlots } from './slots.ts';

/** A shape, and how many pages of it were written. */
export interface UsedShape {
  shape: Shape;
  written: number;
}

/** The shapes of a run: known from an earlier one, or rendered when the first page of theirs comes. */
export class Shapes {
  readonly rendered = new Map<string, MarkedHtml>();
  private readonly used = new Map<string, UsedShape>();

  constructor(
    private readonly render: RenderFully,
    private readonly dates: Dates,
    private readonly known: ReadonlyMap<string, MarkedHtml> | undefined,
  ) {}

  get(signature: string): UsedShape | undefined {
    return this.used.get(signature);
  }

  async make(signature: string, page: Page): Promise<UsedShape> {
    const marked = this.known?.get(signature) ?? (await this.renderMarked(signature, page));
    const shape = { shape: compileShape(marked, this.dates), written: 0 };
    this.used.set(signature, shape);
    return shape;
  }

  private async renderMarked(signature: string, page: Page): Promise<MarkedHtml> {
    const { page: markedPage, isMarkup } = markSlots(page);
    const marked = { html: await this.render(markedPage, 'marked'), isMarkup };
    this.rendered.set(signature, marked);
    return marked;
  }
}
