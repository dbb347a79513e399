import { existsSync } from 'node:fs';
import path from 'node:path';
import { optionsOrExit } from './load-or-exit.ts';
import { serveSite } from './static-host.ts';

const usage =
  'Usage: npm run preview -- [--out DIR] [--port N]\nServes a finished site (dist) on a port (4173).';
const options = {
  out: { type: 'string', default: 'dist' },
  port: { type: 'string', default: '4173' },
} as const;
const { values } = optionsOrExit({ options }, usage);
if (!existsSync(path.join(values.out, 'index.html'))) {
  console.error(`There is no finished site in ${values.out}/. Make it first with: npm run generate`);
  process.exit(1);
}
const host = await serveSite(path.resolve(values.out), Number(values.port));
console.log(`The site in ${values.out}/ is at ${host.url} (Ctrl+C ends it).`);
