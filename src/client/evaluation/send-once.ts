import { answersHash } from '#flows/evaluation-message.ts';
import type { FormAnswers } from '#flows/form-script.ts';
import type { VisitorScript } from '#flows/visitor-script.ts';
import { sendEvaluation, type SendResult } from './send-evaluation.ts';
import { deliveryOf, setDelivery } from './delivery.ts';

interface Sending {
  /** The result, or the state after 20 seconds. */
  soon: Promise<SendResult>;
  /** The result, however late; may never settle. */
  end: Promise<SendResult>;
}

const timeout = 20_000;

const unsure = (error: string): SendResult => ({
  kind: 'failed',
  failure: { kind: 'unexpected', error },
  unsure: true,
});

/**
 * Sends the answers unless they may already have arrived: after a second click, a second try, in a second tab or
 * after a reload. A second attempt waits for the first and gets its result.
 */
export function sendOnce(script: VisitorScript, answers: FormAnswers): Sending {
  const words = script.form.toasts.failure;
  const noAnswer = unsure(words.noAnswer);
  const hash = answersHash(answers);
  const timeoutController = new AbortController();
  const { signal } = timeoutController;
  const end = inTurn(hash, { signal, givenUp: noAnswer }, async () => {
    const delivery = deliveryOf(hash);
    if (delivery === 'sent') return { kind: 'sent' };
    if (delivery === 'begun') return unsure(words.perhapsThere);
    setDelivery(hash, 'begun');
    const result = await sendEvaluation(script, answers, signal);
    setDelivery(hash, result.kind === 'sent' ? 'sent' : result.unsure ? 'begun' : undefined);
    return result;
  });
  const soon = async () => {
    const inTime = await Promise.race([end, wait(timeout)]);
    if (inTime) return inTime;
    timeoutController.abort();
    // If the message could still be taken back, `end` has settled by now.
    return (await Promise.race([end, wait(0)])) ?? noAnswer;
  };
  return { soon: soon(), end };
}

/** Runs one at a time across all tabs; closing a tab frees its turn. `signal` aborts the waiting, not the work. */
async function inTurn(
  hash: string,
  { signal, givenUp }: { signal: AbortSignal; givenUp: SendResult },
  work: () => Promise<SendResult>,
): Promise<SendResult> {
  let begun: Promise<SendResult> | undefined;
  try {
    await navigator.locks.request(`case-evaluation ${hash}`, { signal }, () => (begun = work()));
  } catch {
    // Aborted, or denied, as by browsers that block storage.
    if (!begun && signal.aborted) return givenUp;
  }
  return begun ?? work();
}

export const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));
