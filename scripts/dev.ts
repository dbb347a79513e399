import { parseArgs } from 'node:util';
import { dev } from 'vike/api';

const { values } = parseArgs({
  options: { data: { type: 'string', default: 'data' }, port: { type: 'string', default: '3000' } },
});
// Read by vite.config.ts, which tells vike's server where the data is.
process.env.SITE_DATA = values.data;
const { viteServer } = await dev({ viteConfig: { server: { port: Number(values.port) } } });
viteServer.printUrls();
