/* Opens the visual editor over the data folder of this checkout. */
import { namesIn, openedText, openFolder } from './local-folder.js';

// The editor keeps its files in the browser's private folder. Here that folder is the checkout.
navigator.storage.getDirectory = openFolder;
// It gives files another name by a move where the browser can do so, Brave left out. This folder always can.
FileSystemFileHandle.prototype.move ??= () => undefined;
Object.defineProperty(navigator, 'userAgentData', { value: undefined });
// Whoever can open this page works on this checkout; there is nobody to sign in.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
// Without a repository the editor keeps no copy of what is typed, so it asks before that is lost.
const isUnsaved = () => document.querySelector('.content-editor [role=toolbar] button.primary:enabled');
const stays = () => isUnsaved() && !confirm('Leave without saving? What you changed in this form is lost.');
addEventListener('beforeunload', (event) => {
  if (isUnsaved()) event.preventDefault();
});
// The arrow in the editor, which Escape presses, and that of the browser.
addEventListener(
  'click',
  (event) => {
    if (event.target.closest?.('.content-editor button.back') && stays()) event.stopPropagation();
  },
  true,
);
// A window over the form is about it: what is refused must still be there.
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
cms.init({ config: { ...config, load_config_file: false } });
