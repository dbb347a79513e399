import { isOfPlace, planPage, wordsOfPlace, type PlaceRoute } from '#pages/definitions.ts';
import type { Page, Words } from '#pages/page.ts';
import { robotsOf } from '#site/routes/indexing.ts';
import type { Place } from '#site/places/places.ts';
import type { Site } from '#site/plan.ts';
import type { Route, RouteKind } from '#site/routes/routes.ts';
import { planShell, type Shell } from '#site/shell.ts';
import { keyOf, type Key } from '../key.ts';
import { noAssetTags, withAssetTags, type AssetTags } from './asset-tags.ts';
import { withoutDay } from './build-day.ts';
import { PageVariant, type SharedPrinters } from './page-variant.ts';
import { type RenderContext, printedPage, type PrintedPage } from './place-printer.ts';
import { renderDocument } from './document.tsx';
import { PageBuffer } from './page-bytes.ts';
import { markWords, readWords, Word } from './words.ts';

export interface RenderedPage {
  /** Changes whenever anything that the page may print changes, except the day of the build. */
  key: Key;
  /** The page before it is rendered. */
  plan(): Page;
  print(): PrintedPage;
  /** Compares the filled template with React's own rendering, of a sample or `all`; throws a letter if they differ. */
  verify(all: boolean): void;
}

/** A place as the pages of one kind about it print it. */
interface ReadPlace {
  place: Place;
  kind: RouteKind;
  /** The words as the template gave them, and their texts in order. */
  tree: Words;
  words: Word[];
  structure: Structure;
}

/** Shared by places whose words have the same structure. */
interface Structure {
  /** The words of one of them, with marks in place of its texts. */
  marked: Words;
  /** By kind of page, topic and robots rule. */
  variants: Map<string, PageVariant>;
}

/** The most structures to keep in memory, for sites where every place has its own. */
const structuresKept = 400;

export type RenderFully = (page: Page, shell: Shell) => string;

/** Renders pages: those of places by filling templates that React rendered once, all others with React. */
export class PageRenderer {
  private readonly structures = new Map<string, Structure>();
  private readonly shared: SharedPrinters = new Map();
  private readonly context: RenderContext;
  private last: ReadPlace | undefined;

  constructor(
    private readonly site: Site,
    /** Whoever only reads or compares pages needs no day, no visitor script and no asset tags. */
    shell = planShell(site, new Date(0), ''),
    renderFully: RenderFully = reactRenderer(noAssetTags),
  ) {
    const marked = withoutDay(shell);
    this.context = {
      day: shell,
      buffer: new PageBuffer(),
      literals: new Map(),
      render: (page) => renderFully(page, marked),
      counts: { templates: 0, filled: 0, verified: 0 },
    };
  }

  get counts(): RenderContext['counts'] {
    return this.context.counts;
  }

  render(route: Route): RenderedPage {
    return isOfPlace(route) ? this.renderOfPlace(route) : this.renderAlone(planPage(this.site, route));
  }

  private renderAlone(page: Page): RenderedPage {
    return {
      key: keyOf(JSON.stringify(page)),
      plan: () => page,
      print: once(() => printedPage(this.context.render(page), this.context.day)),
      verify: () => undefined,
    };
  }

  private renderOfPlace(route: PlaceRoute): RenderedPage {
    const place = this.readPlace(route);
    const variant = this.variantOf(route, place.structure);
    const words = variant.wordsOf(place.words);
    const plan = () => planPage(this.site, route, place.tree);
    const page = { words, rendered: () => this.context.render(plan()) };
    return {
      key: variant.keyOf(words),
      plan,
      print: once(() => variant.printer.print(page)),
      verify: (all) => variant.printer.verify(page, all),
    };
  }

  private variantOf(route: PlaceRoute, { marked, variants }: Structure): PageVariant {
    const topic = 'topic' in route ? route.topic.slug : '';
    const name = `${route.kind} ${topic} ${robotsOf(this.site, route) ?? ''}`;
    let variant = variants.get(name);
    if (!variant) {
      variant = new PageVariant(() => planPage(this.site, route, marked), this.context, this.shared);
      variants.set(name, variant);
    }
    return variant;
  }

  /** Keeps only the last place, as pages about one place follow each other. */
  private readPlace(route: PlaceRoute): ReadPlace {
    const { place, kind } = route;
    if (this.last?.place !== place || this.last.kind !== kind) {
      const tree = wordsOfPlace(this.site, route);
      const { structure, texts } = readWords(tree);
      const words = texts.map((text) => new Word(text));
      this.last = { place, kind, tree, words, structure: this.structureOf(structure, tree) };
    }
    return this.last;
  }

  private structureOf(name: string, tree: Words): Structure {
    let structure = this.structures.get(name);
    if (!structure) {
      if (this.structures.size >= structuresKept) {
        this.structures.clear();
        this.shared.clear();
        this.context.literals.clear();
      }
      this.structures.set(name, (structure = { marked: markWords(tree), variants: new Map() }));
    }
    return structure;
  }
}

/** React's rendering of a page, with the tags of styles and scripts. */
export const reactRenderer =
  (tags: AssetTags): RenderFully =>
  (page, shell) =>
    withAssetTags(renderDocument({ page, shell }), tags);

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
