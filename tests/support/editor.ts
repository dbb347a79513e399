import type { BrowserContext, Page } from 'playwright-core';

/** The editor adds a field to the page only once its place is in view, so the window is as high as a whole form. */
export const editorWindow = { width: 1400, height: 3000 };

/** The editor in a new tab, at an address of its own. */
export async function openEditorAt(context: BrowserContext, url: string, at = ''): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${url}/admin/#${at}`);
  return tab;
}

/** The input of a field, by its path in the file. */
export const fieldAt = (page: Page, path: string) =>
  page.locator(`[data-key-path="${path}"]`).getByRole('textbox').first();

/** Clicks "Save"; returns the status of the response. */
export async function saveForm(page: Page): Promise<number> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/admin/save'));
  await page
    .getByRole('button', { name: /^Save$/ })
    .first()
    .click();
  return (await answer).status();
}
