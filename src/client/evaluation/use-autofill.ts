import { useEffect, type RefObject } from 'react';
import { playForm } from '#flows/form.ts';
import type { Evaluation } from './evaluation.ts';

/** Any of these is the visitor's next action in the form. */
const nextActions = ['input', 'change', 'focusin', 'focusout', 'keydown', 'pointerover'];

/**
 * Autofill sets values itself, sometimes without an event. React does not notice and would restore its own values, so
 * the fields are read before React handles the next event.
 */
export function useAutofill(body: RefObject<HTMLElement | null>, evaluation: Evaluation): void {
  useEffect(() => {
    const form = body.current?.closest('form');
    if (!form) return;
    const readFields = () => {
      const state = evaluation.store.get().form;
      for (const field of playForm(evaluation.script.form, state).step.fields) {
        const control = form.elements.namedItem(field.name);
        if (!isTextControl(control) || control.value === (state.answers[field.name] ?? '')) continue;
        evaluation.answer(field, control.value);
      }
    };
    const leaving = new AbortController();
    const options = { capture: true, passive: true, signal: leaving.signal };
    for (const nextAction of nextActions) form.addEventListener(nextAction, readFields, options);
    return () => leaving.abort();
  }, [body, evaluation]);
}

/** React handles radio buttons. Several of one name are a list, which is no element; a single one is an element. */
const isTextControl = (control: Element | RadioNodeList | null): control is HTMLInputElement =>
  control instanceof Element && (control as HTMLInputElement).type !== 'radio';
