import { listInWords, writeOneOf } from '#lib/text.ts';
import type { FormSource } from '../../content.ts';
import { formFieldNames } from '../../schemas/flows/case-evaluation.ts';
import type { TellInFile } from '../tell.ts';

/** Every question of a form must be answerable, and the message to the firm must get all its values. */
export function checkForm({ steps }: FormSource, tell: TellInFile): void {
  const seen = new Set<string>();
  steps.forEach((step, s) => {
    const answers = step.fields.flatMap(({ options }) => options);
    if (step.declines !== undefined && !answers.includes(step.declines)) {
      tell(
        ['steps', s, 'declines'],
        `No field of this step can be answered "${step.declines}".`,
        answers.length > 0 ? writeOneOf(answers) : 'Give one of its fields options, or delete this line.',
      );
    }
    step.fields.forEach((field, f) => {
      const path = ['steps', s, 'fields', f];
      const listed = field.kind === 'choice' || field.kind === 'select';
      if (seen.has(field.name)) {
        tell([...path, 'name'], `"${field.name}" is asked twice.`, 'Keep one of the two.');
      }
      seen.add(field.name);
      if (listed && field.options.length < 2) {
        tell(path, `"${field.name}" gives the visitor nothing to choose from.`, 'List two or more options.');
      }
      if (!listed && field.options.length > 0) {
        tell(
          [...path, 'options'],
          `A field of the kind "${field.kind}" does not show options.`,
          'Change its kind to "choice" or "select", or delete the options.',
        );
      }
      if (listed && field.preset !== '' && !field.options.includes(field.preset)) {
        tell(
          [...path, 'preset'],
          `"${field.preset}" is not one of the options.`,
          'Write one of the options.',
        );
      }
      if (field.required && field.problem === undefined) {
        tell(
          path,
          `Nothing tells the visitor why "${field.name}" cannot be left empty.`,
          'Add "problem:" with a short sentence.',
        );
      }
    });
  });
  const missing = formFieldNames.filter((name) => !seen.has(name));
  if (missing.length > 0) {
    tell(
      ['steps'],
      `No step asks for ${listInWords(missing.map((name) => `"${name}"`))}, but the message to the firm needs ${missing.length === 1 ? 'it' : 'them'}.`,
      `Add a field for ${missing.length === 1 ? 'it' : 'each'}.`,
    );
  }
}
