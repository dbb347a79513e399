import { fill } from '#flows/fill.ts';
import type { FormScript } from '#flows/form-script.ts';

interface FormProgressProps {
  script: FormScript;
  /** The step that is shown, counted from 0. */
  index: number;
}

/** Id of the line with the step number, which describes the heading that takes the focus. */
export const positionId = 'evaluation-position';

/** The visitor's progress, in words and as a bar with a segment for each step. */
export function FormProgress({ script: { title, labels, steps }, index }: FormProgressProps) {
  const position = fill(labels.step, { step: index + 1, steps: steps.length });
  return (
    <div className="shrink-0 border-b border-line px-4 pt-2.5 pb-3 sm:px-6">
      <p className="text-small text-ink-soft" id={positionId}>
        {position}
      </p>
      <div
        className="mt-1.5 flex gap-1.5 forced-colors:border"
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={index + 1}
        aria-valuetext={`${position}: ${steps[index]?.title}`}
      >
        {steps.map((step, i) => (
          <span
            key={step.title}
            className={`h-2 flex-1 rounded-full ${i <= index ? 'bg-navy forced-colors:bg-[CanvasText]' : 'border border-edge'}`}
          />
        ))}
      </div>
    </div>
  );
}
