import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { listPictures } from '#content/pictures/picture-files.ts';
import { mediaTypeOf } from '#content/pictures/picture-formats.ts';
import { listPublicFiles, publicFile } from '#content/files/list-files.ts';
import { decodedAddress } from '#lib/decoded-address.ts';
import { filesAt } from '#lib/host-rules.ts';
import { findMap } from '#output/pictures/map-files.ts';
import type { Site } from '#site/plan.ts';
import type * as DevSite from '../../src/vike/dev-site.ts';
import { bytesIn } from '../editor/edited-files.ts';

interface DevFile {
  type: string;
  content: string | Buffer;
}

/** Media types of files that are no pictures. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
const unknownType = 'application/octet-stream';

const typeOf = (name: string) => mediaTypeOf(name) ?? types[path.extname(name)];

/**
 * Files that pages load or link to besides their own code: `generate` writes them, development serves their current
 * state. Files made from the data use the same sources as the pages, so that saving a data file changes them too.
 */
export async function devFile(
  server: ViteDevServer,
  data: string,
  address: string,
  /** As last read. */
  site: Site | undefined,
): Promise<DevFile | undefined> {
  const copied = copiedFile(data, decodedAddress(address).slice(1));
  const bytes = copied && bytesIn(data, copied);
  if (bytes) return { type: typeOf(copied) ?? unknownType, content: bytes };
  const type = typeOf(address);
  if (!type) return undefined;
  const map = site && findMap(site.content, address.slice(1), { data });
  if (map) return { type, content: map };
  const { fileAt } = (await server.ssrLoadModule('/src/vike/dev-site.ts')) as typeof DevSite;
  const content = await fileAt(address, data);
  return content === undefined ? undefined : { type, content };
}

/** A data file that `generate` copies, found as hosts do: an address may omit `.html`. */
function copiedFile(data: string, name: string): string | undefined {
  const files = listPublicFiles(data);
  const found = filesAt(name).find((candidate) => files.includes(candidate));
  return found ? publicFile(found) : listPictures(data).find((picture) => picture === name);
}
