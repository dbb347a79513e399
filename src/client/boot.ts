import { notImplemented } from '#flows/toasts.ts';
import { enhanceOnFocus } from './enhance.ts';
import { keepAnswersInThisTab } from './evaluation/kept-answers.ts';
import { isIslandName, loadIsland, loadToasts } from './islands/load-island.ts';
import { closeMenuFromOutside } from './menu.ts';
import { showNotice } from './notice.ts';
import { openIsland } from './islands/open-island.ts';
import { openerOf } from './islands/opener.ts';
import { showToday } from './today.ts';
import { track } from './tracker.ts';
import { restoreTypedText } from './typed-text.ts';

/** Adds all interactions to a page that also works without them. */
export function boot(): void {
  showToday();
  track('visit');
  keepAnswersInThisTab();
  restoreTypedText();
  document.addEventListener('click', onClick);
  // Fetches an island as soon as the visitor reaches for its opener.
  for (const reach of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(reach, prefetch, { passive: true });
  }
  enhanceOnFocus();
  closeMenuFromOutside();
  openFromAddress();
  addEventListener('hashchange', openFromAddress);
}

function onClick(event: MouseEvent): void {
  const link = linkAt(event);
  if (!link) return;
  if (link.protocol === 'tel:') track('convert');
  const { open, area } = link.dataset;
  if (area !== undefined) announceArea(link, area);
  if (event.defaultPrevented || isModified(event)) return;
  if (isIslandName(open)) {
    event.preventDefault();
    // Safari moves no focus to what is tapped; from the chat, the visitor has turned to this.
    link.focus({ preventScroll: true });
    void openIsland(open, link);
  } else if (link.href.includes('/service-area/')) {
    event.preventDefault();
    loadToasts()
      .then(({ showToast }) => showToast(notImplemented))
      .catch(() => showNotice(link));
  }
}

/** A URL that ends in #case-evaluation or #chat opens that island. */
function openFromAddress(): void {
  const name = location.hash.slice(1);
  const opener = openerOf(name);
  if (!isIslandName(name) || !opener) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  void openIsland(name, opener);
}

function prefetch(event: Event): void {
  const name = linkAt(event)?.dataset.open;
  // A failure is reported on the click, not before.
  if (isIslandName(name)) loadIsland(name).catch(() => undefined);
}

/** Dispatches an event on the document when a place in the footer is clicked. */
function announceArea(link: HTMLAnchorElement, area: string): void {
  document.dispatchEvent(new CustomEvent('area-click', { detail: { area, href: link.href } }));
}

function linkAt({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : undefined;
  // Links in an SVG have no string `href`, and need nothing of this.
  return link instanceof HTMLAnchorElement ? link : undefined;
}

const isModified = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
