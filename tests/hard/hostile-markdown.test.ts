import fc from 'fast-check';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { afterAll, describe, expect, it } from 'vitest';
import { renderArticle, renderMarkdown } from '#content/texts/markdown/render-markdown.ts';
import { readMarkdown } from '#content/texts/markdown/read-markdown.ts';
import { oddText, seed } from './support/hostile-texts.ts';
import { effort, isLong, printCount, testTimeout } from './support/effort.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const vermont = { name: 'Vermont', abbreviation: 'VT' };

/** Odd texts after the syntax that begins a line in Markdown, some of them with the name of the state. */
const line = fc
  .tuple(
    fc.constantFrom(
      '',
      '',
      '- ',
      '* ',
      '1. ',
      '### ',
      '> ',
      '    ',
      '```',
      '<div>',
      '[a]: ',
      'in Vermont ',
      'in VT ',
    ),
    oddText,
  )
  .map((parts) => parts.join(''));
const markdown = fc.array(line, { minLength: 1, maxLength: 5 }).map((lines) => lines.join('\n'));

/** All elements and attributes of articles. */
const allowed: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'li', 'strong', 'em', 'pre', 'br', 'hr'].map((tag) => [
      tag,
      [],
    ]),
  ),
  ...{ ol: ['start'], blockquote: [], code: ['class'], a: ['href', 'title'], img: ['src', 'alt', 'title'] },
};
const links = /^(?:https?:|mailto:|tel:|xmpp:|irc:|ircs:|[^:]*$|[^:]*[/?#])/i;

function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const walk = (node: Node): void => {
    if (defaultTreeAdapter.isElementNode(node)) found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parseFragment(html));
  return found;
}

const articles = isLong ? 750 * effort : 250;
const articlesForPlaces = isLong ? 250 * effort : 80;
afterAll(() => printCount(articles + 2 * articlesForPlaces, 'hostile articles were tried'));

describe('Any Markdown', () => {
  it(
    'becomes only the elements and links of articles',
    () => {
      fc.assert(
        fc.property(markdown, (text) => {
          for (const { tagName, attrs } of elementsOf(renderMarkdown(text))) {
            expect(Object.keys(allowed)).toContain(tagName);
            for (const { name, value } of attrs) {
              expect(allowed[tagName], `${tagName} ${name}`).toContain(name);
              if (name === 'href' || name === 'src') expect(value).toMatch(links);
            }
          }
        }),
        { numRuns: articles, seed },
      );
    },
    testTimeout,
  );

  it(
    'is unchanged on the pages of the state, and may name another place instead of the state',
    () => {
      fc.assert(
        fc.property(markdown, (text) => {
          const { html, parts } = renderArticle(text, vermont);
          // Only the sections of an article have ids.
          expect(html.replace(/<h2 id="s\d+">/g, '<h2>')).toBe(renderMarkdown(text));
          expect(parts.join('')).not.toMatch(/[\uE000\uE001]/);
          const names = html.match(/\b[Ii]n (?:Vermont|VT)\b(?! (?:City|State|County)\b)/g) ?? [];
          expect(parts.length - 1).toBeLessThanOrEqual(names.length);
        }),
        { numRuns: articlesForPlaces, seed },
      );
    },
    testTimeout,
  );

  it(
    'loses no line, unless a mistake is reported',
    () => {
      const numbered = fc
        .array(line, { minLength: 1, maxLength: 5 })
        .map((lines) => lines.flatMap((text) => text.split('\n')).map((text, i) => `${text} Qz${i}zQ`));
      let right = 0;
      fc.assert(
        fc.property(numbered, (lines) => {
          const text = lines.join('\n');
          if (readMarkdown(text).mistakes.length > 0) return;
          right++;
          const html = renderMarkdown(text);
          for (const i of lines.keys()) expect(html).toContain(`Qz${i}zQ`);
        }),
        { numRuns: articlesForPlaces, seed },
      );
      expect(right).toBeGreaterThan(articlesForPlaces / 4);
    },
    testTimeout,
  );

  it('cannot contain the marks that the generator puts into articles', () => {
    const { html, parts } = renderArticle('&#57344;a &#xE001; [b](c "&#xE000;")', vermont);
    expect(html).toBe('<p>a  <a href="c" title="">b</a></p>');
    expect(parts).toEqual([html]);
  });

  it('keeps the line breaks of code', () => {
    expect(renderMarkdown('```\none\ntwo\n```')).toBe('<pre><code>one\ntwo\n</code></pre>');
  });
});
