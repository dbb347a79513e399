import type { Page } from 'playwright-core';

/** A window of 1280 × 1024 pixels at 400 %. */
export const at400Percent = { width: 320, height: 256 };

/** Elements that extend beyond the window, or are cut off without a way to scroll to them. */
export const lost = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const cuts = (value: string) => value === 'hidden' || value === 'clip';
      return (
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    };
    // Texts for screen readers alone are one pixel wide.
    const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) => isShown(element) && element.clientWidth > 1,
    );
    return [
      ...(document.documentElement.scrollWidth > innerWidth
        ? [`wide ${document.documentElement.scrollWidth}`]
        : []),
      ...shown
        .filter((element) => isCut(element) && element.innerText?.trim())
        .map((element) => `cut ${element.outerHTML.slice(0, 80)}`),
    ];
  });

/** The share of the window that nothing covers while the page scrolls. */
export const freePart = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const points = Array.from({ length: 20 }, (_, i) => ((i + 0.5) * innerHeight) / 20);
    const stays = (y: number) => {
      for (let at = document.elementFromPoint(innerWidth / 2, y); at; at = at.parentElement) {
        const { position } = getComputedStyle(at);
        if (position === 'fixed' || position === 'sticky') return true;
      }
      return false;
    };
    return points.filter((y) => !stays(y)).length / points.length;
  });
