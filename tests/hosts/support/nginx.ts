import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../support/site.ts';
import { freePort, serverOf, type OwnServer } from './own-server.ts';

/** The usual paths of nginx and its list of media types. */
export const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) =>
  existsSync(file),
);
const types = [
  '/etc/nginx/mime.types',
  '/usr/local/etc/nginx/mime.types',
  '/opt/homebrew/etc/nginx/mime.types',
];

/** Runs nginx with a written configuration, in which only ports, certificates and the folder are replaced. */
export async function startNginx(conf: string, site: string): Promise<OwnServer> {
  const folder = temporaryFolder();
  const [secure, plain] = [await freePort(), await freePort()];
  const here = conf
    .replace(/^ {2}(?:listen \[::\]|ssl_certificate).*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${secure};`)
    .replace(/root \/var\/www\/[^;]+/, `root ${site}`);
  mkdirSync(path.join(folder, 'temp'));
  writeFileSync(path.join(folder, 'mime.types'), readFileSync(types.find((file) => existsSync(file))!));
  writeFileSync(path.join(folder, 'site.conf'), here);
  writeFileSync(path.join(folder, 'nginx.conf'), surroundings);
  const child = spawn(nginx!, ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'pipe'] });
  return serverOf(child, secure);
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
