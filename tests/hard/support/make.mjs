import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The core of `npm run generate` and `npm run merge`, so that a test can start them a hundred times: prints the outcome
 * as JSON, and exits with the code of the command.
 *
 * @param {'generate' | 'mergeShards'} name  Which of the two.
 * @param {string} bundles
 * @param {string} options  As JSON.
 */
export async function make(name, bundles, options) {
  const file = { generate: 'generate.mjs', mergeShards: 'merge.mjs' }[name];
  try {
    const built = await import(pathToFileURL(path.join(bundles, 'server', file)).href);
    const outcome = await built[name]({
      now: new Date('2026-11-20'),
      verifyAll: false,
      force: false,
      selection: {},
      emailjs: {},
      bundles,
      ...JSON.parse(options),
    });
    console.log(JSON.stringify(outcome));
  } catch (error) {
    console.log(JSON.stringify({ kind: 'error', says: error.message }));
    process.exitCode = 1;
  }
}
