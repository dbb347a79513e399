// @ts-check

/** @type {Record<string, (port: number) => string>} */
const letters = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken, perhaps by this command in another terminal.\nEnd that one, or take another port, as in: --port ${port + 1}`,
  EACCES: (port) => `The system does not let you use port ${port}.\nTake one above 1023, as in: --port 4173`,
};

/**
 * A letter about a port that the system refused; nothing for any other error.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function portLetter(error) {
  if (!(error instanceof Error)) return undefined;
  const { code = '', port } = /** @type {NodeJS.ErrnoException & { port?: number }} */ (error);
  return port === undefined ? undefined : letters[code]?.(port);
}
