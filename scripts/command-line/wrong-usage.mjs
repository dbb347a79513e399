// @ts-check

/** A command was called in a way that it does not understand: its usage is printed, and it ends with 2. */
export class WrongUsage extends Error {
  /** @override */
  name = 'WrongUsage';

  /**
   * @param {string} message
   * @param {string} [typed]  What may be a slip of one of the known words.
   * @param {readonly string[]} [known]
   */
  constructor(message, typed, known = []) {
    super(message);
    this.typed = typed;
    this.known = known;
  }
}
