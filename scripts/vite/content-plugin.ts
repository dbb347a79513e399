import type { Plugin, ViteDevServer } from 'vite';
import { formatProblems } from '#content/format-problems.ts';
import { loadContent } from '#content/load.ts';

const name = 'virtual:content';
const resolved = `\0${name}`;

/**
 * Gives the data folder to development as a module. A saved file reloads the open page; a mistake shows as an
 * overlay over the last good state, with the same letter that a generate prints.
 */
export function contentPlugin(dir: string): Plugin {
  let server: ViteDevServer | undefined;
  let lastGood: string | undefined;

  const load = () => {
    const { content, problems } = loadContent(dir);
    if (content) lastGood = `export default ${JSON.stringify(content)};`;
    return problems;
  };
  const reload = () => {
    if (!server) return;
    const problems = load();
    if (problems.length > 0) {
      const [first] = problems;
      server.ws.send({
        type: 'error',
        err: {
          message: formatProblems(problems),
          stack: '',
          plugin: 'data',
          loc: { file: first!.file, line: first!.line, column: first!.column },
        },
      });
      return;
    }
    for (const environment of Object.values(server.environments)) {
      const module = environment.moduleGraph.getModuleById(resolved);
      if (module) environment.moduleGraph.invalidateModule(module);
    }
    server.ws.send({ type: 'full-reload' });
  };

  return {
    name: 'site-content',
    configureServer(devServer) {
      server = devServer;
      devServer.watcher.add(dir);
      const inData = (file: string) => file.replaceAll('\\', '/').includes(`/${dir}/`);
      for (const event of ['add', 'change', 'unlink'] as const) {
        devServer.watcher.on(event, (file) => void (inData(file) && reload()));
      }
    },
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const problems = load();
      if (lastGood) return lastGood;
      throw new Error(`\n${formatProblems(problems)}`);
    },
  };
}
