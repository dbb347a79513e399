// @ts-check

/** @type {Record<string, (port: number | undefined, host: string | undefined) => string>} */
const letters = {
  EADDRINUSE: (port = 0) =>
    `Port ${port} is already in use, perhaps by this command in another terminal.\nStop that one, or use another port, as in: --port ${port + 1}`,
  EACCES: (port) =>
    `The system does not allow you to use port ${port}.\nUse one above 1023, as in: --port 4173`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
};

/**
 * @param {unknown} _port
 * @param {string | undefined} host
 */
function noAddress(_port, host) {
  return `This machine does not have the address ${host}.\nOmit --host for this machine only, or write --host 0.0.0.0 to let others on the network open it.`;
}

/**
 * A message about a port or address on which the system does not allow listening; undefined for other errors.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function portLetter(error) {
  if (!(error instanceof Error)) return undefined;
  const {
    code = '',
    port,
    address,
    hostname = address,
  } = /** @type {NodeJS.ErrnoException & { port?: number, address?: string, hostname?: string }} */ (error);
  return port === undefined && hostname === undefined ? undefined : letters[code]?.(port, hostname);
}

/**
 * A message about a package that is not installed: before "npm ci" none is, and "npm ci --omit=dev" skips those that
 * only some commands need. Undefined for other errors.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function packageLetter(error) {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND')
    return undefined;
  const name = /^Cannot find package '([^']+)'/.exec(error.message)?.[1];
  return name && letterAboutPackage(name);
}

/** @param {string} name */
export const letterAboutPackage = (name) =>
  `This command needs the package ${name}, which is not installed.\nRun: npm ci`;
