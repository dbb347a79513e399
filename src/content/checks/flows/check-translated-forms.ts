import { counted } from '#lib/text.ts';
import type { FormSource, UncheckedContent } from '../../content.ts';
import { languages } from '../../languages.ts';
import { checkForm } from './check-form.ts';
import { tellIn, type TellInFile, type Tell } from '../tell.ts';

/** A translated form must ask the same, step by step, so that the firm can read the answers. */
export function checkTranslatedForms(
  { flows, translations }: Pick<UncheckedContent, 'flows' | 'translations'>,
  tell: Tell,
): void {
  for (const language of languages) {
    const form = translations[language]?.form;
    if (!form || !flows.form) continue;
    const tellOfForm = tellIn(`flows/case-evaluation.${language}.yaml`, tell);
    checkForm(form, tellOfForm);
    compare(flows.form, form, tellOfForm);
  }
}

function compare(english: FormSource, other: FormSource, tell: TellInFile): void {
  english.steps.forEach(({ title, declines, fields }, s) => {
    const step = other.steps[s];
    if (!step) {
      tell(['steps'], `The step "${title}" is missing.`, 'Add it in the same place as in the English form.');
      return;
    }
    if ((step.declines === undefined) !== (declines === undefined)) {
      tell(
        ['steps', s],
        `In the English form, this step ${declines === undefined ? 'has no' : 'has an'} answer that ends the evaluation.`,
        declines === undefined ? 'Delete "declines:".' : 'Add "declines:" with that answer.',
      );
    }
    fields.forEach(({ name, kind, options }, f) => {
      const path = ['steps', s, 'fields', f];
      const field = step.fields[f];
      if (field?.name !== name) {
        tell(
          field ? [...path, 'name'] : ['steps', s, 'fields'],
          `In the English form, this step asks for "${name}" here.`,
          'Use the same fields, with the same names, in the same order.',
        );
      } else if (field.kind !== kind) {
        tell(
          [...path, 'kind'],
          `In the English form, "${name}" has the kind "${kind}".`,
          `Write: kind: ${kind}`,
        );
      } else if (field.options.length !== options.length) {
        tell(
          [...path, 'options'],
          `"${name}" has ${counted(options.length, 'option', 'options')} in the English form, but ${field.options.length} here.`,
          'Write the same options in the same order, because the firm receives the English ones.',
        );
      }
    });
    if (step.fields.length > fields.length) {
      tell(
        ['steps', s, 'fields'],
        'This step has more fields than in the English form.',
        'Delete the extra ones.',
      );
    }
  });
  if (other.steps.length > english.steps.length) {
    tell(['steps'], 'This form has more steps than the English one.', 'Delete the extra ones.');
  }
}
