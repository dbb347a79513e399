/**
 * `npm run generate` and `npm run merge` without what surrounds them, so that a test can start them a hundred
 * times: takes which of the two, the folder of the bundles and the options as JSON, prints the outcome as
 * JSON, ends with the code of the command.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [name, bundles, options] = process.argv.slice(2);
const file = { generate: 'generate.mjs', mergeShards: 'merge.mjs' }[name];
const { [name]: make } = await import(pathToFileURL(path.join(bundles, 'server', file)).href);
try {
  const outcome = await make({
    now: new Date('2026-11-20'),
    verifyAll: false,
    force: false,
    selection: {},
    emailjs: {},
    bundles,
    ...JSON.parse(options),
  });
  console.log(JSON.stringify(outcome));
  process.exitCode = ['generated', 'unchanged', 'merged'].includes(outcome.kind) ? 0 : 1;
} catch (error) {
  console.log(JSON.stringify({ kind: 'error', says: error.message }));
  process.exitCode = 1;
}
