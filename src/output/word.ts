import { escapes, type Escape } from '#lib/woven.ts';
import { digitsOf } from './key.ts';

/** Longer words stand in a key by digits of their own. */
const shortInKey = 40;

/** A text of a place, and what is worked out from it once for all pages about the place. */
export class Word {
  private html: Buffer | undefined;
  private json: Buffer | undefined;
  private key: string | undefined;

  constructor(private readonly text: string) {}

  bytes(escape: Escape): Buffer {
    return (this[escape] ??= Buffer.from(escapes[escape](this.text)));
  }

  get inKey(): string {
    return (this.key ??= this.text.length > shortInKey ? digitsOf(this.text) : this.text);
  }
}
