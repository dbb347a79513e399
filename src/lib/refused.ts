/** A command cannot do what it was asked for: the message is the letter that says why. The command ends with 1. */
export class Refused extends Error {
  override name = 'Refused';
}

/** What was typed asks for what cannot be: the message says why, and what to type instead. The command ends with 2. */
export class WrongRequest extends Error {
  override name = 'WrongRequest';
}
