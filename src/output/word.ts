import { escapeHtml, escapeJson } from '#lib/escape.ts';
import { keyOfShortText, type Key } from './key.ts';
import { inUtf8 } from './utf8.ts';

/** A text of a place, and what is worked out from it once for all pages about the place. */
export class Word {
  private inHtml: string | undefined;
  private inJson: string | undefined;
  private ownKey: Key | undefined;

  constructor(
    private readonly text: string,
    /** As `inUtf8` has it, where it is the same wherever it is printed. */
    plain?: string,
  ) {
    this.inHtml = this.inJson = plain;
  }

  /** As it is printed in HTML. */
  get html(): string {
    return (this.inHtml ??= inUtf8(escapeHtml(this.text)));
  }

  /** As it is printed in a text of JSON. */
  get json(): string {
    return (this.inJson ??= inUtf8(escapeJson(this.text)));
  }

  get key(): Key {
    return (this.ownKey ??= keyOfShortText(this.text));
  }
}

/** Texts as long as this are those of a county as a rule, the same for all its places. */
const long = 200;
const longKept = 500;

/** Characters of one byte that are printed as they are wherever they stand. */
const plain = /^[ !#-%(-;=?-[\]-~]*$/;

/** Makes words of the texts of places: of a long text only once, of short ones together. */
export class Vocabulary {
  private readonly known = new Map<string, Word>();

  of(texts: readonly string[]): Word[] {
    const short = inUtf8(texts.filter((text) => text.length < long).join(''));
    const isPlain = plain.test(short);
    let end = 0;
    return texts.map((text) => {
      if (text.length >= long) return this.ofLong(text);
      return new Word(text, isPlain ? short.slice(end, (end += text.length)) : undefined);
    });
  }

  private ofLong(text: string): Word {
    let word = this.known.get(text);
    if (!word) {
      if (this.known.size >= longKept) this.known.clear();
      this.known.set(text, (word = new Word(text)));
    }
    return word;
  }
}
