import { attributesOf, decodeHtml, scanHtml, type HtmlHandler } from '#lib/html/html-scan.ts';
import { inlineTags, LineGatherer, MainGatherer } from '#lib/html/html-text.ts';
import { LandmarkReader } from './landmarks.ts';
import { PageReading } from './page-reading.ts';

export function readHtml(html: string): PageReading {
  const reader = new PageHandler();
  scanHtml(html, reader);
  return reader.finished();
}

type Attributes = ReadonlyMap<string, string>;

const headingLevels: Record<string, number> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };

/** Elements named by their content. */
const namedByContent = new Set(['a', 'button', 'summary', ...Object.keys(headingLevels)]);

const fields = new Set(['input', 'select', 'textarea']);

const referring = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

const loading = ['src', 'data-visitor-script', 'poster'];

const loadingRels = /\b(?:stylesheet|icon|manifest|preload|modulepreload)\b/;

class PageHandler implements HtmlHandler {
  private readonly page = new PageReading();
  private readonly landmarks = new LandmarkReader(this.page);
  private readonly main = new MainGatherer();
  private readonly all = new LineGatherer();
  /** Open elements whose name is being collected, innermost last. */
  private readonly named: { tag: string; written: string; attributes: Attributes; text: string }[] = [];
  private readonly labeled = new Set<string>();
  /** Alt texts and labels, which only screen readers say. */
  private readonly heard: string[] = [];
  private readonly unlabeledFields: { id: string | undefined; written: string }[] = [];
  private labelDepth = 0;
  private inBody = false;
  /** The kind of the next text: a title, JSON-LD or a script; undefined for anything else. */
  private special: 'title' | 'data' | 'code' | undefined;

  open(tag: string, written: string): void {
    const attributes: Attributes = attributesOf(written);
    this.landmarks.open(tag, attributes);
    this.main.open(tag, written);
    if (attributes.size > 0) {
      this.noteIds(attributes);
      this.noteAssets(tag, attributes);
      const label = attributes.get('aria-label');
      if (label) this.heard.push(label);
    }
    if (this.inBody) this.openInBody(tag, written, attributes);
    else this.openInHead(tag, attributes);
    if (tag === 'script') {
      this.special = attributes.get('type') === 'application/ld+json' ? 'data' : 'code';
    }
    if (tag === 'style') this.special = 'code';
  }

  close(tag: string): void {
    this.landmarks.close(tag);
    this.main.close(tag);
    if (tag === 'label') this.labelDepth--;
    if (tag === 'script' || tag === 'style' || tag === 'title') this.special = undefined;
    if (this.inBody && !inlineTags.has(tag)) this.all.break();
    if (this.named.at(-1)?.tag === tag) this.finishNamed(this.named.pop()!);
  }

  text(written: string): void {
    const { page } = this;
    if (this.special === 'title') page.titles[page.titles.length - 1] += decodeHtml(written);
    if (this.special === 'data') page.structuredData.push(written);
    if (this.special !== undefined || !this.inBody) return;
    const text = decodeHtml(written);
    this.main.text(written);
    this.all.add(text);
    this.landmarks.text(text);
    for (const element of this.named) element.text += text;
  }

  finished(): PageReading {
    const { page } = this;
    for (const { id, written } of this.unlabeledFields) {
      if (id === undefined || !this.labeled.has(id)) page.nameless.push(written);
    }
    this.all.break();
    page.lines = this.all.lines;
    page.main = this.main.lines;
    const descriptions = page.meta.get('description') ?? [];
    page.said = [...new Set([...page.titles, ...descriptions, ...page.lines, ...this.heard])];
    return page;
  }

  private openInHead(tag: string, attributes: Attributes): void {
    const { page } = this;
    if (tag === 'html') page.lang = attributes.get('lang') ?? '';
    if (tag === 'body') this.inBody = true;
    if (tag === 'title') {
      this.special = 'title';
      page.titles.push('');
    }
    if (tag === 'link' && attributes.get('rel') === 'canonical') {
      page.canonicals.push(attributes.get('href') ?? '');
    }
    const meta = attributes.get('name') ?? attributes.get('property');
    if (tag === 'meta' && meta !== undefined) {
      page.meta.set(meta, [...(page.meta.get(meta) ?? []), attributes.get('content') ?? '']);
    }
  }

  private openInBody(tag: string, written: string, attributes: Attributes): void {
    if (!inlineTags.has(tag)) this.all.break();
    if (namedByContent.has(tag)) this.named.push({ tag, written, attributes, text: '' });
    if (tag === 'label') {
      this.labelDepth++;
      this.labeled.add(attributes.get('for') ?? '');
    }
    if (tag === 'img') this.noteImage(written, attributes);
    if (tag === 'iframe' && !attributes.get('title')) this.page.nameless.push(`<iframe${written}>`);
    if (fields.has(tag) && this.labelDepth === 0 && needsLabel(attributes)) {
      this.unlabeledFields.push({ id: attributes.get('id'), written: `<${tag}${written}>` });
    }
  }

  private finishNamed({ tag, written, attributes, text }: (typeof this.named)[number]): void {
    const { page } = this;
    const name = (attributes.get('aria-label') || text).replace(/\s+/g, ' ').trim();
    if (tag in headingLevels) return void page.headings.push({ level: headingLevels[tag]!, text: name });
    if (name === '' && !attributes.has('aria-labelledby')) page.nameless.push(`<${tag}${written}>`);
    if (tag !== 'a' || !attributes.has('href')) return;
    page.links.push({
      href: attributes.get('href')!,
      name,
      newTab: attributes.get('target') === '_blank',
      rel: attributes.get('rel') ?? '',
    });
  }

  private noteIds(attributes: Attributes): void {
    const id = attributes.get('id');
    if (id !== undefined) {
      if (this.page.ids.has(id)) this.page.repeatedIds.push(id);
      this.page.ids.add(id);
    }
    for (const name of referring) {
      const targets = attributes.get(name);
      for (const id of targets?.split(/\s+/) ?? []) {
        if (id !== '') this.page.references.push({ id, written: `${name}="${targets}"` });
      }
    }
  }

  private noteAssets(tag: string, attributes: Attributes): void {
    for (const name of loading) {
      const address = attributes.get(name);
      if (address) this.page.assets.push(address);
    }
    if (tag === 'link' && loadingRels.test(attributes.get('rel') ?? '')) {
      this.page.assets.push(attributes.get('href') ?? '');
    }
    // Maps and icons use parts of another file.
    const [drawn = ''] = (tag === 'use' && attributes.get('href')?.split('#')) || [];
    if (drawn) this.page.assets.push(drawn);
  }

  private noteImage(written: string, attributes: Attributes): void {
    const alt = attributes.get('alt');
    if (alt) this.heard.push(alt);
    const sized = attributes.has('width') && attributes.has('height');
    this.page.images.push({ src: attributes.get('src') ?? '', alt, sized, written });
    for (const element of this.named) element.text += ` ${alt ?? ''}`;
  }
}

/** Fields are named by a label around or for them, unless they have their own name or are hidden. */
function needsLabel(attributes: Attributes): boolean {
  if (/^(?:hidden|submit|button|image|reset)$/.test(attributes.get('type') ?? '')) return false;
  return !['aria-label', 'aria-labelledby', 'title'].some((name) => attributes.get(name));
}
