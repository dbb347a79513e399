import type { ChildProcess } from 'node:child_process';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** A server for a finished site, with the configuration that the doctor wrote. */
export interface OwnServer {
  /** Sends the path unchanged, even if it is malformed. */
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string): Promise<Answer>;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until the process accepts connections. */
export async function serverOf(child: ChildProcess, port: number): Promise<OwnServer> {
  let stderr = '';
  child.stderr!.on('data', (text) => (stderr += String(text)));
  await untilListening(port, child, () => stderr);
  return {
    get: (path, headers) => ask(port, 'GET', path, headers),
    post: (path) => ask(port, 'POST', path),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

async function untilListening(port: number, child: ChildProcess, stderr: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(stderr());
    const isThere = await ask(port, 'GET', '/').then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await wait(20);
  }
}

function ask(
  port: number,
  method: string,
  sent: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const clientRequest = request({ host: '127.0.0.1', port, path: sent, method, headers }, (response) => {
      let text = '';
      response.on('data', (part) => (text += String(part)));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
    });
    clientRequest.on('error', reject).end();
  });
}
