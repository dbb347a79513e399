// @ts-check

/**
 * A letter about a package that is not installed: before "npm ci" none is, and after "npm ci --omit=dev" those are
 * missing that only some commands need. Nothing for any other error.
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
