import { decodeHtml } from '#lib/html/html-scan.ts';
import type { Markup } from '../markup.ts';

/** A long text in two halves, with a call panel between them. */
export interface ArticleText {
  /** Its sections, if there are enough for a table of contents. */
  contents: { id: string; heading: string }[];
  opening: Markup;
  rest: Markup | undefined;
}

const heading = /<h2 id="([^"]+)">(.*?)<\/h2>/g;
/** Removes links from a heading, as links cannot be nested. */
const anyTag = /<[^>]+>/g;
/** Fewer sections need no table of contents. */
const leastContents = 6;
const sectionsBeforeCall = 2;

/** Cuts the result of `renderArticle` after its second section. */
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
