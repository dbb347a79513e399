import type { VisitorScript } from '#flows/visitor-script.ts';
import { EvaluationDialog } from './evaluation-dialog.tsx';
import { createEvaluation, type Evaluation } from './evaluation.ts';
import { mount } from '../mount.tsx';

let evaluation: Evaluation | undefined;
let opener: HTMLElement | undefined;

export function open(script: VisitorScript, from: HTMLElement): void {
  opener = from;
  if (!evaluation) {
    const created = (evaluation = createEvaluation(script));
    mount('case-evaluation', (host) => (
      <EvaluationDialog evaluation={created} host={host} returnFocus={() => opener?.focus()} />
    ));
  }
  evaluation.setOpen(true);
}
