/**
 * The same text in memory of its own. A piece cut from a long text keeps all of it alive: what is kept of a page
 * is copied, so that the page can go.
 */
export function ownCopy(text: string): string {
  return Buffer.from(text).toString();
}
