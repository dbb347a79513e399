import type { Plugin } from 'vite';
import { askAssetTags } from '#output/render/asset-tags.ts';
import type * as SavePages from '#desk/editor/save-pages.ts';
import { editorServer } from './editor-server.ts';

/** The visual editor at /admin: in development only, over the data folder of this checkout. */
export function editorPlugin(data: string): Plugin {
  return {
    name: 'site-editor',
    apply: 'serve',
    configureServer(server) {
      const loadPages = () =>
        server.ssrLoadModule('/src/desk/editor/save-pages.ts') as Promise<typeof SavePages>;
      server.middlewares.use('/admin', editorServer({ data, loadPages, loadTags: askAssetTags }));
    },
  };
}
