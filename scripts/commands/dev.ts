import type { Plugin } from 'vite';
import { dev } from 'vike/api';
import type * as SavePages from '#desk/editor/save-pages.ts';
import { SavedTexts } from '#output/cache/saved-texts.ts';
import { askAssetTags } from '#output/render/asset-tags.ts';
import { refuseSpecialCharacters } from '../bundles/bundles.mjs';
import { checkout, codeHashes } from '../bundles/code-hashes.mjs';
import { cacheFolder } from '../bundles/cache-folder.mjs';
import type { Call } from '../command-line/call.ts';
import { updateSchemas } from '../desk/editor-schemas.ts';
import { contentPlugin } from '../vite/content-plugin.ts';
import { isOwnRequest } from '../editor/editor-requests.ts';
import { editorServer } from '../editor/editor-server.ts';

export async function run({ options: { data, port, host } }: Call<'dev'>): Promise<void> {
  refuseSpecialCharacters(checkout);
  updateSchemas(data);
  const texts = new SavedTexts(cacheFolder(), data, codeHashes().contentCode);
  // The editor comes first: it opens even if mistakes in the data block every page, so that they can be fixed there.
  const plugins = [editorPlugin(data), contentPlugin(data, texts)];
  // Pages load no other files; vite would also serve drafts, reports and whatever else lies in the project or around it.
  const pages = `${checkout.replaceAll('\\', '/').replace(/[^\w/]/g, '?')}/src/**`;
  const fs = { deny: [`!{${pages},**/node_modules/**}`] };
  // Without `host`, vike would open the server to the network in a container.
  const { viteServer } = await dev({ viteConfig: { plugins, server: { port, host, fs } } });
  viteServer.printUrls();
}

/** The visual editor at /admin: in development only, over the data folder of this checkout. */
function editorPlugin(data: string): Plugin {
  return {
    name: 'site-editor',
    apply: 'serve',
    configureServer(server) {
      const loadPages = () =>
        server.ssrLoadModule('/src/desk/editor/save-pages.ts') as Promise<typeof SavePages>;
      server.middlewares.use('/admin', editorServer({ data, loadPages, loadTags: askAssetTags }));
      // There, vite opens any file of this machine in its user's editor.
      server.middlewares.use('/__open-in-editor', (request, response, next) =>
        isOwnRequest(request) ? next() : response.writeHead(403).end(),
      );
    },
  };
}
