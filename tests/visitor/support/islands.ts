import type { Locator, Page } from 'playwright-core';

/** The case evaluation, in English or in Spanish. */
export const dialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: /Free Case Evaluation|Evaluación gratis de su caso/ });
export const chat = (page: Page): Locator => page.getByRole('dialog', { name: 'NY Law Assistant' });

export const toast = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Notifications|Avisos) / }).getByRole('listitem');
export const toastTitle = (page: Page): Locator => toast(page).locator('strong');
export const toastText = (page: Page): Locator => toast(page).locator('p');

/** The notice of the form. */
export const notice = (page: Page): Locator => dialog(page).getByRole('note');
export const stepHeading = (page: Page): Locator => dialog(page).locator('h3');
export const closeButton = (page: Page): Locator =>
  dialog(page).getByRole('button', { name: 'Close the case evaluation' });

/** The first visible opener of the case evaluation; others belong to narrower or wider windows. */
export const evaluationOpener = (page: Page): Locator =>
  page.locator('[data-open="case-evaluation"]').filter({ visible: true }).first();
