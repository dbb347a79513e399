const byteOrderMark = '\uFEFF';

/** A file's text as the program works with it: no byte order mark, and line ends of one kind. */
export const plainText = (written: string) => written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** A text with the byte order mark and the line ends that the file has had, as Windows writes them. */
export function writtenLike(before: string, text: string): string {
  const ends = before.match(/\r?\n/g) ?? [];
  const onWindows = ends.filter((end) => end === '\r\n').length > ends.length / 2;
  const mark = before.startsWith(byteOrderMark) ? byteOrderMark : '';
  return mark + (onWindows ? text.replaceAll('\n', '\r\n') : text);
}
