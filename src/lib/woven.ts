/**
 * A text that repeats one word between its parts, as an article does the name of a place. Thousands of pages
 * share the parts, so they are joined only where somebody asks for the text.
 */
export class Woven {
  constructor(
    readonly parts: readonly string[],
    readonly word: string,
  ) {}

  toString(): string {
    return this.parts.join(this.word);
  }
}
