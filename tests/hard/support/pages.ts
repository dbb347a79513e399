import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { PageRenderer } from '#output/render/page-renderer.ts';
import { renderPages } from '#output/render/render-pages.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { planShell } from '#site/shell.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** All pages of a site by address, filled from templates and verified against React's own output. */
export async function pagesOf(site: Site): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const shell = planShell(site, new Date('2026-11-20'), '/visitor.json');
  const renderer = new PageRenderer(site, shell);
  const planned = [...routesOf(site)].map((route) => ({ route }));
  const { failures } = await renderPages(renderer, planned, { verifyAll: true }, ({ route }, page) => {
    pages.set(route.address, page.print().bytes().toString());
    return true;
  });
  if (failures.length > 0) throw new Error(failures[0]!.letter);
  return pages;
}

/** The span that keeps "No-Fault" on one line; whether a heading has one depends on its words. */
const keptTogether = /<span class="whitespace-nowrap">([^<]*)<\/span>/g;

/** A parsed page: a line for each element, attribute and text, in reading order. */
export function readPage(html: string): string[] {
  const lines: string[] = [];
  const walk = (node: Node): void => {
    if (defaultTreeAdapter.isElementNode(node)) {
      lines.push(`<${node.tagName}>`);
      for (const { name, value } of node.attrs) lines.push(`${name}=${readable(name, value)}`);
      const isData = node.attrs.some(({ value }) => value === 'application/ld+json');
      for (const child of node.childNodes) {
        if (isData && defaultTreeAdapter.isTextNode(child)) lines.push(...readJson(child.value));
        else walk(child);
      }
      lines.push(`</${node.tagName}>`);
    } else if (defaultTreeAdapter.isTextNode(node)) lines.push(node.value);
    else if ('childNodes' in node) node.childNodes.forEach(walk);
    else lines.push(`(${node.nodeName})`);
  };
  walk(parse(html.replace(keptTogether, '$1')));
  return lines;
}

/** Decodes map addresses, which contain texts, and drops the content hash from file names. */
const readable = (name: string, value: string) =>
  (name === 'href' && value.includes('/maps/search/') ? decodeURIComponent(value) : value).replace(
    /^(\/assets\/[a-z]+\.)[0-9a-f]{10}\./,
    '$1#.',
  );

function readJson(text: string): string[] {
  const lines: string[] = [];
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== 'object') lines.push(String(value));
    else {
      for (const [key, item] of Object.entries(value)) {
        lines.push(`${key}:`);
        walk(item);
      }
    }
  };
  walk(JSON.parse(text));
  return lines;
}
