import type { Element, Root as HtmlRoot, RootContent as HtmlContent } from 'hast';
import type { Paragraph, Parent, PhrasingContent, Root, RootContent, Text } from 'mdast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { anyMark, marks } from '#lib/marks.ts';
import type { Post } from '../../content.ts';
import { linkPhones } from './phone-links.ts';
import { TextLines } from './text-lines.ts';
import { inState, type StateNames } from '../state-name.ts';

/** Marks for the state's name in an article, and for its abbreviation. */
const stateMarks = { name: marks.open, abbreviation: marks.open + marks.close };

/** Markdown as HTML as specified: every line is its own paragraph, `###` the top heading. */
export const renderMarkdown = (markdown: string): string => htmlOf(markdown);

/** An article as HTML, whose sections have ids for the table of contents. */
export function renderArticle(markdown: string, state: StateNames): Post['article'] {
  const marked = htmlOf(markdown, state);
  return {
    html: marked
      .replaceAll(stateMarks.abbreviation, () => state.abbreviation)
      .replaceAll(stateMarks.name, () => state.name),
    parts: marked.replaceAll(marks.close, '').split(marks.open),
  };
}

/** Allowed HTML, plus telephone links. */
const safe = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.href ?? []), 'tel'] },
};

function htmlOf(markdown: string, state?: StateNames): string {
  return unified()
    .use(remarkParse)
    .use(() => oneLineOneParagraph)
    .use(remarkRehype)
    .use(rehypeSanitize, safe)
    .use(() => (tree: HtmlRoot) => {
      mark(tree, state);
      linkPhones(tree);
      if (state) numberSections(tree);
    })
    .use(rehypeStringify)
    .processSync(new TextLines(markdown).text)
    .toString();
}

function oneLineOneParagraph(tree: Root): void {
  showHtml(tree);
  tree.children = tree.children.flatMap((node): RootContent[] =>
    node.type === 'paragraph' ? splitAtLineBreaks(node) : [node],
  );
  tidy(tree);
}

/** HTML is not supported; it is shown as typed. */
function showHtml(tree: Parent): void {
  tree.children = tree.children.map((node): RootContent => {
    if ('children' in node) showHtml(node);
    if (node.type !== 'html') return node;
    const text: Text = { type: 'text', value: node.value.replace(/\n\s*\n/g, '\n') };
    const isBlock = tree.type === 'root' || tree.type === 'blockquote' || tree.type === 'listItem';
    return isBlock ? { type: 'paragraph', children: [text] } : text;
  });
}

/**
 * The remaining line breaks are inside bullets or emphasis, where they become spaces. Headings rank below the page's
 * own, also inside bullets and quotations.
 */
function tidy(tree: Parent): void {
  for (const node of tree.children) {
    if (node.type === 'text') node.value = node.value.replace(/\s*\n\s*/g, ' ');
    if (node.type === 'heading') node.depth = Math.max(2, node.depth - 1) as 2 | 3 | 4;
    if ('children' in node) tidy(node);
  }
}

function splitAtLineBreaks(paragraph: Paragraph): Paragraph[] {
  const lines: PhrasingContent[][] = [[]];
  for (const child of paragraph.children) {
    if (child.type !== 'text') lines.at(-1)!.push(child);
    else {
      const [first, ...rest] = child.value.split('\n');
      lines.at(-1)!.push({ type: 'text', value: first! });
      for (const value of rest) lines.push([{ type: 'text', value }]);
    }
  }
  return lines.map((children) => ({ type: 'paragraph', children }));
}

/** Gives the sections of an article ids, for the table of contents. */
function numberSections(tree: HtmlRoot): void {
  let number = 0;
  for (const node of tree.children) {
    if (node.type === 'element' && node.tagName === 'h2') node.properties.id = `s${++number}`;
  }
}

/** Removes line breaks between blocks and marks where the state is named. */
function mark(tree: HtmlRoot | Element, state: StateNames | undefined): void {
  const isCode = tree.type === 'element' && tree.tagName === 'pre';
  const children: HtmlContent[] = tree.children;
  tree.children = children.filter((node) => isCode || node.type !== 'text' || node.value !== '\n');
  for (const node of tree.children) {
    if (node.type === 'element') {
      for (const [name, value] of Object.entries(node.properties)) {
        if (typeof value === 'string') node.properties[name] = withoutMarks(value);
      }
      mark(node, state);
    } else if (node.type === 'text') {
      node.value = withoutMarks(node.value);
      if (state) node.value = markState(node.value, state);
    }
  }
}

/** Data cannot contain the marks, but Markdown entities can produce any character. */
const withoutMarks = (text: string) => text.replace(anyMark, '');

const markState = (text: string, state: StateNames) =>
  text.replace(
    inState(state),
    (_, preposition: string, name: string) =>
      preposition + (name === state.abbreviation ? stateMarks.abbreviation : stateMarks.name),
  );
