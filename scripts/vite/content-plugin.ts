import path from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { formatProblems } from '#content/letters/format-problems.ts';
import type { Problem } from '#lib/problem.ts';
import type { SavedTexts } from '#output/cache/saved-texts.ts';
import { loadSite, type SiteRead } from '#output/load-site.ts';
import { pathOf } from '../host/request-path.ts';
import { devFile } from './dev-files.ts';

const name = 'virtual:content';
const resolved = `\0${name}`;

/**
 * Provides the data folder to development as a module. Saving a file reloads the open page; mistakes show as an overlay
 * over the last good state, with the same message that `generate` prints.
 */
export function contentPlugin(dir: string, textCache: SavedTexts): Plugin {
  let server: ViteDevServer;
  let lastGood: SiteRead | undefined;
  /** What is wrong with the data at present. */
  let overlay: ErrorPayload | undefined;

  const read = () => {
    const found = loadSite(dir, { textCache });
    overlay = found.problems && overlayOf(found.problems);
    if (!found.site) return;
    // Only the first state is saved; later ones are edits.
    if (!lastGood) textCache.save();
    lastGood = found;
  };
  const showOverlay = () => void (overlay && server.ws.send(overlay));
  const reload = () => {
    read();
    if (overlay) return showOverlay();
    for (const environment of Object.values(server.environments)) {
      const module = environment.moduleGraph.getModuleById(resolved);
      if (module) environment.moduleGraph.invalidateModule(module);
    }
    server.ws.send({ type: 'full-reload' });
  };

  let waiting: NodeJS.Timeout | undefined;
  /** Debounced, as a rename or a branch switch changes many files at once. */
  const reloadSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(reload, 50);
  };

  return {
    name: 'site-content',
    configureServer(devServer) {
      server = devServer;
      // Also over a page that is opened or reloaded before the mistakes are corrected.
      server.ws.on('connection', showOverlay);
      const folder = path.resolve(dir);
      devServer.watcher.add(folder);
      for (const event of ['add', 'change', 'unlink'] as const) {
        devServer.watcher.on(event, (file) => void (file.startsWith(folder + path.sep) && reloadSoon()));
      }
      devServer.middlewares.use((request, response, next) => {
        devFile(devServer, dir, pathOf(request), lastGood?.site).then((file) => {
          if (!file) return next();
          response.setHeader('content-type', file.type);
          response.end(file.content);
        }, next);
      });
    },
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      read();
      if (lastGood) return `export default ${JSON.stringify(lastGood.content)};`;
      throw new Error(`\n${overlay?.err.message}`);
    },
  };
}

/** A message with all problems, linked to the first of them. */
function overlayOf(problems: readonly Problem[]): ErrorPayload {
  const { file, line, column } = problems[0]!;
  return {
    type: 'error',
    err: { message: formatProblems(problems), stack: '', plugin: 'data', loc: { file, line, column } },
  };
}
