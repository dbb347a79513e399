import { existsSync } from 'node:fs';
import path from 'node:path';
import { optionsOrExit } from './load-or-exit.ts';
import { serveSite } from './static-host.ts';

const usage = `Usage: npm run preview -- [options]
Serves a finished site.
  --out DIR       folder of the site (dist)
  --port N        where it is served (4173)
  --host ADDRESS  who may see it: this machine alone (127.0.0.1), or with 0.0.0.0 the whole network`;
const options = {
  out: { type: 'string', default: 'dist' },
  port: { type: 'string', default: '4173' },
  host: { type: 'string', default: '127.0.0.1' },
} as const;
const { values } = optionsOrExit({ options }, usage);
if (!existsSync(path.join(values.out, 'index.html'))) {
  console.error(`There is no finished site in ${values.out}/. Make it first with: npm run generate`);
  process.exit(1);
}
const host = await serveSite(path.resolve(values.out), Number(values.port), values.host);
console.log(`The site in ${values.out}/ is at ${host.url} (Ctrl+C ends it).`);
