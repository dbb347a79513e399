/**
 * Sends a page loaded over plain http to https, except on the local machine, which browsers hold for secure. It
 * stands in the head, so that nothing is shown or sent before; its hash is in the Content-Security-Policy.
 */
export const redirectToHttps = {
  __html: "if(location.protocol=='http:'&&!isSecureContext)location.replace('https'+location.href.slice(4))",
};
