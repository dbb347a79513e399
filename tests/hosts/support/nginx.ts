import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '../../support/site.ts';

/** Where systems keep nginx and its list of types. */
export const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) =>
  existsSync(file),
);
const types = [
  '/etc/nginx/mime.types',
  '/usr/local/etc/nginx/mime.types',
  '/opt/homebrew/etc/nginx/mime.types',
];

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export interface RunningNginx {
  /** Sends the path as it is, however odd. */
  get(path: string): Promise<Answer>;
  stop(): Promise<void>;
}

/** Runs a configuration as it was written, but for port, certificate and folder. */
export async function startNginx(conf: string, site: string): Promise<RunningNginx> {
  const folder = temporaryFolder();
  const [secure, plain] = [await freePort(), await freePort()];
  const here = conf
    .replace(/^ {2}(?:listen \[::\]|ssl_certificate).*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${secure};`)
    .replace('root /var/www/site', `root ${site}`);
  mkdirSync(path.join(folder, 'temp'));
  writeFileSync(path.join(folder, 'mime.types'), readFileSync(types.find((file) => existsSync(file))!));
  writeFileSync(path.join(folder, 'site.conf'), here);
  writeFileSync(path.join(folder, 'nginx.conf'), surroundings);
  const child = spawn(nginx!, ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let told = '';
  child.stderr.on('data', (text) => (told += String(text)));
  await listening(secure, child, () => told);
  return {
    get: (sent) => get(secure, sent),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

const surroundings = `\
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path temp/${name};`).join('\n')}
  include site.conf;
}
`;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listening(port: number, child: ChildProcess, told: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(told());
    const isThere = await get(port, '/').then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await wait(20);
  }
}

function get(port: number, sent: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: sent }, (response) => {
      let text = '';
      response.on('data', (part) => (text += String(part)));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
    });
    asked.on('error', reject).end();
  });
}
