import type { FormAnswers } from '#flows/form-script.ts';
import { restore } from '#flows/form.ts';
import { prefill } from '#flows/hand-over.ts';
import type { VisitorScript } from '#flows/visitor-script.ts';
import { keptAnswers } from '../evaluation/kept-answers.ts';
import { openerOf } from '../islands/opener.ts';

/**
 * Opens the case evaluation with these answers, as if the visitor had clicked its button in the page. They stay in this
 * tab until the form is sent.
 */
export function handOver(script: VisitorScript, given: FormAnswers): void {
  keptAnswers.set(prefill(script.form, restore(script.form, keptAnswers.get()), given));
  openerOf('case-evaluation')?.click();
}
