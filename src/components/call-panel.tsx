import type { Shell } from '#site/shell.ts';
import { EvaluationButton, PhoneButton } from './buttons.tsx';

/** The panel beside a long text that stays in view: call, or write. */
export function CallPanel({ shell, heading = 'Talk to a lawyer today' }: { shell: Shell; heading?: string }) {
  return (
    <div className="panel call-panel">
      <h2>{heading}</h2>
      <p>The consultation is free and commits you to nothing. No fee unless we win your case.</p>
      <PhoneButton shell={shell} />
      <EvaluationButton kind="outline">Free Case Evaluation</EvaluationButton>
      <p className="small">Someone answers 24 hours a day, 7 days a week.</p>
    </div>
  );
}
