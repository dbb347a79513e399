import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to a response: it arrives only after `mend`, breaks off halfway, never arrives, or is an error. */
export type Trouble = 'stalled' | 'cut' | 'refused' | 503;

export interface PoorNetwork {
  url: string;
  /** Disturbs all matching addresses from now on. */
  disturb(pattern: RegExp, trouble: Trouble): void;
  mend(): void;
  close(): Promise<void>;
}

/** Starts a proxy between a visitor and a site. */
export async function startPoorNetwork(site: string): Promise<PoorNetwork> {
  let disturbed: { pattern: RegExp; trouble: Trouble } | undefined;
  const stalled: (() => void)[] = [];
  const mended = () => new Promise<void>((resolve) => stalled.push(resolve));
  const server = createServer((request, response) => {
    const trouble = disturbed?.pattern.test(request.url ?? '') ? disturbed.trouble : undefined;
    pass(site, request, response, trouble, mended).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    disturb: (pattern, trouble) => (disturbed = { pattern, trouble }),
    mend() {
      disturbed = undefined;
      for (const goOn of stalled.splice(0)) goOn();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function pass(
  site: string,
  { url = '', method = 'GET', socket }: IncomingMessage,
  response: ServerResponse,
  trouble: Trouble | undefined,
  mended: () => Promise<void>,
): Promise<void> {
  if (trouble === 'refused') return void socket.destroy();
  if (trouble === 503) return void response.writeHead(503).end();
  if (trouble === 'stalled') await mended();
  const answer = await fetch(site + url, { method, redirect: 'manual' });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(answer.headers);
  delete headers['transfer-encoding'];
  // `fetch` has already decompressed the body.
  delete headers['content-encoding'];
  response.writeHead(answer.status, { ...headers, 'content-length': bytes.length });
  if (trouble !== 'cut') return void response.end(bytes);
  response.write(bytes.subarray(0, bytes.length / 2), () => setTimeout(() => socket.destroy(), 20));
}
