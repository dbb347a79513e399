import { dev } from 'vike/api';
import { optionsOrExit } from './load-or-exit.ts';

const usage = `Usage: npm run dev -- [options]
The site of a data folder with hot reload, and its visual editor at /admin.
  --data DIR      folder with the data (data)
  --port N        where it is served (3000)
  --host ADDRESS  who may see the site: this machine alone (localhost), or with 0.0.0.0 the whole network;
                  the editor answers this machine alone`;
const options = {
  data: { type: 'string', default: 'data' },
  port: { type: 'string', default: '3000' },
  host: { type: 'string', default: 'localhost' },
} as const;
const { values } = optionsOrExit({ options }, usage);
// Read by vite.config.ts, which tells vike's server where the data is.
process.env.SITE_DATA = values.data;
// In a container vike would open the server to the network by itself.
const { viteServer } = await dev({
  viteConfig: { server: { port: Number(values.port), host: values.host } },
});
viteServer.printUrls();
