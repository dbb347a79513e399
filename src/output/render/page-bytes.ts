/**
 * A text with one character per byte of its UTF-8. Pages are assembled from such texts, which V8 joins by reference and
 * copies only once, when the page is written. Going through bytes makes V8 store them as bytes.
 */
export const inUtf8 = (text: string): string => Buffer.from(text).toString('latin1');

/** The inverse of `inUtf8`. */
export const fromUtf8 = (text: string): string => Buffer.from(text, 'latin1').toString();

/** Turns such texts into bytes, in a buffer that is reused for every page. */
export class PageBuffer {
  private buffer = Buffer.allocUnsafe(1 << 18);

  /** Valid until the next call. */
  bytesOf(page: string): Buffer {
    if (page.length > this.buffer.length) this.buffer = Buffer.allocUnsafe(2 * page.length);
    return this.buffer.subarray(0, this.buffer.write(page, 'latin1'));
  }
}
