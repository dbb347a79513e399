import type { IncomingMessage } from 'node:http';

/** What stands behind the path, with its question mark, as it was written. */
export const queryOf = ({ url = '' }: IncomingMessage): string => /\?[^#]*/.exec(url)?.[0] ?? '';

/** The path that a request asks for, as it was written. Slashes at its start count as one: "//x" is a host to browsers. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  return path.replace(/^\/*/, '/');
}
