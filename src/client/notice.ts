import type { NoticeWords } from '#flows/visitor-script.ts';

const id = 'visitor-notice';

/** Whether the focus returns from the notice, so that the visitor has not reached for the field again. */
export const isFromNotice = ({ relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Element && relatedTarget.closest(`#${id}`) !== null;

export const hideNotice = () => document.getElementById(id)?.remove();

export const noticeWords = () => document.documentElement.dataset as DOMStringMap & NoticeWords;

/**
 * Says that something failed to load and offers the phone. Plain DOM, as nothing else may have loaded; its classes are
 * in the page's own styles.
 */
export function showNotice(opener: HTMLElement | undefined, says: 'failed' | 'slow' = 'failed'): HTMLElement {
  const words = noticeWords();
  // While typing, visitors keep the focus and are told only once.
  const isTyping = opener instanceof HTMLInputElement;
  const standing = document.getElementById(id);
  if (isTyping && standing) return standing;
  hideNotice();
  const notice = element('div', { id, role: 'alert', tabIndex: -1, className: boxStyles });
  const close = () => {
    // Before removing the notice, so that the field's focus event comes from it (see `isFromNotice`).
    opener?.focus();
    notice.remove();
  };
  const tryAgain = (asker: HTMLElement) => {
    // After removing the notice, so that the field loads again as if the visitor had reached for it.
    notice.remove();
    asker.focus();
    asker.click();
  };
  const actions = element('p', { className: 'mt-3 flex flex-wrap gap-3' });
  const phone = phoneLink(words.call);
  if (phone) actions.append(phone);
  if (opener) actions.append(button(words.again, () => tryAgain(opener)));
  actions.append(button(words.close, close));
  notice.append(element('p', { textContent: words[says], className: 'font-bold text-alarm' }), actions);
  notice.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  document.body.append(notice);
  // The form would take the focus back and select what was typed, so that the next letter would replace it. A chat that
  // is just closing is left anyway.
  if (!document.activeElement?.closest('[role=dialog][data-state=open]') && !isTyping) notice.focus();
  return notice;
}

function phoneLink(label: string): HTMLElement | undefined {
  const known = document.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
  return known
    ? element('a', { href: known.href, textContent: label, className: callButtonStyles })
    : undefined;
}

function button(label: string, onClick: () => void): HTMLElement {
  const made = element('button', { type: 'button', textContent: label, className: outlineButtonStyles });
  made.addEventListener('click', onClick);
  return made;
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties);
}

/** Covers the action bar on a phone; in the corner of a wide screen. */
const boxStyles =
  'fixed inset-x-0 bottom-0 z-50 rounded-card border-2 border-navy bg-white p-5 text-ink floats ' +
  'desk:inset-x-auto desk:right-4 desk:bottom-4';
const callButtonStyles = 'button border-call bg-call text-white hover:bg-call-deep max-sm:w-full';
const outlineButtonStyles = 'button border-navy bg-white text-navy hover:bg-sand max-sm:flex-1';
