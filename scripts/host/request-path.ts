import type { IncomingMessage } from 'node:http';

/** The raw query with its question mark, or an empty string. */
export const queryOf = ({ url = '' }: IncomingMessage): string => /\?[^#]*/.exec(url)?.[0] ?? '';

/** The raw path of a request. Leading slashes are collapsed, as browsers treat "//x" and "/\x" as a host. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  return path.replace(/^[/\\]*/, '/');
}
