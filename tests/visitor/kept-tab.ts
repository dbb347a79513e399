import type { CDPSession, Page } from 'playwright-core';

/** How a tab shows its page, which can be changed while it is open. */
export interface Looks {
  viewport: { width: number; height: number };
  reducedMotion?: 'reduce' | 'no-preference' | null;
  forcedColors?: 'active' | 'none' | null;
}

/** A tab for one visitor after the other: to open a new one costs more than to load most pages. */
export class KeptTab {
  private kept: { page: Page; devTools: CDPSession } | undefined;
  private isTaken = false;

  constructor(private readonly open: () => Promise<Page>) {}

  /** The tab as if nobody had ever used it; none while another visitor of the same test has it. */
  async take(site: string, looks: Looks): Promise<Page | undefined> {
    if (this.isTaken) return undefined;
    this.isTaken = true;
    const { page, devTools } = (this.kept ??= await this.openFirst());
    // A file of the same site, so that the tab keeps its process.
    await page.goto(`${site}/robots.txt`);
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
      window.name = '';
    });
    await devTools.send('Network.clearBrowserCache');
    await page.setViewportSize(looks.viewport);
    await page.emulateMedia({ reducedMotion: null, forcedColors: null, ...looks });
    return page;
  }

  /** Ends a visit. A tab that is not as it was, or with which something went wrong, is kept for nobody. */
  async leave(wasWell: boolean): Promise<void> {
    if (!this.isTaken) return;
    this.isTaken = false;
    const { page } = this.kept!;
    const others = page
      .context()
      .pages()
      .filter((other) => other !== page);
    await Promise.all(others.map((other) => other.close()));
    // The time of a page that was stopped never goes on as before.
    const isUsual = wasWell && !page.isClosed() && !(await page.evaluate(() => '__pwClock' in globalThis));
    if (!isUsual) return this.close();
    page.removeAllListeners('request');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  async close(): Promise<void> {
    const tab = this.kept;
    this.kept = undefined;
    await tab?.page.context().close();
  }

  private async openFirst() {
    const page = await this.open();
    return { page, devTools: await page.context().newCDPSession(page) };
  }
}
