import type { BrowserContext } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { enterStep, field, fillAndSubmit, open, submit, untilGoneOut } from './support/form-steps.ts';
import { chat, dialog, evaluationOpener, notice } from './support/islands.ts';
import { useConnectedSite } from './support/mail-service.ts';

const { site, mail } = useConnectedSite();

/**
 * Replaces every text, including those that appear later, by elements with the translation, as browsers do. Here the
 * translation is the text in angle quotation marks.
 */
const translateEverything = (context: BrowserContext) =>
  context.addInitScript(() => {
    const isTranslated = (text: string) => text.startsWith('‹');
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const isShown = text.parentElement !== null && !text.parentElement.closest('script, style');
        if (text.data.trim() === '' || isTranslated(text.data) || !isShown) continue;
        const font = document.createElement('font');
        font.textContent = `‹${text.data}›`;
        text.replaceWith(font);
      }
    };
    addEventListener('DOMContentLoaded', () => {
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(translate);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  });

const visit = (clock = false) => site.visit('/', { clock, prepare: translateEverything });

describe('In a page that the browser has translated', () => {
  test('the form counts the remaining answers and can be sent', async () => {
    const page = await visit();
    const left = dialog(page).getByRole('status');
    await open(page);
    await expect.poll(() => left.textContent()).toBe('‹2 required answers left›');
    await field(page, 'hasAccident').first().check();
    await expect.poll(() => left.textContent()).toBe('‹1 required answer left›');
    await field(page, 'needsLegalHelp').first().check();
    await expect.poll(() => left.textContent()).toBe('');
    for (let index = 0; index < 6; index++) {
      await enterStep(page, index);
      await submit(page).click();
    }
    await dialog(page).waitFor({ state: 'detached' });
    expect(mail.requests).toHaveLength(1);
  });

  test('the form shows the result of a message, and updates it', async () => {
    mail.answer = 'hang';
    const page = await visit(true);
    await untilGoneOut(page, () => fillAndSubmit(page));
    await page.clock.runFor(20_100);
    await expect.poll(() => notice(page).textContent()).toMatch(/^‹We do not know/);
    mail.answerLate(500, '');
    await expect.poll(() => notice(page).textContent()).toMatch(/^‹Your answers have not reached us yet/);
  });

  test('a button that was busy loading the form has its own words again', async () => {
    const page = await visit();
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/visitor\.[0-9a-f]+\.json/, async (route) => {
      await isAnswered;
      await route.continue();
    });
    const buttons = page.locator('[data-open=case-evaluation]');
    const before = await buttons.allTextContents();
    await evaluationOpener(page).click();
    await page.getByText('‹Opening…›').waitFor();
    answer();
    await dialog(page).waitFor();
    expect(await buttons.allTextContents()).toEqual(before);
  });

  test('a question of the chat is in view to its end, although its translation comes later and is longer', async () => {
    const page = await site.visit('/', { viewport: { width: 320, height: 480 }, clock: true });
    await page.locator('aside [data-open=chat]').click();
    await chat(page).waitFor();
    for (const answer of ['Yes, I might', 'Yes, it did']) {
      await page.clock.runFor(1500);
      await chat(page).getByRole('button', { name: answer }).click();
    }
    await page.clock.runFor(1500);
    const log = chat(page).getByRole('log');
    await log
      .locator('p')
      .last()
      .evaluate((question) => {
        const font = document.createElement('font');
        font.textContent = question.textContent.repeat(3);
        question.replaceChildren(font);
      });
    const below = () =>
      log.evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop);
    await expect.poll(below).toBeLessThan(2);
    expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  });

  test('the confirmation appears even if the page has an invalid language', async () => {
    const page = await visit();
    await page.evaluate(() => (document.documentElement.lang = 'auto'));
    await fillAndSubmit(page);
    await page.getByRole('heading', { name: 'Your case evaluation has been sent' }).waitFor();
  });
});
