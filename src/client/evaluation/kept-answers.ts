import type { FormState } from '#flows/form.ts';
import { attempt } from '../attempt.ts';
import { keptForADay } from './kept-for-a-day.ts';

/** The case evaluation as the visitor left it, on this or another page of the same tab. */
export const keptAnswers = keptForADay<FormState>(() => sessionStorage, 'case-evaluation');

/**
 * Browsers copy what a tab keeps into some of the tabs that its links open. So a page hands the answers on when
 * it is left or hidden: a tab that begins with answers which nobody handed on has got a copy, and forgets it.
 */
export function keepAnswersInThisTab(): void {
  const mark = 'case-evaluation-handed-on';
  const handOn = () => void attempt(() => sessionStorage.setItem(mark, ''));
  const takeOn = () => void attempt(() => sessionStorage.removeItem(mark));
  const isHandedOn = attempt(() => sessionStorage.getItem(mark)) === '';
  // After a crash nothing was handed on; the page then comes back as reloaded or restored.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!isHandedOn && visit?.type === 'navigate') keptAnswers.forget();
  // What is too old goes with the first page that looks.
  keptAnswers.get();
  takeOn();
  addEventListener('pagehide', handOn);
  addEventListener('pageshow', takeOn);
  document.addEventListener('visibilitychange', () => (document.hidden ? handOn() : takeOn()));
}
