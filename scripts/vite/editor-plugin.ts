import type { Plugin } from 'vite';
import { editorServer } from './editor-server.ts';

/** The visual editor at /admin: in development only, over the data folder of this checkout. */
export function editorPlugin(data: string): Plugin {
  return {
    name: 'site-editor',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/admin', editorServer(data));
    },
  };
}
