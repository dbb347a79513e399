import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as Vike from 'vike/server';

/** The style and script tags that vike adds to every page, by where it adds them. */
export interface AssetTags {
  headBegin: string;
  headEnd: string;
  bodyBegin: string;
  bodyEnd: string;
}

export const noAssetTags: AssetTags = { headBegin: '', headEnd: '', bodyBegin: '', bodyEnd: '' };

/** A document in which vike's additions are easy to find. */
export const bareDocument = '<!doctype html><html><head><!--head--></head><body><!--body--></body></html>';
const filledDocument = /<head>(.*)<!--head-->(.*)<\/head><body>(.*)<!--body-->(.*)<\/body>/s;

/** The file beside the bundles that caches the tags. */
export const assetTagsFile = 'asset-tags.json';

export const readAssetTags = (bundles: string) =>
  JSON.parse(readFileSync(path.join(bundles, assetTagsFile), 'utf8')) as AssetTags;

/** Asks vike, which must run in this process. */
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
