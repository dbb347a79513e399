import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '#content/files/list-files.ts';

/** A built script and what belongs to it: other chunks by their sources, files by their names. */
interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** The chunks of the browser code by their sources. */
export type Chunks = Readonly<Record<string, Chunk>>;

/** Read from the list that vike writes beside the bundles. */
export const readChunks = (bundles: string) =>
  JSON.parse(readFileSync(path.join(bundles, 'assets.json'), 'utf8')) as Chunks;

const bootScript = 'src/vike/+client.ts';

/**
 * Everything that pages may load: the styles, and every script that the boot script imports. vike also builds its own
 * browser runtime, which no page uses.
 */
export function browserAssets(bundles: string): string[] {
  const chunks = readChunks(bundles);
  const files = new Set(listFiles(path.join(bundles, 'client'), 'assets/static'));
  const loaded = new Set([bootScript]);
  for (const name of loaded) {
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = chunks[name]!;
    for (const one of [file, ...css, ...assets]) files.add(one);
    for (const next of [...imports, ...dynamicImports]) loaded.add(next);
  }
  return [...files].sort();
}
