import { answersFingerprint } from '#flows/evaluation-message.ts';
import type { FormAnswers } from '#flows/form-script.ts';
import type { VisitorScript } from '#flows/visitor-script.ts';
import { sendEvaluation, type SendResult } from './send-evaluation.ts';
import { fateOf, setFate } from './sent-before.ts';

interface Sending {
  /** How it stands when it has ended, or after 20 seconds. */
  soon: Promise<SendResult>;
  /** How it ended, however late; perhaps never. */
  end: Promise<SendResult>;
}

const patience = 20_000;

const unsure = (error: string): SendResult => ({
  kind: 'failed',
  failure: { kind: 'unexpected', error },
  unsure: true,
});

/**
 * Sends answers unless they may have arrived before: after a second click, a second try, in a second tab or
 * after a reload. Whoever comes second waits for the first, and learns what became of it.
 */
export function sendOnce(script: VisitorScript, answers: FormAnswers): Sending {
  const words = script.form.toasts.failure;
  const noAnswer = unsure(words.noAnswer);
  const fingerprint = answersFingerprint(answers);
  const patienceEnds = new AbortController();
  const { signal } = patienceEnds;
  const end = inTurn(fingerprint, { signal, givenUp: noAnswer }, async () => {
    const fate = fateOf(fingerprint);
    if (fate === 'sent') return { kind: 'sent' };
    if (fate === 'begun') return unsure(words.perhapsThere);
    setFate(fingerprint, 'begun');
    const result = await sendEvaluation(script, answers, signal);
    setFate(fingerprint, result.kind === 'sent' ? 'sent' : result.unsure ? 'begun' : undefined);
    return result;
  });
  const soon = async () => {
    const inTime = await Promise.race([end, wait(patience)]);
    if (inTime) return inTime;
    patienceEnds.abort();
    // What could be taken back has ended by that.
    return (await Promise.race([end, wait(0)])) ?? noAnswer;
  };
  return { soon: soon(), end };
}

/** One at a time in all tabs; a tab that is closed gives way. `signal` ends the waiting, not the work. */
async function inTurn(
  fingerprint: string,
  { signal, givenUp }: { signal: AbortSignal; givenUp: SendResult },
  work: () => Promise<SendResult>,
): Promise<SendResult> {
  let begun: Promise<SendResult> | undefined;
  try {
    await navigator.locks.request(`case-evaluation ${fingerprint}`, { signal }, () => (begun = work()));
  } catch {
    // Given up, or denied, as browsers do where they deny storage.
    if (!begun && signal.aborted) return givenUp;
  }
  return begun ?? work();
}

export const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));
