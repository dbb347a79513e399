/** A command cannot do its work; the message is the letter that says why. Exit code 1. */
export class Refused extends Error {
  override name = 'Refused';
}

/** Wrong usage of a command; the message says why, and what to type instead. Exit code 2. */
export class WrongRequest extends Error {
  override name = 'WrongRequest';
}
