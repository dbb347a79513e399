import { useEffect, useRef, type RefObject } from 'react';

type Heading = RefObject<HTMLHeadingElement | null>;

/** Milliseconds within which a second click makes a double click. */
export const doubleClick = 500;

let shownAt = 0;

/**
 * Whether this was the time of a click before the step appeared, as when a slow phone was still busy. A second later no
 * such click is left; whatever a browser takes for the time, its clicks count again.
 */
export const isBeforeStep = (time: number) => time < shownAt && performance.now() < shownAt + 1000;

/** Scrolls to the heading of a new step and focuses it. */
export function useStepFocus(index: number, heading: Heading) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    shownAt = performance.now();
    if (shown.current === index) return;
    shown.current = index;
    body.current?.scrollTo({ top: 0 });
    // In a low window the whole dialog scrolls; this keeps the step number in view.
    body.current?.closest('form')?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [index, heading]);
  return body;
}

/** Submit is disabled while sending; without this, the focus would move to the page behind the dialog. */
export function useFocusWhileSending(sending: boolean, heading: Heading) {
  useEffect(() => {
    if (sending) heading.current?.focus({ preventScroll: true });
  }, [sending, heading]);
}

/** Returns the focus to Submit, which lost it when disabled; `notice` is the id of the text that says why. */
export function useFocusAfterFailure(failed: boolean, notice: string) {
  const submit = useRef<HTMLButtonElement>(null);
  const before = useRef(failed);
  useEffect(() => {
    if (failed && !before.current) {
      document.getElementById(notice)?.scrollIntoView({ block: 'nearest' });
      submit.current?.focus();
    }
    before.current = failed;
  }, [failed, notice]);
  return submit;
}
