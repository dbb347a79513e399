/** A command cannot do what it was asked for: the message is the letter that says why, and the command ends with 1. */
export class Refused extends Error {
  override name = 'Refused';
}
