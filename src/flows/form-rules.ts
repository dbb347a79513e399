import type { FieldKind, FormAnswers, FormField, FormStep } from './form-script.ts';

/** Text, an @, text, a dot, text; no spaces. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What a value must look like beyond not being empty. */
const shapes: Partial<Record<FieldKind, (value: string) => boolean>> = {
  email: (value) => emailPattern.test(value),
};

/** Whether the field lets the visitor go on. */
export function isAnswered(field: FormField, answers: FormAnswers): boolean {
  const value = answers[field.name] ?? '';
  if (value.trim() === '') return !field.required;
  return shapes[field.kind]?.(value) ?? true;
}

/** The fields of a step that Next still waits for. */
export function unanswered(step: FormStep, answers: FormAnswers): FormField[] {
  return step.fields.filter((field) => !isAnswered(field, answers));
}

export function isComplete(step: FormStep, answers: FormAnswers): boolean {
  return unanswered(step, answers).length === 0;
}

/** Whether the answers of this step mean that the firm is not the right one. */
export function isDeclined(step: FormStep, answers: FormAnswers): boolean {
  return step.declines !== undefined && step.fields.some(({ name }) => answers[name] === step.declines);
}
