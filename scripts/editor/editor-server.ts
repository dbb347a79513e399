import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import sirv from 'sirv';
import { formatProblems } from '#content/letters/format-problems.ts';
import { editorConfig } from '#desk/editor/config.ts';
import { pictureType } from '#desk/pictures.ts';
import { editorPackageFile, editorPackageFiles } from '#output/files/editor-files.ts';
import { loadSite } from '#output/load-site.ts';
import { pathOf } from '../host/request-path.ts';
import { bytesIn, editedFiles } from './edited-files.ts';
import { bodyOf, isOwnRequest, readPreviewed, readSave } from './editor-requests.ts';
import { changesOfLatest, previewEntry, type EditorDesk } from './preview-entry.ts';
import { saveEdits, type SaveOutcome } from './save-edits.ts';
import { withDiff } from './outcome-diff.ts';

const headers = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * Whatever the editor tries: nothing leaves this machine. In Firefox 'self' does not cover the page in the preview pane,
 * so the server is also named.
 */
const policyAt = (server: string) =>
  [
    `default-src 'self' ${server}`,
    `img-src 'self' ${server} blob: data:`,
    "media-src 'self' blob:",
    `style-src 'self' ${server} 'unsafe-inline'`,
    "script-src 'self'",
    "connect-src 'self' blob: data:",
    "frame-src 'self' blob:",
    "frame-ancestors 'none'",
    // Its preview pane sets a base URL.
    "base-uri 'self'",
  ].join('; ');

type Next = (error?: unknown) => void;

/** Handles the requests of the visual editor, at addresses below its own. */
export function editorServer(desk: EditorDesk) {
  const pageFiles = sirv(path.join(import.meta.dirname, 'admin'), { dev: true });
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!isOwnRequest(request))
      return sendText(response, 403, 'The editor opens only on the machine that runs it.');
    response.setHeader('content-security-policy', policyAt(`http://${request.headers.host}`));
    const address = pathOf(request);
    const answer = answers[`${request.method} ${address}`];
    if (answer) {
      // A tab that was closed in the middle of its request waits for no answer.
      const failed = (error: unknown) => void (request.complete && next(error));
      return void Promise.resolve(answer(desk, request, response)).catch(failed);
    }
    if (address.startsWith('/images/')) return sendPicture(desk.data, address.slice(1), response);
    if (address.startsWith('/cms/')) return sendEditor(address.slice('/cms/'.length), response);
    pageFiles(request, response, () => sendText(response, 404, 'No such file.'));
  };
}

type Answer = (desk: EditorDesk, request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

const answers: Record<string, Answer> = {
  'GET /config.json': (_, { headers: { host } }, response) =>
    sendJson(response, 200, editorConfig('data', `http://${host}`)),
  'GET /files.json': ({ data }, _, response) => {
    const { files, unreadable } = editedFiles(data);
    const letter = unreadable.length > 0 ? formatProblems(loadSite(data).problems ?? []) : undefined;
    sendJson(response, 200, { files, letter });
  },
  'POST /preview': async (desk, request, response) => {
    const body = await bodyOf(request);
    if (!body) return sendText(response.setHeader('connection', 'close'), 413, 'The form is too large.');
    const entry = readPreviewed(body);
    if (!entry) return sendText(response, 400, 'This is not a form of the editor.');
    sendJson(response, 200, await previewEntry(desk, entry));
  },
  'GET /changes.json': async (desk, _, response) => sendJson(response, 200, await changesOfLatest(desk)),
  'POST /save': async ({ data, loadPages }, request, response) => {
    const body = await bodyOf(request);
    if (!body)
      return sendText(response.setHeader('connection', 'close'), 413, 'This is too large to save at once.');
    const save = await readSave(request, body).catch(() => undefined);
    if (!save) return sendText(response, 400, 'This is not a save of the editor.');
    const { planSave } = await loadPages();
    const outcome = saveEdits(data, save, planSave);
    sendJson(response, statuses[outcome.kind], withDiff(outcome));
  },
};

const statuses = { saved: 200, asks: 409, asksBodies: 409, outdated: 412, refused: 422 } satisfies Record<
  SaveOutcome['kind'],
  number
>;

function sendPicture(data: string, name: string, response: ServerResponse): void {
  const type = pictureType(name);
  const bytes = type && bytesIn(data, name);
  if (!bytes) return sendText(response, 404, 'No such picture.');
  // An SVG opened directly is a document, and could contain a script.
  response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  response.writeHead(200, { 'content-type': type }).end(bytes);
}

const editorFolder = path.join(path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms')), '..');

const editorNames = new Set(editorPackageFiles(editorFolder));

function sendEditor(name: string, response: ServerResponse): void {
  if (!editorNames.has(name)) return sendText(response, 404, 'No such file.');
  const type = fileTypes[path.extname(name)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type }).end(editorPackageFile(editorFolder, name));
}

const fileTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

function sendJson(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(value));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
}
