import { withFourDigitYear } from '#lib/date.ts';
import type { FieldKind, FieldName, FormAnswers, FormField, FormScript, FormStep } from './form-script.ts';

export interface FormState {
  readonly answers: FormAnswers;
  /** The requested step; `playForm` stops at the first one that the answers do not complete. */
  readonly at: number;
}

interface FormView {
  step: FormStep;
  /** Counted from 0. */
  index: number;
  /** Whether Next, or Submit, can be pressed. */
  complete: boolean;
  first: boolean;
  last: boolean;
}

/** The result of pressing Next or Submit. */
type FormMove = { kind: 'stay' } | { kind: 'declined' } | { kind: 'step' | 'submit'; state: FormState };

/** An empty form with its presets. */
export function start(script: FormScript): FormState {
  const presets = fieldsOf(script).filter(({ preset }) => preset !== '');
  return { answers: Object.fromEntries(presets.map(({ name, preset }) => [name, preset])), at: 0 };
}

/** Replays the answers: the visitor is at the requested step, or at an earlier one that is incomplete or declined. */
export function playForm(script: FormScript, state: FormState): FormView {
  const last = script.steps.length - 1;
  const asked = Math.min(Math.max(0, Math.trunc(state.at) || 0), last);
  const open = script.steps.findIndex(
    (step) => !isComplete(step, state.answers) || isDeclined(step, state.answers),
  );
  const index = open === -1 ? asked : Math.min(asked, open);
  const step = script.steps[index]!;
  return {
    step,
    index,
    complete: isComplete(step, state.answers),
    first: index === 0,
    last: index === last,
  };
}

export function nextInForm(script: FormScript, state: FormState): FormMove {
  const { step, index, complete, last } = playForm(script, state);
  if (!complete) return { kind: 'stay' };
  if (isDeclined(step, state.answers)) return { kind: 'declined' };
  const answers = tidyAnswers(step, state.answers);
  return last
    ? { kind: 'submit', state: { answers, at: index } }
    : { kind: 'step', state: { answers, at: index + 1 } };
}

/**
 * Without what nobody sees in a copied text, and with the @ and the digits that the firm's programs know, in place of
 * wide ones from Chinese and Japanese keyboards, and of Arabic and Persian digits.
 */
const plain = (typed: string) =>
  typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));

const plainEmail = (typed: string) => plain(typed).replace(/[.,;]+$/, '');

/** What becomes of answers at Next and Submit; changed any earlier, they would fight with the visitor's keyboard. */
const tidied: Partial<Record<FieldKind, (typed: string) => string>> = {
  date: withFourDigitYear,
  email: plainEmail,
  phone: plain,
};

function tidyAnswers({ fields }: FormStep, answers: FormAnswers): FormAnswers {
  const tidy: Partial<Record<FieldName, string>> = { ...answers };
  for (const { name, kind } of fields) {
    const typed = answers[name];
    if (typed) tidy[name] = tidied[kind]?.(typed) ?? typed;
  }
  return tidy;
}

export function previous(script: FormScript, state: FormState): FormState {
  return { ...state, at: Math.max(0, playForm(script, state).index - 1) };
}

/** Of an email address, browsers drop the spaces at its ends, but not those that do not break, as of copied texts. */
export function answer({ answers, at }: FormState, { name, kind }: FormField, value: string): FormState {
  return { answers: { ...answers, [name]: kind === 'email' ? value.trim() : value }, at };
}

/** Restores a stored state; drops anything that does not belong to this form. */
export function restore(script: FormScript, kept: unknown): FormState {
  const fresh = start(script);
  if (!isRecord(kept) || !isRecord(kept.answers)) return fresh;
  const answers: Record<string, string> = { ...fresh.answers };
  for (const { name, options } of fieldsOf(script)) {
    const value = kept.answers[name];
    if (typeof value !== 'string') continue;
    if (options.length === 0 || options.includes(value)) answers[name] = value;
  }
  return { answers, at: Number(kept.at) || 0 };
}

const fieldsOf = (script: FormScript) => script.steps.flatMap(({ fields }) => fields);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Text, an @, text, a dot, text; no spaces. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether the field lets the visitor go on. */
export function isAnswered(field: FormField, answers: FormAnswers): boolean {
  const value = answers[field.name] ?? '';
  if (value.trim() === '') return !field.required;
  return field.kind !== 'email' || emailPattern.test(plainEmail(value));
}

/** The fields of a step that still block Next. */
export function unanswered(step: FormStep, answers: FormAnswers): FormField[] {
  return step.fields.filter((field) => !isAnswered(field, answers));
}

export function isComplete(step: FormStep, answers: FormAnswers): boolean {
  return unanswered(step, answers).length === 0;
}

/** Whether the answers of this step mean that the firm cannot help. */
function isDeclined(step: FormStep, answers: FormAnswers): boolean {
  return step.declines !== undefined && step.fields.some(({ name }) => answers[name] === step.declines);
}
