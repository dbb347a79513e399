import type { FormState } from '#flows/form.ts';
import { attempt } from '../attempt.ts';
import { isOpenedAnew } from '../opened-anew.ts';
import { keptForADay } from './kept-for-a-day.ts';

/** The visitor's unfinished case evaluation, from any page in the same tab. */
export const keptAnswers = keptForADay<FormState>(() => sessionStorage, 'case-evaluation');

/**
 * Browsers copy a tab's session storage into some of the tabs that its links open. So each page marks the answers as
 * handed on when it is left or hidden: a tab that starts with unmarked answers has a copy, and deletes it.
 */
export function keepAnswersInThisTab(): void {
  const mark = 'case-evaluation-handed-on';
  const setMark = () => void attempt(() => sessionStorage.setItem(mark, ''));
  const clearMark = () => void attempt(() => sessionStorage.removeItem(mark));
  const isHandedOn = attempt(() => sessionStorage.getItem(mark)) === '';
  // After a crash nothing is marked, but then the navigation is a reload or a restore.
  if (!isHandedOn && isOpenedAnew()) keptAnswers.forget();
  // Reading expired answers deletes them.
  keptAnswers.get();
  clearMark();
  addEventListener('pagehide', setMark);
  addEventListener('pageshow', clearMark);
  document.addEventListener('visibilitychange', () => (document.hidden ? setMark() : clearMark()));
}
