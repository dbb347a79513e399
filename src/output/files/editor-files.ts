import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteSettings } from '#content/content.ts';
import type { EditorSettings } from '#content/schemas/firm/editor.ts';
import { escapeHtml } from '#lib/html/escape.ts';
import type { OutputFolder } from '../folder/output-folder.ts';
import { editorPackageFile, editorPackageFiles } from './editor-package.ts';

/** Writes the visual editor at /admin, where the settings name a repository to save to. */
export function writeEditor({ url, editor }: SiteSettings, bundles: string, folder: OutputFolder): void {
  if (!editor) return;
  const editorPackage = path.join(bundles, 'node_modules/@sveltia/cms');
  if (!existsSync(editorPackage)) {
    throw new Error(
      'site.yaml asks for the editor at /admin, and its package is not installed.\nRun: npm ci\n',
    );
  }
  folder.file('admin.html', pageOf(editor));
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
    <meta name="robots" content="noindex" />
    <title>Edit the site</title>
  </head>
  <body>
    <noscript>The editor needs JavaScript.</noscript>
    <dialog id="saved" style="max-width: 32rem; padding: 24px; font: 16px/1.5 system-ui, sans-serif">
      <p>
        Saved to ${escapeHtml(repo)} (${escapeHtml(branch)}). Visitors see it when the site was checked and made anew,
        which takes some minutes.
      </p>
      <p>
        If your page does not change, the check has found a mistake: nothing of it is online, and its letter stands
        beside your save in the repository.
      </p>
      <form method="dialog"><button autofocus>I see</button></form>
    </dialog>
    <script type="module" src="/admin/editor.js"></script>
  </body>
</html>
`;
