import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '#content/read.ts';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

const bootScript = 'src/vike/+client.ts';

/**
 * What pages can come to load: the styles, and every script that the boot script leads to. vike builds its
 * own browser runtime too, which no page of ours names.
 */
export function browserAssets(bundles: string): string[] {
  const chunks = JSON.parse(readFileSync(path.join(bundles, 'assets.json'), 'utf8')) as Record<string, Chunk>;
  const files = new Set(listFiles(path.join(bundles, 'client'), 'assets/static'));
  const seen = new Set<string>();
  const follow = (name: string): void => {
    const chunk = chunks[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) follow(next);
  };
  follow(bootScript);
  return [...files].sort();
}
