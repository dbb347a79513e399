// @ts-check
'use strict';

// Every command starts here. Kept readable for Node 12, so that an old Node can print what is wrong.
const needed = require('../package.json').engines.node.split(' || ');
const found = process.versions.node;
/** @type {string | undefined} The error because of which output is incomplete. */
let lost;

if (!needed.some(takes)) {
  const versions = needed.map((range) => {
    const least = range.replace(/^\D+/, '');
    return range[0] === '^' ? `${least} (or a later ${parseInt(least)})` : `${least} or newer`;
  });
  console.error(
    `This needs Node ${versions.join(', or ')}, but this is Node ${found}. Get one at https://nodejs.org.`,
  );
  process.exitCode = 2;
} else {
  // A command keeps running without a reader, as with "| head", or without space for its output: half a site would be
  // worse than unseen output.
  process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'ENOSPC' || error.code === 'EDQUOT') lost = error.message;
    else if (error.code !== 'EPIPE') throw error;
  });
  process.on('exit', () => {
    if (lost === undefined) return;
    console.error(`The output is incomplete. Free up some space and run this again.\n  (${lost})`);
    process.exitCode = process.exitCode || 1;
  });
  giveHome();
  require('./delay-optimizer.cjs');
  import('./run.mjs').then(({ runCommand }) => runCommand(process.argv.slice(2)));
}

/** The system knows no home folder for the users of some containers, but the packages of a build ask for one. */
function giveHome() {
  try {
    require('os').homedir();
  } catch {
    process.env.HOME = '/';
  }
}

/** @param {string} range "^20.19" is one major version, ">=22.12" all later ones. */
function takes(range) {
  const least = range.replace(/^\D+/, '');
  return rank(found) >= rank(least) && (range[0] !== '^' || parseInt(found) === parseInt(least));
}

/** @param {string} version */
function rank(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1000 + minor;
}
