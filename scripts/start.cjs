// @ts-check
'use strict';

// Every command begins here. So that an old Node can say what is wrong it has to understand this file: Node 12 does.
const needed = require('../package.json').engines.node.replace('>=', '');
const found = process.versions.node;

if (rank(found) < rank(needed)) {
  console.error(`This needs Node ${needed} or newer, and this is Node ${found}: see https://nodejs.org.`);
  process.exitCode = 2;
} else {
  require('./patient-optimizer.cjs');
  import('./run.mjs').then(({ runCommand }) => runCommand(process.argv.slice(2)));
}

/** @param {string} version */
function rank(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1000 + minor;
}
