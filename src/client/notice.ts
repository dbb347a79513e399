import type { NoticeWords } from '#flows/visitor-script.ts';

const id = 'visitor-notice';

/** Says that something is not there and offers the phone; plain DOM, since nothing else may be there. */
export function showNotice(opener: HTMLElement | undefined, says: 'failed' | 'slow' = 'failed'): HTMLElement {
  const words = JSON.parse(document.documentElement.dataset.notice!) as NoticeWords;
  document.getElementById(id)?.remove();
  const notice = element('div', { id, role: 'alert', tabIndex: -1 });
  notice.style.cssText = boxStyle;
  const close = (then?: () => void) => {
    notice.remove();
    opener?.focus();
    then?.();
  };
  const actions = element('p');
  actions.style.cssText = 'display:flex;flex-wrap:wrap;gap:.5rem;margin:.75rem 0 0';
  const phone = phoneLink(words.call);
  if (phone) actions.append(phone);
  if (opener) actions.append(button(words.again, () => close(() => opener.click())));
  actions.append(button(words.close, () => close()));
  notice.append(element('p', { textContent: words[says] }), actions);
  notice.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  document.body.append(notice);
  notice.focus();
  return notice;
}

function phoneLink(label: string): HTMLElement | undefined {
  const known = document.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
  return known ? styled(element('a', { href: known.href, textContent: label })) : undefined;
}

function button(label: string, onClick: () => void): HTMLElement {
  const made = element('button', { type: 'button', textContent: label });
  made.addEventListener('click', onClick);
  return styled(made);
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties);
}

function styled(made: HTMLElement): HTMLElement {
  made.style.cssText = buttonStyle;
  return made;
}

const boxStyle =
  'position:fixed;z-index:100;left:1rem;right:1rem;bottom:1rem;max-width:26rem;margin:0 auto;padding:1rem;' +
  'background:var(--color-white);color:var(--color-ink);border:1px solid var(--color-alarm);' +
  'border-left-width:4px;border-radius:.75rem;box-shadow:0 4px 16px rgb(13 33 56 / .28)';
const buttonStyle =
  'display:inline-flex;align-items:center;min-height:44px;padding:0 1rem;font:inherit;font-weight:700;' +
  'color:var(--color-navy);background:var(--color-white);border:2px solid var(--color-navy);' +
  'border-radius:.5rem;text-decoration:none;cursor:pointer';
