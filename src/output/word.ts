import { escapeHtml, escapeJson } from '#lib/escape.ts';
import { keyOfWord, type Key } from './key.ts';

/** A text of a place, and what is worked out from it once for all pages about the place. */
export class Word {
  private inHtml: Buffer | undefined;
  private inJson: Buffer | undefined;
  private ownKey: Key | undefined;

  constructor(
    private readonly text: string,
    /** Its bytes, where they are the same wherever it is printed. */
    plain?: Buffer,
  ) {
    this.inHtml = this.inJson = plain;
  }

  /** Its bytes in HTML. */
  get html(): Buffer {
    return (this.inHtml ??= Buffer.from(escapeHtml(this.text)));
  }

  /** Its bytes in a text of JSON. */
  get json(): Buffer {
    return (this.inJson ??= Buffer.from(escapeJson(this.text)));
  }

  get key(): Key {
    return (this.ownKey ??= keyOfWord(this.text));
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
    const short = texts.filter((text) => text.length < long).join('');
    const bytes = Buffer.from(short);
    const isPlain = plain.test(short);
    let end = 0;
    return texts.map((text) => {
      if (text.length >= long) return this.ofLong(text);
      return new Word(text, isPlain ? bytes.subarray(end, (end += text.length)) : undefined);
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
