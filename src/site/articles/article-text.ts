import { decodeHtml } from '#lib/html/html-scan.ts';
import type { Markup } from '../structured-data/structured-data.ts';

/** A long text in two halves, between which the page asks to call. */
export interface ArticleText {
  /** Its sections, where there are enough of them to choose from. */
  contents: { id: string; heading: string }[];
  opening: Markup;
  rest: Markup | undefined;
}

const heading = /<h2 id="([^"]+)">(.*?)<\/h2>/g;
/** A link in a heading cannot stand in a link to it. */
const anyTag = /<[^>]+>/g;
/** Fewer sections are seen at a glance. */
const leastContents = 6;
const sectionsBeforeCall = 2;

/** Cuts an article, as `renderArticle` makes it, after its second section. */
export function articleText(html: string): ArticleText {
  const headings = [...html.matchAll(heading)];
  const end = headings[sectionsBeforeCall]?.index ?? html.length;
  const rest = html.slice(end);
  return {
    contents:
      headings.length < leastContents
        ? []
        : headings.map(([, id, text]) => ({ id: id!, heading: decodeHtml(text!.replace(anyTag, '')) })),
    opening: { __html: html.slice(0, end) },
    rest: rest === '' ? undefined : { __html: rest },
  };
}
