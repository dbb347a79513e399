import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from './site.ts';

export interface DevServer {
  url: string;
  close(): Promise<void>;
}

/** Starts `npm run dev` of a checkout on a free port, with the data of a folder. */
export function startDev(data: string, checkout = root): Promise<DevServer> {
  const command = ['scripts/start.cjs', 'dev', '--port', '0', '--data', data];
  const server = spawn(process.execPath, command, {
    cwd: checkout,
    env: { ...process.env, VITEST: '', NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => void server.once('exit', () => resolve()));
  const close = async () => {
    server.kill();
    await ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += stripVTControlCharacters(String(chunk));
      const [url] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (url) resolve({ url, close });
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`The development server ended:\n${output}`)));
  });
}
