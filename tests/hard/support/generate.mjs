/**
 * `npm run generate` without what surrounds it, so that a test can start it a hundred times: takes the folder
 * of the bundles and the options as JSON, prints the outcome as JSON, ends with the code of the command.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [bundles, options] = process.argv.slice(2);
const { generate } = await import(pathToFileURL(path.join(bundles, 'server/generate.mjs')).href);
try {
  const outcome = await generate({
    now: new Date('2026-11-20'),
    verifyAll: false,
    force: false,
    selection: {},
    emailjs: {},
    bundles,
    ...JSON.parse(options),
  });
  console.log(JSON.stringify(outcome));
  process.exitCode = outcome.kind === 'problems' || outcome.kind === 'failures' ? 1 : 0;
} catch (error) {
  console.log(JSON.stringify({ kind: 'error', says: error.message }));
  process.exitCode = 1;
}
