import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { listFiles } from '#content/read.ts';
import { editorConfig } from '#desk/editor/config.ts';
import { schemaOfFile, viewOfFile } from '#desk/editor/files.ts';
import { removeEdited, saveEdited } from './save-edited.ts';

const pageFolder = path.join(import.meta.dirname, 'admin');

/** The visual editor at /admin: in development only, over the data folder of this checkout. */
export function editorPlugin(dir: string): Plugin {
  return {
    name: 'site-editor',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/admin', (request, response, next) => {
        if (!isFromHere(request)) return send(response, 403, 'text/plain', 'Only on the machine itself.');
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const page = pages[pathname];
        if (page) return page(dir, request, response);
        if (pathname.startsWith('/files/')) {
          answerFile(dir, decodeURIComponent(pathname.slice('/files/'.length)), request, response).catch(
            next,
          );
        } else next();
      });
    },
  };
}

/** The development server may be open to the network; who edits sits at this machine. */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const near = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  return near && /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(headers.host ?? '');
}

type Answer = (dir: string, request: IncomingMessage, response: ServerResponse) => void;

// The editor draws its icons with a font from the net, and without it writes their names instead.
const iconsOnTheNet = /https:\/\/cdn\.jsdelivr\.net\/[^"'`)]*\/material-symbols-outlined[^"'`)]*\.woff2/g;
const iconPackage = '@fontsource-variable/material-symbols-outlined';
const iconFile = 'files/material-symbols-outlined-latin-wght-normal.woff2';

/** A file of a package, whatever the package lets be imported. */
function packageFile(name: string, file: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const folder = folders.find((entry) => existsSync(path.join(entry, name)));
  if (!folder) throw new Error(`The package ${name} is not installed: run "npm install".`);
  return path.join(folder, name, file);
}

const pages: Record<string, Answer> = {
  '/': (_, __, response) =>
    send(response, 200, 'text/html', readFileSync(path.join(pageFolder, 'index.html'))),
  '/local-folder.js': (_, __, response) =>
    send(response, 200, 'text/javascript', readFileSync(path.join(pageFolder, 'local-folder.js'))),
  '/cms.js': (_, __, response) => {
    const script = readFileSync(packageFile('@sveltia/cms', 'dist/sveltia-cms.js'), 'utf8');
    send(response, 200, 'text/javascript', script.replace(iconsOnTheNet, '/admin/icons.woff2'));
  },
  '/icons.woff2': (_, __, response) =>
    send(response, 200, 'font/woff2', readFileSync(packageFile(iconPackage, iconFile))),
  '/config.json': (dir, request, response) => {
    const url = `http://${request.headers.host}`;
    send(response, 200, 'application/json', JSON.stringify(editorConfig(labelOf(dir), url)));
  },
  '/files': (dir, _, response) => {
    const names = listFiles(dir).filter((name) => schemaOfFile(name) || isImage(name));
    send(response, 200, 'application/json', JSON.stringify(names.map((name) => `${labelOf(dir)}/${name}`)));
  },
};

/** The data folder as the editor names it. */
const labelOf = (dir: string) => path.basename(path.resolve(dir));
const isImage = (name: string) => /^images\/[\w-]+\.svg$/.test(name);

async function answerFile(dir: string, address: string, request: IncomingMessage, response: ServerResponse) {
  const name = address.slice(labelOf(dir).length + 1);
  const schema = schemaOfFile(name);
  const file = path.join(dir, name);
  if (request.method === 'GET' && isImage(name) && existsSync(file)) {
    return send(response, 200, 'image/svg+xml', readFileSync(file));
  }
  if (!address.startsWith(`${labelOf(dir)}/`) || !schema)
    return send(response, 404, 'text/plain', 'No such file.');
  switch (request.method) {
    case 'GET':
      if (!existsSync(file)) return send(response, 404, 'text/plain', 'No such file.');
      return send(response, 200, 'text/plain', viewOfFile(name, readFileSync(file, 'utf8'), schema));
    case 'PUT':
    case 'DELETE': {
      // A page of another site could send a form here, but not this header.
      if (request.headers['x-editor'] !== 'here') return send(response, 403, 'text/plain', 'Not from here.');
      const letter =
        request.method === 'PUT'
          ? saveEdited(dir, name, await text(request), schema)
          : removeEdited(dir, name);
      return letter ? send(response, 422, 'text/plain', letter) : send(response, 200, 'text/plain', '');
    }
    default:
      return send(response, 405, 'text/plain', 'Not possible.');
  }
}

function send(response: ServerResponse, status: number, type: string, content: string | Buffer): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(content);
}
