import type { Page } from 'playwright-core';

/** The settings of a tab that can be changed while it is open. */
export interface Looks {
  viewport: { width: number; height: number };
  reducedMotion?: 'reduce' | 'no-preference' | null;
  forcedColors?: 'active' | 'none' | null;
}

/** The name of a tab whose next page is the first page of a new visitor. */
const newVisitor = 'a new visitor';

/** Runs before any script of a page. */
function forgetLastVisitor(name: string): void {
  if (window.name !== name) return;
  sessionStorage.clear();
  localStorage.clear();
  // Chromium keeps it from one visit of a page to the next.
  history.replaceState(null, '');
  window.name = '';
}

/** Playwright repeats each movement of the clock on every page that the tab opens. */
const mostVisitsWithClock = 12;

/** A tab for one visitor after another, because opening a new one takes longer than loading most pages. */
export class KeptTab {
  private kept: { page: Page; visits: number } | undefined;
  private isTaken = false;

  constructor(
    private readonly open: () => Promise<Page>,
    /** Whether its visitors control the clock of their pages. */
    private readonly hasClock = false,
  ) {}

  /** The tab in its original state, or undefined if another visitor of the same test is using it. */
  async take(
    site: string,
    path: string,
    { viewport, reducedMotion = null, forcedColors = null }: Looks,
  ): Promise<Page | undefined> {
    if (this.isTaken) return undefined;
    this.isTaken = true;
    const tab = (this.kept ??= await this.openFirst());
    const { page } = tab;
    tab.visits++;
    // A tab keeps its name from one page of a site to the next, and a link may lead to a part of the same
    // page.
    if (!page.url().startsWith(site) || path.includes('#')) await page.goto(`${site}/robots.txt`);
    await page.evaluate((name) => void (window.name = name), newVisitor);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, reducedMotion, forcedColors });
    return page;
  }

  /** Ends a visit. A tab that was changed, or in which something failed, is not kept. */
  async leave(wasWell: boolean): Promise<void> {
    if (!this.isTaken) return;
    this.isTaken = false;
    const { page, visits } = this.kept!;
    const others = page
      .context()
      .pages()
      .filter((other) => other !== page);
    await Promise.all(others.map((other) => other.close()));
    const isUsual =
      wasWell &&
      !page.isClosed() &&
      visits < (this.hasClock ? mostVisitsWithClock : Infinity) &&
      (await page.evaluate(() => '__pwClock' in globalThis)) === this.hasClock;
    if (!isUsual) return this.close();
    page.removeAllListeners('request');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    if (this.hasClock) await page.clock.resume();
  }

  async close(): Promise<void> {
    const tab = this.kept;
    this.kept = undefined;
    await tab?.page.context().close();
  }

  private async openFirst() {
    const page = await this.open();
    await page.addInitScript(forgetLastVisitor, newVisitor);
    return { page, visits: 0 };
  }
}
