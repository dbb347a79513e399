import { useRef, type SubmitEvent, type KeyboardEvent, type RefObject } from 'react';
import { fill } from '#flows/fill.ts';
import { isAnswered, playForm, unanswered } from '#flows/form.ts';
import type { FormScript } from '#flows/form-script.ts';
import type { Evaluation } from './evaluation.ts';
import { buttonStyles } from '../button-styles.ts';
import { Field } from './form-field.tsx';
import { FormNotice } from '../form-notice.tsx';
import { FormProgress, positionId } from './form-progress.tsx';
import { SmallPrint } from '../filled-text.tsx';
import { useStore } from '../store.ts';
import { Honeypot } from './honeypot.tsx';
import { useAutofill } from './use-autofill.ts';
import { isBeforeStep, useFocusAfterFailure, useFocusWhileSending, useStepFocus } from './use-form-focus.ts';
import { WhatNext } from './what-next.tsx';

const failedId = 'evaluation-failed';

interface EvaluationFormProps {
  evaluation: Evaluation;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** One step of the case evaluation, with its progress and its buttons. */
export function EvaluationForm({ evaluation, heading }: EvaluationFormProps) {
  const { form, sending, failed, visited } = useStore(evaluation.store);
  const { script } = evaluation;
  const { labels, toasts } = script.form;
  const { step, index, complete, first, last } = playForm(script.form, form);
  const left = unanswered(step, form.answers);
  const body = useStepFocus(index, heading);
  const submit = useFocusAfterFailure(failed !== undefined, failedId);
  useFocusWhileSending(sending, heading);
  const trap = useRef<HTMLInputElement>(null);
  useAutofill(body, evaluation);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    evaluation.next(Boolean(trap.current?.value));
  };
  // Browsers ignore Enter while Next is disabled; here it moves the focus to the first missing field.
  const onKeyDown = ({ key, target, currentTarget, nativeEvent }: KeyboardEvent) => {
    const [missing] = left;
    if (key !== 'Enter' || nativeEvent.isComposing) return;
    if (!missing || !(target instanceof HTMLInputElement)) return;
    evaluation.visit(left);
    currentTarget.querySelector<HTMLElement>(`[name="${missing.name}"]`)?.focus();
  };

  return (
    <form
      className="flex min-h-0 flex-1 flex-col low:block"
      noValidate
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
    >
      <FormProgress index={index} script={script.form} />
      <Honeypot box={trap} />
      <div className="relative flex-1 overflow-y-auto px-4 py-5 sm:px-6 low:overflow-visible" ref={body}>
        <h3 className="text-h3 text-navy" ref={heading} tabIndex={-1} aria-describedby={positionId}>
          {step.title}
        </h3>
        {step.plain && <p className="mt-1">{step.plain}</p>}
        {step.fields.some(({ required }) => required) && (
          <p className="mt-1 text-small text-ink-soft">{labels.required}</p>
        )}
        <div className={`my-4 grid gap-x-4 gap-y-5 ${step.fields.length > 3 ? 'sm:grid-cols-2' : ''}`}>
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
        <div className="grid gap-4">
          {last && <WhatNext words={script.form.whatNext} />}
          {step.note && <p className="text-small text-ink-soft">{step.note}</p>}
          {last && script.form.consent && (
            <p className="text-small text-ink-soft">
              <SmallPrint words={script.form.consent} />
            </p>
          )}
          {failed && <FormNotice id={failedId} text={toasts.failure[failed]} phone={script.phones.main} />}
        </div>
      </div>
      <div className={foot}>
        <p className={sending ? 'sr-only' : statusStyles} role="status">
          {/* Always one text node: React crashes on updating parts of a text that the browser has translated. */}
          {sending ? labels.submitting : stillToAnswer(left.length, labels)}
        </p>
        {!first && (
          <button
            type="button"
            className={`${buttonStyles.quiet} flex-1 min-w-32 sm:flex-none`}
            disabled={sending}
            onClick={({ timeStamp }) => isBeforeStep(timeStamp) || evaluation.previous()}
          >
            {labels.previous}
          </button>
        )}
        <button
          type="submit"
          className={`${buttonStyles.primary} flex-1 min-w-32 sm:flex-none`}
          ref={submit}
          disabled={!complete || sending}
          onClick={(event) => isBeforeStep(event.timeStamp) && event.preventDefault()}
          aria-describedby={failed ? failedId : undefined}
        >
          {!last ? labels.next : sending ? labels.submitting : labels.submit}
        </button>
      </div>
    </form>
  );
}

const foot =
  'flex shrink-0 flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line bg-paper px-4 pt-3 ' +
  'pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6';

const statusStyles = 'w-full text-small text-ink-soft empty:absolute sm:w-auto sm:flex-1';

const stillToAnswer = (count: number, { oneLeft, manyLeft }: FormScript['labels']) =>
  count > 1 ? fill(manyLeft, { count }) : count === 1 ? oneLeft : '';
