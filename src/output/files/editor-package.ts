import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { filesBelow } from '../folder/files-below.ts';

// Its style sheet names remote fonts before those that it brings along.
const fontsOnTheNet = /url\(https:\/\/[^)]+\.woff2\)/g;
/** A package that it leaves to bundlers, and needs for fields of ours. */
const immutable = 'immutable.js';
const languageFile = /(\.\.\/locales\/[\w-]+)\.json/g;

/** What browsers load of the visual editor's package without a bundler, by the names that it has there. */
export const editorPackageFiles = (folder: string): string[] => [
  immutable,
  ...[...filesBelow(folder, 'npm')].filter((name) => /\.(?:js|wasm|woff2|png)$/.test(name)).sort(),
  ...[...filesBelow(folder, 'locales')].map((name) => name.replace(/\.json$/, '.js')).sort(),
];

/** One of these files; those for bundlers hold all that the editor needs: icons, fonts, languages. */
export function editorPackageFile(folder: string, name: string): Buffer | string {
  // Bundlers make modules of its languages.
  if (name.startsWith('locales/'))
    return `export default ${readFileSync(path.join(folder, name.replace(/\.js$/, '.json')), 'utf8')}`;
  if (name === immutable) {
    const main = createRequire(path.join(folder, 'package.json')).resolve('immutable');
    return readFileSync(main.replace(/\.js$/, '.es.js'));
  }
  const bytes = readFileSync(path.join(folder, name));
  if (name !== 'npm/index.js') return bytes;
  return String(bytes)
    .replace(fontsOnTheNet, "local('')")
    .replace(languageFile, '$1.js')
    .replace('import(`immutable`)', `import('../${immutable}')`);
}
