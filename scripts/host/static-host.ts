import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { notForVisitors } from '#hosts/deployment.ts';
import { decodedAddress } from '#lib/decoded-address.ts';
import { isOwnMachine } from '#lib/sample-address.ts';
import { withoutRedirect } from '#output/render/https-redirect.ts';
import { withoutEnding } from '#lib/host-rules.ts';
import { compressAnswer } from './compress-answer.ts';
import { pathOf, queryOf } from './request-path.ts';
import { headersAt, movedTo, ruleFor } from './site-rules.ts';

export interface StaticHost {
  url: string;
  close(): Promise<void>;
}

/** Whether sirv reads a range as it is meant; to any other, a server may send the whole file. */
function isKnownRange(range = ''): boolean {
  const [, first, last] = /^bytes=(\d+)-([1-9]\d*)?$/.exec(range) ?? [];
  return first !== undefined && Number(first) <= Number(last ?? Infinity);
}

/** What sirv leaves escaped, as it may have a meaning in addresses, but not to hosts in the name of a file: $&+,;=@. */
const leftEscaped = /%(?:2[46BC]|3[BD]|40)/gi;

const readingMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Serves a finished site as static hosts do: compressed, clean addresses, `_redirects`, `_headers`, 404 pages. Never
 * sends a browser to https.
 */
export async function serveSite(dir: string, port = 0, host = '127.0.0.1'): Promise<StaticHost> {
  const isOwn = isOwnMachine(host);
  const files = sirv(dir, { extensions: ['html'], etag: true, dev: true });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (!readingMethods.includes(request.method ?? '')) {
      response.writeHead(405, { allow: readingMethods.join(', ') }).end();
      return;
    }
    const pathname = pathOf(request);
    for (const { name, value } of headersAt(dir, pathname)) response.setHeader(name, value);
    const clean = withoutEnding(pathname).replace(/^\/index$|\/+$/, '') || '/';
    if (clean !== pathname)
      return redirect(request, response, 301, movedTo(dir, pathname) ?? movedTo(dir, clean) ?? clean);
    if (notForVisitors.includes(decodedAddress(pathname).slice(1)))
      return answerRule(dir, pathname, request, response);
    // sirv does not know its type.
    if (pathname.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon');
    request.url = pathname.replace(leftEscaped, decodeURIComponent) + queryOf(request);
    return files(request, response, () => answerRule(dir, pathname, request, response));
  };
  const server = createServer((request, response) => {
    response.on('pipe', (file: Readable) => {
      // `generate` may delete a file while it is read.
      file.on('error', () => response.destroy());
      // A visitor who leaves would leave it open.
      response.once('close', () => file.destroy());
    });
    if (!isKnownRange(request.headers.range)) delete request.headers.range;
    try {
      compressAnswer(request, response, isOwn ? undefined : withoutRedirect);
      answer(request, response);
    } catch {
      if (!response.headersSent) response.writeHead(400);
      response.end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: urlOf(server.address() as AddressInfo),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** For a wildcard address, uses the first one by which other machines can reach this one. */
function urlOf({ address, family, port }: AddressInfo): string {
  const isAny = address === '0.0.0.0' || address === '::';
  const known =
    isAny &&
    Object.values(networkInterfaces())
      .flat()
      .find((each) => each?.family === 'IPv4' && !each.internal);
  const host = known ? known.address : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

function redirect(request: IncomingMessage, response: ServerResponse, status: number, to: string): void {
  response.writeHead(status, { location: to + queryOf(request) }).end();
}

/** Answers where there is no file: by a redirect, or with the 404 page of a section or of the site. */
function answerRule(dir: string, pathname: string, request: IncomingMessage, response: ServerResponse): void {
  const { to, status } = ruleFor(dir, pathname) ?? { to: '/404', status: 404 };
  if (status < 400) return redirect(request, response, status, to);
  const page = path.join(dir, `${to}.html`);
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  if (request.method === 'HEAD' || !existsSync(page)) response.end();
  else createReadStream(page).pipe(response);
}
