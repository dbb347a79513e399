import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { serveSite } from './static-host.ts';

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'dist' }, port: { type: 'string', default: '4173' } },
});
if (!existsSync(path.join(values.out, 'index.html'))) {
  console.error(`There is no finished site in ${values.out}/. Make it first with: npm run generate`);
  process.exit(1);
}
const host = await serveSite(path.resolve(values.out), Number(values.port));
console.log(`The site in ${values.out}/ is at ${host.url} (Ctrl+C ends it).`);
