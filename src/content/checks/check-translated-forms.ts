import { counted } from '#lib/text.ts';
import type { Content, FormSource } from '../content.ts';
import { languages } from '../languages.ts';
import { checkForm } from './check-form.ts';
import { reportOn, type Report, type Tell } from './tell.ts';

/** A translated form must ask the same, step by step, so that the firm can read the answers. */
export function checkTranslatedForms(
  { flows, translations }: Pick<Content, 'flows' | 'translations'>,
  tell: Tell,
): void {
  for (const language of languages) {
    const form = translations[language]?.form;
    if (!form || !flows.form) continue;
    const report = reportOn(`flows/case-evaluation.${language}.yaml`, tell);
    checkForm(form, report);
    compare(flows.form, form, report);
  }
}

function compare(english: FormSource, other: FormSource, report: Report): void {
  english.steps.forEach(({ title, declines, fields }, s) => {
    const step = other.steps[s];
    if (!step) {
      report(['steps'], `The step "${title}" is missing.`, 'Write it in the place that it has in English.');
      return;
    }
    if ((step.declines === undefined) !== (declines === undefined)) {
      report(
        ['steps', s],
        `In English this step ${declines === undefined ? 'has no' : 'has an'} answer that ends the evaluation.`,
        declines === undefined ? 'Remove "declines:".' : 'Add "declines:" with that answer.',
      );
    }
    fields.forEach(({ name, kind, options }, f) => {
      const path = ['steps', s, 'fields', f];
      const field = step.fields[f];
      if (field?.name !== name) {
        report(
          field ? [...path, 'name'] : ['steps', s, 'fields'],
          `In English this step asks for ${name} here.`,
          'Keep the fields, their names and their order.',
        );
      } else if (field.kind !== kind) {
        report([...path, 'kind'], `In English ${name} is of the kind "${kind}".`, `Write: kind: ${kind}`);
      } else if (field.options.length !== options.length) {
        report(
          [...path, 'options'],
          `In English ${name} has ${counted(options.length, 'option', 'options')}, here ${field.options.length}.`,
          'Write the same options in the same order: the firm is sent the English ones.',
        );
      }
    });
    if (step.fields.length > fields.length) {
      report(['steps', s, 'fields'], 'This step asks for more than in English.', 'Remove what is too much.');
    }
  });
  if (other.steps.length > english.steps.length) {
    report(['steps'], 'There are more steps than in English.', 'Remove what is too much.');
  }
}
