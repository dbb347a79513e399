import type { FormAnswers } from '#flows/form-script.ts';
import { restore } from '#flows/form.ts';
import { takeOver } from '#flows/hand-over.ts';
import type { VisitorScript } from '#flows/visitor-script.ts';
import { keptAnswers } from '../evaluation/kept-answers.ts';
import { openIsland } from '../open-island.ts';

/** Opens the case evaluation with these answers. They stay in this tab until the visitor sends them there. */
export function handOver(script: VisitorScript, given: FormAnswers, from: HTMLElement): void {
  keptAnswers.set(takeOver(script.form, restore(script.form, keptAnswers.get()), given));
  void openIsland('case-evaluation', openerInSight() ?? from);
}

/** The focus returns there, and a visitor who closes the form sees where to find it again. */
function openerInSight(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-open="case-evaluation"]')].find((opener) => {
    const { top, bottom, width } = opener.getBoundingClientRect();
    return width > 0 && top >= 0 && bottom <= innerHeight;
  });
}
