import type { FormScript } from './form-script.ts';

/**
 * The form in the words of another language. Its answers stay those of the English form: they are shown in other
 * words, and kept and sent in English.
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
