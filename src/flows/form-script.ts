import type { FormSource } from '#content/content.ts';
import type { formFieldNames } from '#content/schemas/flows/case-evaluation.ts';

/** The case evaluation as data: its words, steps, fields and rules. */
export interface FormScript extends Omit<FormSource, 'steps'> {
  steps: FormStep[];
}
export interface FormStep extends Omit<StepSource, 'fields'> {
  fields: FormField[];
}
export type FormField = StepSource['fields'][number] & {
  /** The options in the visitor's language, where that is not English. */
  shown?: readonly string[];
};
type StepSource = FormSource['steps'][number];
export type FieldName = (typeof formFieldNames)[number];
export type FieldKind = FormField['kind'];

export type FormAnswers = Readonly<Partial<Record<FieldName, string>>>;

/**
 * The form in another language. Only its texts are translated: answers are stored and sent as those of the English
 * form.
 */
export function translatedForm(english: FormScript, other: FormScript): FormScript {
  return {
    ...other,
    consent: other.consent ?? english.consent,
    steps: english.steps.map((step, s) => {
      const words = other.steps[s]!;
      return {
        ...words,
        declines: step.declines,
        fields: step.fields.map((field, f) => {
          const { label, problem, hint, options } = words.fields[f]!;
          return { ...field, label, problem, hint, shown: options };
        }),
      };
    }),
  };
}
