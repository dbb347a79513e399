import { useEffect, useRef, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { fill } from '#flows/fill.ts';
import { isAnswered, unanswered } from '#flows/form-rules.ts';
import { play } from '#flows/form.ts';
import type { Evaluation } from './evaluation.ts';
import { FilledText } from '../filled-text.tsx';
import { Field } from './form-field.tsx';
import { useStore } from '../store.ts';
import { useFilledIn } from './use-filled-in.ts';

const failedId = 'evaluation-failed';

interface EvaluationFormProps {
  evaluation: Evaluation;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** One step of the case evaluation, with its progress and its buttons. */
export function EvaluationForm({ evaluation, heading }: EvaluationFormProps) {
  const { form, sending, failed, visited } = useStore(evaluation.store);
  const { script } = evaluation;
  const { labels, steps, toasts } = script.form;
  const { step, index, complete, first, last } = play(script.form, form);
  const left = unanswered(step, form.answers);
  const position = fill(labels.step, { step: index + 1, steps: steps.length });
  const body = useStepFocus(index, heading);
  const submit = useFocusAfterFailure(failed !== undefined);
  const trap = useRef<HTMLInputElement>(null);
  useFilledIn(body, evaluation);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    evaluation.next(Boolean(trap.current?.value));
  };
  // A browser ignores Enter while Next is disabled; it should at least say what is missing.
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) evaluation.visit(left);
  };

  return (
    <form className="form" noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <div className="form-progress">
        <p className="form-position">{position}</p>
        <div
          className="progress"
          role="progressbar"
          aria-label={script.form.title}
          aria-valuemin={0}
          aria-valuemax={steps.length}
          aria-valuenow={index + 1}
          aria-valuetext={position}
        >
          <div className="progress-bar" style={{ width: `${((index + 1) / steps.length) * 100}%` }} />
        </div>
      </div>
      <Trap box={trap} />
      <div className="form-body" ref={body}>
        <h3 className="form-heading" ref={heading} tabIndex={-1}>
          {step.title}
        </h3>
        {step.fields.some(({ required }) => required) && <p className="form-hint">{labels.required}</p>}
        <div className="form-fields">
          {step.fields.map((field) => (
            <Field
              key={field.name}
              field={field}
              value={form.answers[field.name] ?? ''}
              choose={labels.choose}
              wrong={visited.has(field.name) && !isAnswered(field, form.answers)}
              onChange={(value) => evaluation.answer(field, value)}
              onLeave={() => evaluation.visit([field])}
            />
          ))}
        </div>
        {step.note && <p className="form-hint">{step.note}</p>}
        {failed && (
          <p className="form-notice" id={failedId}>
            <FilledText text={toasts.failure[failed]} phone={script.phones.main} />
          </p>
        )}
      </div>
      <div className="form-foot">
        <p className="form-left">
          {left.length === 1 && labels.oneLeft}
          {left.length > 1 && fill(labels.manyLeft, { count: left.length })}
        </p>
        {!first && (
          <button type="button" className="action action-quiet" onClick={evaluation.previous}>
            {labels.previous}
          </button>
        )}
        <button
          type="submit"
          className="action"
          ref={submit}
          disabled={!complete || sending}
          aria-describedby={failed ? failedId : undefined}
        >
          {!last ? labels.next : sending ? labels.submitting : labels.submit}
        </button>
      </div>
    </form>
  );
}

/**
 * Simple bots fill in whatever has a name. For people it is not there, nor for programs that know their details:
 * those leave alone what is not shown, and nobody's details have this name.
 */
function Trap({ box }: { box: RefObject<HTMLInputElement | null> }) {
  return (
    <div className="form-subject" aria-hidden="true">
      <label htmlFor="evaluation-subject">Leave this empty</label>
      <input
        id="evaluation-subject"
        name="subject"
        ref={box}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-form-type="other"
        data-lpignore="true"
      />
    </div>
  );
}

/** A new step begins at its heading, for the eye and for the focus. */
function useStepFocus(index: number, heading: RefObject<HTMLHeadingElement | null>) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    body.current?.scrollTo({ top: 0 });
    heading.current?.focus();
  }, [index, heading]);
  return body;
}

/** The button was disabled while it sent, which took the focus from it. */
function useFocusAfterFailure(failed: boolean) {
  const submit = useRef<HTMLButtonElement>(null);
  const before = useRef(failed);
  useEffect(() => {
    if (failed && !before.current) {
      document.getElementById(failedId)?.scrollIntoView({ block: 'nearest' });
      submit.current?.focus();
    }
    before.current = failed;
  }, [failed]);
  return submit;
}
