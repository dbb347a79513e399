// @ts-check
'use strict';

// Every command begins here. So that an old Node can say what is wrong it has to understand this file: Node 12 does.
const needed = require('../package.json').engines.node.split(' || ');
const found = process.versions.node;

if (!needed.some(takes)) {
  const versions = needed.map((range) => range.replace(/^\D+/, '')).join(', or ');
  console.error(`This needs Node ${versions} and newer, and this is Node ${found}: see https://nodejs.org.`);
  process.exitCode = 2;
} else {
  // Behind "| head" a command goes on: a site that is half made would be worse than lines that nobody sees.
  process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error;
  });
  require('./patient-optimizer.cjs');
  import('./run.mjs').then(({ runCommand }) => runCommand(process.argv.slice(2)));
}

/** @param {string} range "^20.19" is one line of versions, ">=22.12" is all that follow. */
function takes(range) {
  const least = range.replace(/^\D+/, '');
  return rank(found) >= rank(least) && (range[0] !== '^' || parseInt(found) === parseInt(least));
}

/** @param {string} version */
function rank(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1000 + minor;
}
