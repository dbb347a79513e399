import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

// As hosts compress while they send: quickly, not as small as can be.
const encoders = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip(),
};
const texts = /^(?:text\/|image\/svg|application\/(?:json|manifest|xml|atom))/;

/** Sends what is text compressed, as every static host does; without it a page weighs four times as much. */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  if (!encoding || request.headers.range) return;
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
    const type = headers['Content-Type'] ?? headers['content-type'] ?? '';
    if (!texts.test(type)) return writeHead(status, headers);
    const { 'Content-Length': _whole, ...others } = headers;
    response.once('pipe', (file: Readable) => {
      file.unpipe(response);
      file.pipe(encoders[encoding]()).pipe(response);
    });
    return writeHead(status, { ...others, 'Content-Encoding': encoding, Vary: 'Accept-Encoding' });
  }) as ServerResponse['writeHead'];
}
