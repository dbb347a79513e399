// @ts-check

/** A command line that cannot be understood: prints the usage, and exits with 2. */
export class WrongUsage extends Error {
  /** @override */
  name = 'WrongUsage';

  /**
   * @param {string} message
   * @param {string} [typed]  A word that may be a typo of a known one.
   * @param {readonly string[]} [known]
   */
  constructor(message, typed, known = []) {
    super(message);
    this.typed = typed;
    this.known = known;
  }
}
