/**
 * Where a number would be called automatically. Calling is switched off: the request is only logged, without
 * the number, and handed to whoever listens on the document.
 */
export function triggerCall(phone: string): void {
  console.info('A call was requested; automated calling is switched off.');
  document.dispatchEvent(new CustomEvent('trigger-call', { detail: { phone } }));
}
