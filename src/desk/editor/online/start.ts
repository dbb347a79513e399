/* Opens the visual editor of the finished site over the repository that its data comes from. */
import type { EditorSettings } from '#content/schemas/firm/editor.ts';
import type { Cms } from '../browser/cms.ts';
import { registerFields } from '../browser/fields.ts';
import { editorConfig } from '../config.ts';
import { formNames, formOf } from './forms.ts';
import { gitBackend } from './git-backend.ts';

const answer = await fetch('/admin/settings.json');
const { url, editor } = (await answer.json()) as { url: string; editor: EditorSettings };
const address = '/admin/cms/npm/index.js';
const cms = (await import(/* @vite-ignore */ address)) as Cms;

for (const { form, file, extension } of formNames) cms.registerCustomFormat(form, extension, formOf(file));
registerFields(cms);
cms.registerEventListener({ name: 'postSave', handler: tellOnce });
document.querySelector('#opening')?.remove();
await cms.init({
  config: {
    ...editorConfig(editor.folder, url, gitBackend(editor)),
    load_config_file: false,
  },
});

/** A save is not a page yet; the first one explains what happens next. */
function tellOnce(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#saved');
  if (!dialog || sessionStorage.getItem('told') !== null) return;
  sessionStorage.setItem('told', '');
  dialog.showModal();
}
