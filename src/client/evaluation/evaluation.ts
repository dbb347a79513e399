import { answer, nextInForm, previous, restore, type FormState } from '#flows/form.ts';
import { answersHash } from '#flows/evaluation-message.ts';
import type { FieldName, FormAnswers, FormField } from '#flows/form-script.ts';
import { failureToast } from '#flows/send-failure.ts';
import type { ToastMessage } from '#flows/toasts.ts';
import type { VisitorScript } from '#flows/visitor-script.ts';
import { keptAnswers } from './kept-answers.ts';
import { modalOpen } from '../islands/modal.ts';
import type { SendResult } from './send-evaluation.ts';
import { sendOnce, wait } from './send-once.ts';
import { deliveryOf } from './delivery.ts';
import { createStore, type Store } from '../store.ts';
import { showToast } from '../toasts.tsx';
import { triggerCall } from '../trigger-call.ts';

interface EvaluationState {
  open: boolean;
  form: FormState;
  sending: boolean;
  /** Why a message may not have arrived: the name of the text to show. */
  failed: 'kept' | 'unsure' | undefined;
  /** Fields that the visitor has left; only these show their problems. */
  visited: ReadonlySet<FieldName>;
  /** When the last message from this page was sent. */
  sent: Date | undefined;
}

export interface Evaluation {
  script: VisitorScript;
  store: Store<EvaluationState>;
  setOpen(open: boolean): void;
  answer(field: FormField, value: string): void;
  visit(fields: readonly FormField[]): void;
  previous(): void;
  /** Next, or Submit on the last step; for a bot it only pretends to send. */
  next(isBot: boolean): void;
}

/** Nobody answers six steps within these milliseconds: messages wait until then, and hurried bots leave earlier. */
const minimumTime = 3000;

/** The state of the case evaluation, outside React, so that it survives while the dialog is closed. */
export function createEvaluation(script: VisitorScript): Evaluation {
  const recall = () => {
    const form = restore(script.form, keptAnswers.get());
    const isUnsure = deliveryOf(answersHash(form.answers)) === 'begun';
    return {
      form,
      sending: false,
      failed: isUnsure ? ('unsure' as const) : undefined,
      visited: new Set<FieldName>(),
    };
  };
  const store = createStore<EvaluationState>({ open: false, sent: undefined, ...recall() });
  const change = (part: Partial<EvaluationState>) => store.set({ ...store.get(), ...part });
  const changeForm = (form: FormState) => {
    keptAnswers.set(form);
    change({ form });
  };
  /** Other pages and the chat change the stored answers, and a day ends them; else the form keeps its problems. */
  const recallIfChanged = () => {
    const { form, sending } = store.get();
    const kept = restore(script.form, keptAnswers.get());
    if (!sending && answersHash(kept.answers) !== answersHash(form.answers)) change(recall());
  };
  // A page restored from the back/forward cache has missed what was typed on other pages since.
  addEventListener('pageshow', ({ persisted }) => persisted && recallIfChanged());
  const setOpen = (open: boolean) => {
    if (open) recallIfChanged();
    change({ open });
    modalOpen.set(open);
  };

  const notify = (message: ToastMessage) => showToast({ ...message, labels: script.form.labels });
  let dismissFailure = () => {};

  const succeed = () => {
    keptAnswers.forget();
    setOpen(false);
    change({ ...recall(), sent: new Date() });
    notify(script.form.toasts.success);
  };

  const submit = async (isBot: boolean) => {
    // `sending` is set before anything is awaited, to catch double clicks.
    if (store.get().sending) return;
    const { answers } = store.get().form;
    change({ sending: true, failed: undefined });
    dismissFailure();
    const early = minimumTime - performance.now();
    if (early > 0) await wait(early);
    if (isBot) return succeed();
    if (answers.phone) triggerCall(answers.phone);
    const { soon, end } = sendOnce(script, answers);
    const result = await soon;
    if (result.kind === 'sent') return succeed();
    change({ sending: false, failed: result.unsure ? 'unsure' : 'kept' });
    dismissFailure = notify(failureToast(script.form, result.failure, script.phones.alternate));
    void end.then((late) => late !== result && handleLateResult(late, answers));
  };

  const handleLateResult = (result: SendResult, sent: FormAnswers) => {
    const { form, sending, failed } = store.get();
    // The visitor is already trying again; that attempt will report the outcome.
    if (sending) return;
    const isChanged = answersHash(form.answers) !== answersHash(sent);
    if (result.kind === 'failed') {
      if (failed && !isChanged) change({ failed: result.unsure ? 'unsure' : 'kept' });
      return;
    }
    dismissFailure();
    if (!isChanged) return succeed();
    // Changes made since then were not sent, so they stay in the form.
    change({ failed: undefined, sent: new Date() });
    notify(script.form.toasts.success);
  };

  return {
    script,
    store,
    setOpen,
    // Ignored while sending: it would not be sent, and lost when the form is cleared.
    answer: (field, value) => store.get().sending || changeForm(answer(store.get().form, field, value)),
    visit(fields) {
      const visited = new Set([...store.get().visited, ...fields.map(({ name }) => name)]);
      change({ visited });
    },
    previous: () => changeForm(previous(script.form, store.get().form)),
    next(isBot) {
      const move = nextInForm(script.form, store.get().form);
      if ('state' in move) changeForm(move.state);
      if (move.kind === 'submit') void submit(isBot);
      if (move.kind === 'declined') {
        setOpen(false);
        notify(script.form.toasts.declined);
      }
    },
  };
}
