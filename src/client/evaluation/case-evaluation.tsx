import type { VisitorScript } from '#flows/visitor-script.ts';
import { Confirmation, focusConfirmation } from './confirmation.tsx';
import { EvaluationDialog } from './evaluation-dialog.tsx';
import { createEvaluation, type Evaluation } from './evaluation.ts';
import { mount } from '../islands/mount.tsx';

let evaluation: Evaluation | undefined;
let opener: HTMLElement | undefined;
/** When the last message had been sent, as the dialog opened. */
let sentBefore: Date | undefined;

function openCaseEvaluation(script: VisitorScript, from: HTMLElement): void {
  opener = from;
  evaluation ??= create(script);
  sentBefore = evaluation.store.get().sent;
  evaluation.setOpen(true);
}

function create(script: VisitorScript): Evaluation {
  const created = createEvaluation(script);
  // After sending, the focus moves to the confirmation; otherwise back to the opener.
  const returnFocus = () => (created.store.get().sent === sentBefore ? opener?.focus() : focusConfirmation());
  mount('case-evaluation', (host) => (
    <EvaluationDialog evaluation={created} host={host} returnFocus={returnFocus} />
  ));
  mount(
    'confirmation',
    () => <Confirmation evaluation={created} />,
    (host) => prependOnceSent(created, host),
  );
  return created;
}

/** Leaves the page untouched until there is something to confirm. */
function prependOnceSent({ store }: Evaluation, host: HTMLElement): void {
  const stop = store.subscribe(() => {
    if (!store.get().sent) return;
    stop();
    document.querySelector('main')?.prepend(host);
  });
}

// The name by which `openIsland` opens every island.
export { openCaseEvaluation as open };
