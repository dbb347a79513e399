import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import css from '#styles/islands.css?inline';
import { showNotice } from '../notice.ts';

/**
 * Mounts an island in its own container and React root, at the end of the page or where `attach` puts it. A crash shows
 * a notice, never a blank page.
 */
export function mount(
  name: string,
  render: (host: HTMLElement) => ReactNode,
  attach: (host: HTMLElement) => void = (host) => document.body.append(host),
): void {
  adoptStyles();
  const host = document.createElement('div');
  host.className = 'island';
  host.dataset.island = name;
  attach(host);
  createRoot(host, { onUncaughtError: () => showNotice(undefined) }).render(render(host));
}

let adopted = false;

/** The styles are part of the script: they cannot fail separately, and the content security policy allows them. */
function adoptStyles(): void {
  if (adopted) return;
  adopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
