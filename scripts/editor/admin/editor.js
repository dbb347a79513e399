/* Opens the visual editor on the data folder of this checkout. */
import { namesIn, openedText, openFolder } from './local-folder.js';

// The editor stores its files in the browser's private file system, which is replaced by the checkout here.
navigator.storage.getDirectory = openFolder;
// It renames files with `move` where the browser supports it, except in Brave. This folder always supports it.
FileSystemFileHandle.prototype.move ??= () => undefined;
Object.defineProperty(navigator, 'userAgentData', { value: undefined });
// Only users of this checkout can open this page, so there is no sign-in.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
// Without a repository the editor keeps no draft of what is typed, so we ask before it is lost.
const isUnsaved = () => document.querySelector('.content-editor [role=toolbar] button.primary:enabled');
const stays = () => isUnsaved() && !confirm('Leave without saving? Your changes in this form will be lost.');
addEventListener('beforeunload', (event) => {
  if (isUnsaved()) event.preventDefault();
});
// The editor's back button, which Escape also presses; the browser's is handled below.
addEventListener(
  'click',
  (event) => {
    if (event.target.closest?.('.content-editor button.back') && stays()) event.stopPropagation();
  },
  true,
);
// A dialog over the form is about it: while it is open, the form has to stay.
const isAsked = () => document.querySelector('.notice[open]');
globalThis.navigation?.addEventListener('navigate', (event) => {
  const { userInitiated, navigationType, hashChange } = event;
  const goesBack = userInitiated && navigationType === 'traverse' && hashChange;
  if (goesBack && (isAsked() || stays())) event.preventDefault();
});
const config = await (await fetch('/admin/config.json')).json();
const cms = await import('/admin/cms/npm/index.js');
const { registerFields } = await import('/src/desk/editor/browser/fields.ts');
const { registerPreviews } = await import('/src/desk/editor/browser/preview-pane.ts');
registerFields(cms, namesIn);
registerPreviews(cms, config.collections, openedText);
document.querySelector('#opening').remove();
cms.init({ config: { ...config, load_config_file: false } });
