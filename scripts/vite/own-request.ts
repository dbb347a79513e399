import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from this machine, under its own name, and from a page of this server: a page of
 * another site may send requests here, and a name that its owner leads here at will may be in their address.
 */
export function isOwnRequest({ socket, headers, method }: IncomingMessage): boolean {
  const near = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  const { host = '', origin } = headers;
  const named = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
  const reads = method === 'GET' || method === 'HEAD';
  // Browsers name the origin of every request that changes something.
  return near && named && (origin === undefined ? reads : origin === `http://${host}`);
}

/** In bytes: more than the forms and pictures of one save need. */
const most = 20_000_000;

/** What a request sends; nothing when that is too much. */
export async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > most) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
