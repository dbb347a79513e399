import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import type { SiteSettings } from '#content/content.ts';
import { filesBelow } from '#content/files/files-below.ts';
import type { EditorSettings } from '#content/schemas/firm/editor.ts';
import { escapeHtml } from '#lib/html/escape.ts';
import { Refused } from '#lib/refused.ts';
import { editorFile } from '#site/address.ts';
import type { OutputFolder } from '../folder/output-folder.ts';

/** Writes the visual editor to /admin, if the settings name a repository to save to. */
export function writeEditor({ url, editor }: SiteSettings, bundles: string, folder: OutputFolder): void {
  if (!editor) return;
  const editorPackage = path.join(bundles, 'node_modules/@sveltia/cms');
  if (!existsSync(editorPackage)) {
    throw new Refused(
      'site.yaml asks for the editor at /admin, but its package is not installed.\nRun: npm ci\n',
    );
  }
  folder.file(editorFile, pageOf(editor));
  folder.file('admin/settings.json', JSON.stringify({ url, editor }));
  folder.file('admin/editor.js', readFileSync(path.join(bundles, 'editor/editor.js')));
  for (const name of editorPackageFiles(editorPackage)) {
    folder.file(`admin/cms/${name}`, editorPackageFile(editorPackage, name));
  }
}

const pageOf = ({ repo, branch }: EditorSettings) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>Edit the site</title>
  </head>
  <body>
    <p id="opening" style="margin: 40vh 24px; font: 16px/1.5 system-ui, sans-serif; text-align: center">
      The editor is opening. It needs JavaScript; if nothing follows, reload this page.
    </p>
    <dialog id="saved" style="max-width: 32rem; padding: 24px; font: 16px/1.5 system-ui, sans-serif">
      <p>
        Saved to ${escapeHtml(repo)} (${escapeHtml(branch)}). Visitors see it once the site has been checked and generated
        again, which takes a few minutes.
      </p>
      <p>
        If your page does not change, the check has found a mistake: nothing you saved is online yet, and a message
        next to your save in the repository explains it.
      </p>
      <form method="dialog"><button autofocus>OK</button></form>
    </dialog>
    <script type="module" src="/admin/editor.js"></script>
  </body>
</html>
`;

// Its style sheet lists remote fonts before the bundled ones.
const fontsOnTheNet = /url\(https:\/\/[^)]+\.woff2\)/g;
/** A package that it leaves to bundlers; our custom fields need it. */
const immutable = 'immutable.js';
const languageFile = /(\.\.\/locales\/[\w-]+)\.json/g;

/** The files of the editor's package that browsers load without a bundler, by their names in it. */
export const editorPackageFiles = (folder: string): string[] => [
  immutable,
  ...[...filesBelow(folder, 'npm')].filter((name) => /\.(?:js|wasm|woff2|png)$/.test(name)).sort(),
  ...[...filesBelow(folder, 'locales')].map((name) => name.replace(/\.json$/, '.js')).sort(),
];

/** The bytes of one of these files; those for bundlers include all icons, fonts and languages. */
export function editorPackageFile(folder: string, name: string): Buffer | string {
  // Bundlers turn its language files into modules.
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
