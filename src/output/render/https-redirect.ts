/**
 * Sends a page loaded over plain http to https, except on the local machine. It stands in the head, so that
 * nothing is shown or sent before; its hash is in the Content-Security-Policy.
 */
export const redirectToHttps = {
  __html:
    "if(location.protocol==='http:'&&!/^(localhost|127\\.\\d+\\.\\d+\\.\\d+|\\[::1\\])$/.test(location.hostname))location.replace('https:'+location.href.slice(5))",
};
