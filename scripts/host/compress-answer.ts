import type { IncomingMessage, ServerResponse } from 'node:http';
import { Transform, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

// As hosts compress on the fly: quickly, not as small as possible.
const encoders = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip(),
};
const texts = /^(?:text\/|image\/svg|application\/(?:json|manifest|xml|atom))/;

/**
 * Compresses text responses, as every static host does; a page would be four times as large otherwise. `edit` changes
 * pages before they are sent.
 */
export function compressAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  edit?: (html: string) => string,
): void {
  if (request.headers.range) return;
  const accepted = acceptedEncodings(request);
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
    const type = headers['Content-Type'] ?? headers['content-type'] ?? '';
    const isEdited = edit !== undefined && type.startsWith('text/html');
    const isEncoded = encoding !== undefined && texts.test(type);
    if (!isEdited && !isEncoded) return writeHead(status, headers);
    const { 'Content-Length': _whole, ...others } = headers;
    response.once('pipe', (file: Readable) => {
      file.unpipe(response);
      const text = isEdited ? file.pipe(editing(edit)) : file;
      (isEncoded ? text.pipe(encoders[encoding]()) : text).pipe(response);
    });
    return writeHead(status, {
      ...others,
      ...(isEncoded && { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' }),
    });
  }) as ServerResponse['writeHead'];
}

/** The names in "br;q=1.0, gzip;q=0.8" without their weights; a weight of 0 is a refusal. */
function acceptedEncodings({ headers }: IncomingMessage): string[] {
  const accepted = (headers['accept-encoding'] ?? '').toLowerCase();
  return accepted
    .split(',')
    .map((each) => each.split(/\s*;\s*q=/, 2))
    .flatMap(([name = '', weight = '1']) => (Number(weight) === 0 ? [] : [name.trim()]));
}

function editing(edit: (html: string) => string): Transform {
  const chunks: Buffer[] = [];
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    flush(done) {
      done(null, edit(Buffer.concat(chunks).toString()));
    },
  });
}
