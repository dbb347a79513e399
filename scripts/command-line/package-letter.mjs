// @ts-check

/**
 * A letter about a package that is not installed: nothing is where nobody ran "npm ci", and with "--omit=dev" what only
 * some commands need is left out. Nothing for any other error.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function packageLetter(error) {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND')
    return undefined;
  const name = /^Cannot find package '([^']+)'/.exec(error.message)?.[1];
  return name && `This command needs the package ${name}, which is not installed.\nRun: npm ci`;
}
