import type { NoticeWords } from '#flows/visitor-script.ts';

const id = 'visitor-notice';

/** Whether the focus comes from the notice: nobody has asked for the field again yet. */
export const isFromNotice = ({ relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Element && relatedTarget.closest(`#${id}`) !== null;

export const noticeWords = () => JSON.parse(document.documentElement.dataset.notice!) as NoticeWords;

/**
 * Says that something is not there and offers the phone; plain DOM, since nothing else may be there. The styles of the
 * page are: they know the classes here.
 */
export function showNotice(opener: HTMLElement | undefined, says: 'failed' | 'slow' = 'failed'): HTMLElement {
  const words = noticeWords();
  // Who is typing keeps the focus, and is told once.
  const isTyping = opener instanceof HTMLInputElement;
  const standing = document.getElementById(id);
  if (isTyping && standing) return standing;
  standing?.remove();
  const notice = element('div', { id, role: 'alert', tabIndex: -1, className: boxLook });
  const close = () => {
    // Before it is gone: a field hears where the focus comes from.
    opener?.focus();
    notice.remove();
  };
  const tryAgain = (asker: HTMLElement) => {
    // Once it is gone: a field asks again for what it needs, as for a visitor who reaches for it.
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
  if (!isTyping) notice.focus();
  return notice;
}

function phoneLink(label: string): HTMLElement | undefined {
  const known = document.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
  return known ? element('a', { href: known.href, textContent: label, className: callLook }) : undefined;
}

function button(label: string, onClick: () => void): HTMLElement {
  const made = element('button', { type: 'button', textContent: label, className: outlineLook });
  made.addEventListener('click', onClick);
  return made;
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties);
}

/** Over the bar at the foot of a phone, in the corner of a desk. */
const boxLook =
  'fixed inset-x-0 bottom-0 z-50 rounded-card border-2 border-navy bg-white p-5 text-ink floats ' +
  'desk:inset-x-auto desk:right-4 desk:bottom-4';
const callLook = 'button border-call bg-call text-white hover:bg-call-deep max-sm:w-full';
const outlineLook = 'button border-navy bg-white text-navy hover:bg-sand max-sm:flex-1';
