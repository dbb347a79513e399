import { dev } from 'vike/api';
import { optionsOrExit } from './load-or-exit.ts';

const usage =
  'Usage: npm run dev -- [--data DIR] [--port N]\nThe site of a data folder (data) with hot reload, on a port (3000).';
const options = {
  data: { type: 'string', default: 'data' },
  port: { type: 'string', default: '3000' },
} as const;
const { values } = optionsOrExit({ options }, usage);
// Read by vite.config.ts, which tells vike's server where the data is.
process.env.SITE_DATA = values.data;
const { viteServer } = await dev({ viteConfig: { server: { port: Number(values.port) } } });
viteServer.printUrls();
