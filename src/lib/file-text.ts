const byteOrderMark = '\uFEFF';

/** A file's text in normal form: without byte order mark, with \n as line ends. */
export const plainText = (written: string) => written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** Restores the byte order mark and Windows line ends that the file had before. */
export function writtenLike(before: string, text: string): string {
  const ends = before.match(/\r?\n/g) ?? [];
  const onWindows = ends.filter((end) => end === '\r\n').length > ends.length / 2;
  const mark = before.startsWith(byteOrderMark) ? byteOrderMark : '';
  return mark + (onWindows ? text.replaceAll('\n', '\r\n') : text);
}
