import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../support/site.ts';
import { freePort, serverOf, type OwnServer } from './own-server.ts';

/** The usual paths of Caddy. */
export const caddy = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'].find((file) =>
  existsSync(file),
);

/** Runs Caddy with a written configuration, in which only the addresses and the folder are replaced. */
export async function startCaddy(caddyfile: string, site: string): Promise<OwnServer> {
  const folder = temporaryFolder();
  const port = await freePort();
  const here = caddyfile
    .replace(/^(\S+) \{$/gm, (_, name: string) => `http://${name.replace(/^www\..*/, '127.0.0.1')}:${port} {`)
    .replace(/root \* \/var\/www\/\S+/, `root * ${site}`);
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${here}`);
  const child = spawn(caddy!, ['run', '--config', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  return serverOf(child, port);
}
