/**
 * The place for automated calls. They are switched off: the request is only logged, without the number, and dispatched
 * as an event on the document.
 */
export function triggerCall(phone: string): void {
  console.info('A call was requested; automated calling is switched off.');
  document.dispatchEvent(new CustomEvent('trigger-call', { detail: { phone } }));
}
