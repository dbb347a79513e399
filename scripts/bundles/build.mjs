// @ts-check
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vike/api';
import { build as buildAlone } from 'vite';
import { writeHashes } from './bundle-hashes.mjs';

// Runs as a separate process: otherwise the generator would keep the memory and log settings of the build. Without a
// TypeScript loader, as Vite takes a second longer to load with one.
const [outDir = '', packages = ''] = process.argv.slice(2);
// vike looks for an absolute path inside the project.
const fromHere = path.relative(process.cwd(), outDir);
const pages = build({ viteConfig: { logLevel: 'warn', build: { outDir: fromHere, emptyOutDir: true } } });
// The visual editor of a finished site is not a vike page. In sequence the builds take a tenth of a second longer.
const editor = buildAlone({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    emptyOutDir: true,
    outDir: path.join(fromHere, 'editor'),
    target: 'es2022',
    rolldownOptions: {
      input: './src/desk/editor/online/start.ts',
      output: { entryFileNames: 'editor.js' },
    },
  },
});
await Promise.all([pages, editor]);
// The bundles load the packages of the project, wherever the bundles are.
symlinkSync(packages, path.join(outDir, 'node_modules'), 'junction');
const load = (/** @type {string} */ name) => import(pathToFileURL(path.join(outDir, 'server', name)).href);
// vike's own entry, without which it does not run here.
await load('entry.mjs');
/** @type {typeof import('../../src/output/render/asset-tags.ts')} */
const { askAssetTags, assetTagsFile } = await load('asset-tags.mjs');
writeFileSync(path.join(outDir, assetTagsFile), JSON.stringify(await askAssetTags()));
writeHashes(outDir);
