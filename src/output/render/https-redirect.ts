import { isOwnMachine } from '#lib/sample-address.ts';

/**
 * Redirects a page loaded over http to https, except on the local machine, which browsers treat as secure. It is in the
 * head, so that nothing is shown or sent before; its hash is in the Content-Security-Policy.
 */
export const redirectToHttps = {
  __html: "if(location.protocol=='http:'&&!isSecureContext)location.replace('https'+location.href.slice(4))",
};

export const withoutRedirect = (html: string) => html.replace(redirectToHttps.__html, '');

/** The page as served by a server without https that was requested under this host name. */
export function withoutHttpsAt(host: string, html: string): string {
  return isOwnMachine(new URL(`http://${host}`).hostname) ? html : withoutRedirect(html);
}
