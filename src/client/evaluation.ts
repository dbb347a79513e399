import { answer, next, previous, restore, start, type FormState } from '#flows/form.ts';
import type { FieldName, FormField } from '#flows/form-script.ts';
import { failureToast } from '#flows/send-failure.ts';
import type { VisitorScript } from '#flows/visitor-script.ts';
import { keptAnswers } from './kept-answers.ts';
import { modalOpen } from './modal.ts';
import { sendEvaluation } from './send-evaluation.ts';
import { createStore, type Store } from './store.ts';
import { showToast } from './toasts.tsx';
import { triggerCall } from './trigger-call.ts';

export interface EvaluationState {
  open: boolean;
  form: FormState;
  sending: boolean;
  failed: boolean;
  /** Fields the visitor has left; only these show their problems. */
  visited: ReadonlySet<FieldName>;
}

export interface Evaluation {
  script: VisitorScript;
  store: Store<EvaluationState>;
  setOpen(open: boolean): void;
  answer(field: FormField, value: string): void;
  visit(fields: readonly FormField[]): void;
  previous(): void;
  /** Next, or Submit on the last step. */
  next(): void;
}

/** The case evaluation outside of React: it lives on while the dialog is closed. */
export function createEvaluation(script: VisitorScript): Evaluation {
  const fresh = { sending: false, failed: false, visited: new Set<FieldName>() };
  const recall = () => restore(script.form, keptAnswers.get());
  const store = createStore<EvaluationState>({ ...fresh, open: false, form: recall() });
  const change = (part: Partial<EvaluationState>) => store.set({ ...store.get(), ...part });
  const changeForm = (form: FormState) => {
    keptAnswers.set(form);
    change({ form });
  };
  // A page that comes back as it was left does not know what was typed on another one since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !store.get().sending) change({ form: recall() });
  });
  const setOpen = (open: boolean) => {
    // What was typed a day ago is forgotten, also where the page was open all the time.
    if (open && !store.get().sending && !keptAnswers.get()) change({ ...fresh, form: start(script.form) });
    change({ open });
    modalOpen.set(open);
  };

  let takeFailureAway = () => {};

  const submit = async () => {
    // The state changes before anything is awaited, so a double click finds it sending.
    if (store.get().sending) return;
    const { answers } = store.get().form;
    change({ sending: true, failed: false });
    takeFailureAway();
    if (answers.phone) triggerCall(answers.phone);
    const result = await sendEvaluation(script, answers);
    if (result.kind === 'sent') {
      keptAnswers.forget();
      setOpen(false);
      change({ ...fresh, form: start(script.form) });
      showToast(script.form.toasts.success);
    } else {
      change({ sending: false, failed: true });
      takeFailureAway = showToast(failureToast(script.form, result.failure, script.phones.alternate));
    }
  };

  return {
    script,
    store,
    setOpen,
    answer: (field, value) => changeForm(answer(store.get().form, field, value)),
    visit(fields) {
      const visited = new Set([...store.get().visited, ...fields.map(({ name }) => name)]);
      change({ visited });
    },
    previous: () => changeForm(previous(script.form, store.get().form)),
    next() {
      const move = next(script.form, store.get().form);
      if (move.kind === 'step') changeForm(move.state);
      if (move.kind === 'submit') void submit();
      if (move.kind === 'declined') {
        setOpen(false);
        showToast(script.form.toasts.declined);
      }
    },
  };
}
