// @ts-check
'use strict';

// Every command begins here; without a file to run this only looks at Node. So that an old Node can say what
// is wrong it has to understand this file: Node 12 does.
const needed = require('../package.json').engines.node.replace('>=', '');
const found = process.versions.node;
const file = process.argv[2];

if (rank(found) < rank(needed)) {
  console.error(`This needs Node ${needed} or newer, and this is Node ${found}: see https://nodejs.org.`);
  process.exitCode = 2;
} else if (file) {
  process.argv.splice(1, 2, `${__dirname}/${file}`);
  readTypeScript(file).then(() => import(`./${file}`));
}

/** @param {string} version */
function rank(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1000 + minor;
}

/** @param {string} file */
async function readTypeScript(file) {
  if (file.endsWith('.ts')) (await import('tsx/esm/api')).register();
}
