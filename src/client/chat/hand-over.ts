import type { FormAnswers } from '#flows/form-script.ts';
import { restore } from '#flows/form.ts';
import { takeOver } from '#flows/hand-over.ts';
import type { VisitorScript } from '#flows/visitor-script.ts';
import { keptAnswers } from '../evaluation/kept-answers.ts';

/**
 * Opens the case evaluation with these answers, as if the visitor had pressed its button in the page. They stay in
 * this tab until they are sent there.
 */
export function handOver(script: VisitorScript, given: FormAnswers): void {
  keptAnswers.set(takeOver(script.form, restore(script.form, keptAnswers.get()), given));
  const openers = [...document.querySelectorAll<HTMLElement>('[data-open="case-evaluation"]')];
  // The focus returns there, so one in sight is best.
  (openers.find(isInSight) ?? openers[0])?.click();
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && top >= 0 && bottom <= innerHeight;
}
