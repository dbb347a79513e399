/**
 * A text with one character for every byte of its UTF-8. Pages are put together of such texts: they are joined
 * by reference, and copied once, when the page is written. The way through bytes makes V8 keep them as bytes.
 */
export const inUtf8 = (text: string): string => Buffer.from(text).toString('latin1');

/** The text again. */
export const fromUtf8 = (text: string): string => Buffer.from(text, 'latin1').toString();

/** The bytes of such texts, in one buffer that is used again for every page. */
export class PageBuffer {
  private buffer = Buffer.allocUnsafe(1 << 18);

  /** Valid until the next call. */
  bytesOf(page: string): Buffer {
    if (page.length > this.buffer.length) this.buffer = Buffer.allocUnsafe(2 * page.length);
    return this.buffer.subarray(0, this.buffer.write(page, 'latin1'));
  }
}
