import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as Vike from 'vike/server';

/** The tags of styles and scripts that vike adds to every page, where it adds them. */
export interface AssetTags {
  headBegin: string;
  headEnd: string;
  bodyBegin: string;
  bodyEnd: string;
}

export const noAssetTags: AssetTags = { headBegin: '', headEnd: '', bodyBegin: '', bodyEnd: '' };

/** A document in which what vike adds is easy to find. */
export const bareDocument = '<!doctype html><html><head><!--head--></head><body><!--body--></body></html>';
const filledDocument = /<head>(.*)<!--head-->(.*)<\/head><body>(.*)<!--body-->(.*)<\/body>/s;

/** Where the tags are kept beside the bundles. */
export const assetTagsFile = 'asset-tags.json';

export const readAssetTags = (bundles: string) =>
  JSON.parse(readFileSync(path.join(bundles, assetTagsFile), 'utf8')) as AssetTags;

/** Asks vike, which has to run in this process. */
export async function askAssetTags(): Promise<AssetTags> {
  const { renderPage }: typeof Vike = await import('vike/server');
  const context = await renderPage({ urlOriginal: '/', documentData: 'bare' });
  if (context.errorWhileRendering) throw context.errorWhileRendering;
  const { body } = context.httpResponse;
  const [, headBegin, headEnd, bodyBegin, bodyEnd] = filledDocument.exec(body) ?? [];
  if (headBegin === undefined) throw new Error(`vike changed more of a page than was foreseen:\n${body}`);
  return { headBegin, headEnd: headEnd!, bodyBegin: bodyBegin!, bodyEnd: bodyEnd! };
}

/** The document with the tags where vike puts them. */
export function withAssetTags(html: string, { headBegin, headEnd, bodyBegin, bodyEnd }: AssetTags): string {
  const end = html.lastIndexOf('</body>');
  return (
    html
      .slice(0, end)
      .replace('<head>', () => `<head>${headBegin}`)
      .replace(/<\/head><body[^>]*>/, (tags) => headEnd + tags + bodyBegin) +
    bodyEnd +
    html.slice(end)
  );
}
