import { mainLines } from '#lib/html-text.ts';
import { planPage, weavePage, wordsOf, type Page } from '#pages/definitions.ts';
import type { Words } from '#pages/page.ts';
import { robotsOf } from '#site/indexing.ts';
import { isSingle, type Site } from '#site/plan.ts';
import type { Route } from '#site/routes.ts';
import { printDates, type Dates } from './dates.ts';
import { differenceOf, wordsLetter } from './difference.ts';
import { compileForm, fillForm, formContentKey, formKey, type Form } from './form.ts';
import { keyOf, type Key } from './key.ts';
import { contentKey } from './main-content.ts';
import type { RenderFully } from './render-pages.ts';
import { fillShape } from './shape.ts';
import type { Shapes, UsedShape } from './shapes.ts';
import { markWords, readSlots } from './slots.ts';
import { PageBuffer } from './utf8.ts';
import { keyOfValues } from './values.ts';
import { Vocabulary, type Word } from './word.ts';

/** A page that is ready to be filled in. */
export interface PlannedPage {
  /** Absent where the page is React's own rendering, which needs no proof. */
  shape?: UsedShape;
  /** Changes when the main content does, and with nothing else. */
  content: Key;
  /** Changes when anything of the page does, the day aside. */
  key: Key;
  /** The page's bytes; valid until another page is filled. */
  fill(): Buffer;
}

/** What of one place its pages are made of. */
interface About {
  source: Words;
  words: Word[];
  /** Forms of places whose words are of the same kind, by kind of page and topic. */
  forms: Map<string, UsedForm>;
}

interface UsedForm {
  form: Form;
  shape: UsedShape;
}

/** Were every place of another kind, each page would have a form of its own: so many kinds are kept. */
const kindsKept = 200;

/** Plans pages: those of a form that is known by looking up the words of the place, others from the start. */
export class PagePlanner {
  private readonly buffer = new PageBuffer();
  private readonly vocabulary = new Vocabulary();
  private readonly forms = new Map<string, Map<string, UsedForm>>();
  private last: About | undefined;

  constructor(
    private readonly site: Site,
    private readonly shapes: Shapes,
    private readonly render: RenderFully,
    private readonly dates: Dates,
  ) {}

  async plan(route: Route): Promise<PlannedPage> {
    const words = wordsOf(this.site, route);
    if (words) return this.planForm(route, this.read(words));
    const page = planPage(this.site, route);
    return isSingle(route.kind) ? this.planSingle(page) : this.planAlone(page);
  }

  /** A shape would be used once, and a country's list of places is a large one. */
  private async planSingle(page: Page): Promise<PlannedPage> {
    const html = await this.render(page, 'marked');
    return {
      content: keyOf(mainLines(html).join('\n')),
      key: keyOf(html),
      fill: () => Buffer.from(printDates(html, this.dates)),
    };
  }

  private async planAlone(page: Page): Promise<PlannedPage> {
    const { signature, values } = readSlots(page);
    const used = this.shapes.get(signature) ?? (await this.shapes.make(signature, page));
    const { shape } = used;
    const content = contentKey(shape.main, values);
    return {
      shape: used,
      content,
      key: keyOfValues(`${shape.id} ${content.join(' ')}`, values, shape.main.otherSlots),
      fill: () => this.buffer.bytesOf(fillShape(shape, values)),
    };
  }

  private async planForm(route: Route, about: About): Promise<PlannedPage> {
    const { words, forms } = about;
    const topic = 'topic' in route ? route.topic.slug : '';
    const name = `${route.kind} ${topic} ${robotsOf(this.site, route) ?? ''}`;
    let used = forms.get(name);
    if (!used) forms.set(name, (used = await this.makeForm(route, about)));
    const { form, shape } = used;
    const content = formContentKey(form, words);
    return {
      shape,
      content,
      key: formKey(form, content, words),
      fill: () => this.buffer.bytesOf(fillForm(form, words)),
    };
  }

  /** A form is proved on the page that asks for it: planned with its own words, it has to be the same. */
  private async makeForm(route: Route, { source, words }: About): Promise<UsedForm> {
    const marked = weavePage(this.site, route, markWords(source));
    const { signature, values } = readSlots(marked);
    const shape = this.shapes.get(signature) ?? (await this.shapes.make(signature, marked));
    const form = compileForm(shape.shape, values);
    const filled = this.buffer.bytesOf(fillForm(form, words)).toString();
    const alone = await this.planAlone(weavePage(this.site, route, source));
    const difference = differenceOf(filled, alone.fill().toString(), wordsLetter);
    if (difference) throw new Error(difference);
    return { form, shape };
  }

  /** Pages about one place follow each other. */
  private read(source: Words): About {
    if (this.last?.source !== source) {
      const { signature, values } = readSlots({ kind: '', props: source });
      const words = this.vocabulary.of(values.map(String));
      this.last = { source, words, forms: this.formsOf(signature) };
    }
    return this.last;
  }

  private formsOf(signature: string): Map<string, UsedForm> {
    let forms = this.forms.get(signature);
    if (!forms) {
      if (this.forms.size >= kindsKept) this.forms.clear();
      this.forms.set(signature, (forms = new Map()));
    }
    return forms;
  }
}
