import { dev } from 'vike/api';
import type { Options } from '../command-line/command.ts';
import { keepSchemas } from '../desk/editor-schemas.ts';

export async function run({ data, port, host }: Options<'dev'>): Promise<void> {
  keepSchemas(data);
  // Read by vite.config.ts, which tells vike's server where the data is.
  process.env.SITE_DATA = data;
  // In a container vike would open the server to the network by itself.
  const { viteServer } = await dev({ viteConfig: { server: { port, host } } });
  viteServer.printUrls();
}
