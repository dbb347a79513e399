import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { listFiles } from '#content/read.ts';
import type * as DevSite from '../../src/vike/dev-site.ts';

export interface DevFile {
  type: string;
  content: string | Buffer;
}

const types: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/**
 * What pages fetch besides their own code: a generate writes it, development answers it as it is now. What
 * is made from the data comes from the same sources as the pages, so that a saved file changes it too.
 */
export async function devFile(
  server: ViteDevServer,
  data: string,
  address: string,
): Promise<DevFile | undefined> {
  const type = types[path.extname(address)];
  if (!type) return undefined;
  const drawing = /^\/(images\/[a-z0-9-]+\.svg)$/.exec(address)?.[1];
  if (drawing && listFiles(data, 'images').includes(drawing)) {
    return { type, content: readFileSync(path.join(data, drawing)) };
  }
  const { fileAt } = (await server.ssrLoadModule('/src/vike/dev-site.ts')) as typeof DevSite;
  const content = await fileAt(address);
  return content === undefined ? undefined : { type, content };
}
