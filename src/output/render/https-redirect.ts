import { isOwnMachine } from '#lib/sample-address.ts';

/**
 * Sends a page loaded over plain http to https, except on the local machine, which browsers hold for secure. It
 * stands in the head, so that nothing is shown or sent before; its hash is in the Content-Security-Policy.
 */
export const redirectToHttps = {
  __html: "if(location.protocol=='http:'&&!isSecureContext)location.replace('https'+location.href.slice(4))",
};

export const withoutRedirect = (html: string) => html.replace(redirectToHttps.__html, '');

/** A page as a server shows it that speaks no https, and was asked by this name. */
export function withoutHttpsAt(host: string, html: string): string {
  return isOwnMachine(new URL(`http://${host}`).hostname) ? html : withoutRedirect(html);
}
