import { init, send } from '@emailjs/browser';
import { evaluationMessage } from '#flows/evaluation-message.ts';
import type { FormAnswers } from '#flows/form-script.ts';
import { sendFailure, type SendFailure } from '#flows/send-failure.ts';
import type { VisitorScript } from '#flows/visitor-script.ts';

export type SendResult = { kind: 'sent' } | { kind: 'failed'; failure: SendFailure };

const patience = 20_000;

/** Sends the answers to the firm. Never rejects, and never takes longer than 20 seconds. */
export async function sendEvaluation(script: VisitorScript, answers: FormAnswers): Promise<SendResult> {
  const { serviceId, templateId, publicKey, origin } = script.emailjs;
  const message = evaluationMessage(answers, script.firm.product, new Date());
  try {
    init(publicKey, origin);
    await inTime(send(serviceId, templateId, message, publicKey));
    return { kind: 'sent' };
  } catch (reason) {
    return { kind: 'failed', failure: sendFailure(reason) };
  }
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, patience);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
