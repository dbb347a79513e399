import { init, send } from '@emailjs/browser';
import { evaluationMessage } from '#flows/evaluation-message.ts';
import type { FormAnswers } from '#flows/form-script.ts';
import { hasNoResponse, sendFailure, type SendFailure } from '#flows/send-failure.ts';
import type { VisitorScript } from '#flows/visitor-script.ts';

export type SendResult =
  | { kind: 'sent' }
  /** `unsure`: the whole message went out, so it may still have reached the firm. */
  | { kind: 'failed'; failure: SendFailure; unsure: boolean };

/**
 * Sends the answers to the firm. Never rejects, and waits for as long as the browser does. `signal` reliably aborts a
 * message that has not gone out yet, but not one that has.
 */
export function sendEvaluation(
  script: VisitorScript,
  answers: FormAnswers,
  signal: AbortSignal,
): Promise<SendResult> {
  const { serviceId, templateId, publicKey, origin } = script.emailjs;
  const message = evaluationMessage(answers, script.firm.product, new Date());
  return new Promise((resolve) => {
    let isUploaded = false;
    const fail = (reason?: unknown) =>
      resolve({ kind: 'failed', failure: sendFailure(reason), unsure: isUploaded && hasNoResponse(reason) });
    const watch = (request: XMLHttpRequest) => {
      // Not `load`, which Firefox reports only with the answer.
      request.upload.addEventListener('progress', ({ loaded, total }) => (isUploaded = loaded === total));
      const takeBack = () => {
        if (isUploaded) return;
        request.abort();
        fail();
      };
      signal.addEventListener('abort', takeBack);
      // Leaving the page aborts it anyway, but without a word that nothing was sent.
      addEventListener('pagehide', takeBack);
    };
    try {
      init(publicKey, origin);
      withRequest(watch, () => send(serviceId, templateId, message, publicKey)).then(
        () => resolve({ kind: 'sent' }),
        fail,
      );
    } catch (reason) {
      fail(reason);
    }
  });
}

/** The library does not expose its request, but creates it synchronously: the one created during `start` is it. */
function withRequest<T>(watch: (request: XMLHttpRequest) => void, start: () => T): T {
  const original = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = new Proxy(original, {
    construct() {
      const request = new original();
      watch(request);
      return request;
    },
  });
  try {
    return start();
  } finally {
    globalThis.XMLHttpRequest = original;
  }
}
