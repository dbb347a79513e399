import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vike/api';
import { askAssetTags, assetTagsFile } from '#output/render/asset-tags.ts';

// A process of its own: the memory and the log settings of a build would stay with the generator otherwise.
const [outDir, packages] = process.argv.slice(2);
// vike looks below the project for a folder that is not told relative to it.
const fromHere = path.relative(process.cwd(), outDir!);
await build({ viteConfig: { logLevel: 'warn', build: { outDir: fromHere, emptyOutDir: true } } });
// The bundles load packages of the project, wherever they lie.
symlinkSync(packages!, path.join(outDir!, 'node_modules'), 'junction');
const tags = await askAssetTags(path.join(outDir!, 'server/entry.mjs'));
writeFileSync(path.join(outDir!, assetTagsFile), JSON.stringify(tags));
