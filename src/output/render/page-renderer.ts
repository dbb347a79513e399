import { mainText } from '#lib/html/html-text.ts';
import {
  isOfPlace,
  planPage,
  planPlacePage,
  wordsOfPlace,
  type Page,
  type PlaceRoute,
} from '#pages/definitions.ts';
import { robotsOf } from '#site/routes/indexing.ts';
import type { Place } from '#site/places/places.ts';
import type { Site } from '#site/plan.ts';
import type { Route, RouteKind } from '#site/routes/routes.ts';
import type { Shell } from '#site/shell.ts';
import { keyOf, type Key } from '../key.ts';
import { withAssetTags, type AssetTags } from './asset-tags.ts';
import { printDay, withoutDay } from './build-day.ts';
import { differenceOf } from './difference.ts';
import { PlaceKind, type SharedTemplates } from './place-kind.ts';
import { renderDocument } from './render-document.ts';
import { fromUtf8, PageBuffer } from './utf8.ts';
import { markWords, readWords, Word } from './words.ts';

/** A page whose parts are worked out when they are asked for. */
export interface RenderedPage {
  /** Changes when anything that the page may print does, the day of the build aside. */
  key: Key;
  /** The lines of the page that tell what it is about. */
  mainText(): string;
  /** Changes when these lines do. */
  mainTextKey(): Key;
  /** The bytes of the page; valid until the next page is rendered. */
  bytes(): Buffer;
  /** Compares a page that was filled in with React's own rendering; throws a letter where they differ. */
  prove(how: 'sample' | 'all'): void;
}

/** What the pages about one place are made of. */
interface About {
  place: Place;
  kind: RouteKind;
  source: object;
  words: Word[];
  structure: Structure;
}

/** What places whose words have the same structure have in common. */
interface Structure {
  /** The words of one of them, with marks in place of its texts. */
  marked: object;
  /** By kind of page and topic. */
  kinds: Map<string, PlaceKind>;
}

/** Each template is proved on the first page that it fills, and on one in this many after it. */
const sampleEvery = 1000;

/** The most templates that are kept, for sites where every place has a structure of its own. */
const structuresKept = 200;

/** What renders a page in full. */
export type RenderFully = (page: Page, shell: Shell) => string;

/** Renders pages: those of places by filling in templates that React rendered once, all others by React. */
export class PageRenderer {
  private readonly buffer = new PageBuffer();
  private readonly structures = new Map<string, Structure>();
  private readonly shared: SharedTemplates = new Map();
  private readonly marked: Shell;
  private last: About | undefined;
  /** Pages that were compared with React's own rendering. */
  proved = 0;
  /** Pages of places that React rendered to fill them in. */
  templates = 0;

  constructor(
    private readonly site: Site,
    private readonly shell: Shell,
    private readonly renderFully: RenderFully,
  ) {
    this.marked = withoutDay(shell);
  }

  render(route: Route): RenderedPage {
    return isOfPlace(route) ? this.renderOfPlace(route) : this.renderAlone(planPage(this.site, route));
  }

  private renderAlone(page: Page): RenderedPage {
    let html: string | undefined;
    const rendered = () => (html ??= this.renderFully(page, this.marked));
    return {
      key: keyOf(JSON.stringify(page)),
      mainText: () => mainText(rendered()),
      mainTextKey: () => keyOf(mainText(rendered())),
      bytes: () => Buffer.from(printDay(rendered(), this.shell)),
      prove: () => undefined,
    };
  }

  private renderOfPlace(route: PlaceRoute): RenderedPage {
    const about = this.about(route);
    const kind = this.kindOf(route, about);
    const words = kind.wordsOf(about.words);
    return {
      key: kind.keyOf(words),
      mainText: () => fromUtf8(kind.template.mainText(words)),
      // A text with other letters than English takes five times as long to hash as its bytes do.
      mainTextKey: () => keyOf(this.buffer.bytesOf(kind.template.mainText(words))),
      bytes: () => this.buffer.bytesOf(kind.template.fill(words)),
      prove: (how) => {
        if (how === 'all' || kind.template.filled++ % sampleEvery === 0) this.prove(route, about, kind);
      },
    };
  }

  private prove(route: PlaceRoute, { source, words: all }: About, kind: PlaceKind): void {
    const words = kind.wordsOf(all);
    const { template } = kind;
    const full = this.renderFully(planPlacePage(this.site, route, source), this.shell);
    const filled = this.buffer.bytesOf(template.fill(words)).toString();
    const difference =
      differenceOf(filled, full) ?? differenceOf(fromUtf8(template.mainText(words)), mainText(full));
    if (difference) throw new Error(difference);
    this.proved++;
  }

  private kindOf(route: PlaceRoute, { structure: { marked, kinds } }: About): PlaceKind {
    const topic = 'topic' in route ? route.topic.slug : '';
    const name = `${route.kind} ${topic} ${robotsOf(this.site, route) ?? ''}`;
    let kind = kinds.get(name);
    if (!kind) {
      const page = planPlacePage(this.site, route, marked);
      const render = (markedPage: Page) => {
        this.templates++;
        return this.renderFully(markedPage, this.marked);
      };
      kind = new PlaceKind(page, this.shell, render, this.shared);
      kinds.set(name, kind);
    }
    return kind;
  }

  /** Pages about one place follow each other. */
  private about(route: PlaceRoute): About {
    const { place, kind } = route;
    if (this.last?.place !== place || this.last.kind !== kind) {
      const source = wordsOfPlace(this.site, route);
      const { structure, texts } = readWords(source);
      const words = texts.map((text) => new Word(text));
      this.last = { place, kind, source, words, structure: this.structureOf(structure, source) };
    }
    return this.last;
  }

  private structureOf(name: string, source: object): Structure {
    let structure = this.structures.get(name);
    if (!structure) {
      if (this.structures.size >= structuresKept) {
        this.structures.clear();
        this.shared.clear();
      }
      this.structures.set(name, (structure = { marked: markWords(source), kinds: new Map() }));
    }
    return structure;
  }
}

/** React's rendering of a page, with the tags of styles and scripts. */
export const reactRenderer =
  (tags: AssetTags): RenderFully =>
  (page, shell) =>
    withAssetTags(renderDocument({ page, shell }), tags);
