import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../support/browser.ts';
import { at400Percent as viewport, lost } from '../support/zoomed.ts';
import { enterStep, field, next, open, submit, throughSteps } from '../visitor/support/form-steps.ts';
import { chat as panel, closeButton, dialog } from '../visitor/support/islands.ts';
import { useSite } from '../visitor/support/visitor.ts';

const site = useSite({ pictures: true });

/** Texts that extend beyond their boxes. */
const spilt = (boxes: Locator) =>
  boxes.evaluateAll((elements) => {
    const range = document.createRange();
    return elements
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        range.selectNodeContents(element);
        return [...range.getClientRects()].some((line) => line.left < left || line.right > right);
      })
      .map((element) => element.textContent);
  });

/** Presses a key some times, and returns what then has the focus but cannot be seen. */
async function unseen(page: Page, key: string, times: number): Promise<string[]> {
  const names: string[] = [];
  for (let i = 0; i < times; i++) {
    await page.keyboard.press(key);
    names.push(
      await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        // A link may take two lines.
        const { x, y, width, height } = element.getClientRects()[0]!;
        const seen = document.elementFromPoint(x + width / 2, y + height / 2);
        return seen && element.contains(seen) ? '' : element.outerHTML.slice(0, 120);
      }),
    );
  }
  return names.filter((name) => name !== '');
}

describe('At 400 %', () => {
  test('the form can be completed', async () => {
    const page = await site.visit('/', { viewport });
    await open(page);
    for (let step = 0; step < 6; step++) {
      expect(await lost(page), `step ${step}`).toEqual([]);
      await enterStep(page, step);
      if (step < 5) await next(page).click();
    }
    await submit(page).scrollIntoViewIfNeeded();
    expect(await submit(page).isEnabled()).toBe(true);
    expect(await field(page, 'additionalInfo').inputValue()).not.toBe('');
    await closeButton(page).click();
    await dialog(page).waitFor({ state: 'detached' });
  });

  test('the chat can be read, answered and closed', async () => {
    const page = await site.visit('/', { viewport });
    await page.locator('[data-open="chat"]').click();
    const chat = panel(page);
    await chat.getByRole('button', { name: 'Yes, I might' }).click();
    await chat.getByRole('button', { name: 'Yes, it did' }).waitFor();
    expect(await lost(page)).toEqual([]);
    const height = await page.getByRole('log').evaluate((log) => log.getBoundingClientRect().height);
    expect(height).toBeGreaterThan(90);
    await chat.getByRole('button', { name: 'Yes, it did' }).click();
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await chat.waitFor({ state: 'detached' });
  });

  test('everything that the Tab key reaches in the form can be seen', async () => {
    const page = await site.visit('/', { viewport });
    await open(page);
    expect(await unseen(page, 'Shift+Tab', 8)).toEqual([]);
    expect(await unseen(page, 'Tab', 8)).toEqual([]);
  });

  test('everything that the Tab key reaches in the chat and its calendar can be seen', async () => {
    const page = await site.visit('/', { viewport });
    await page.locator('[data-open="chat"]').click();
    const chat = panel(page);
    for (const name of ['Yes, I might', 'Yes, it did', 'Pick a date'])
      await chat.getByRole('button', { name }).click();
    await chat.locator('table button:focus').waitFor();
    expect(await unseen(page, 'ArrowUp', 3)).toEqual([]);
    expect(await unseen(page, 'Shift+Tab', 12)).toEqual([]);
    expect(await unseen(page, 'Tab', 12)).toEqual([]);
  });
});

describe('On a phone in landscape', () => {
  test.each([
    [740, 360],
    [844, 390],
  ])('of %i by %i pixels, the end of the chat can be read', async (width, height) => {
    const page = await site.visit('/', { viewport: { width, height } });
    await page.locator('[data-open="chat"]').click();
    await panel(page).getByRole('button', { name: 'Yes, I might' }).click();
    await panel(page).getByRole('button', { name: 'Yes, it did' }).waitFor();
    const log = await page.getByRole('log').evaluate((log) => log.getBoundingClientRect().height);
    expect(log).toBeGreaterThan(90);
    // The header of the chat, with the phone number and the close button, stays in place.
    await panel(page).getByRole('button', { name: 'Yes, it did' }).scrollIntoViewIfNeeded();
    const head = (await panel(page).getByRole('button', { name: 'Close chat' }).boundingBox())!;
    expect(head.y).toBeGreaterThanOrEqual(0);
    expect(head.y + head.height).toBeLessThan(height / 2);
  });
});

describe('With text twice as large on a small phone', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launch('--blink-settings=defaultFontSize=32');
    page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  });
  afterAll(() => browser.close());

  test.each(['chat', 'case-evaluation'])('the close button of %s stays in the window', async (island) => {
    await page.goto(`${site.url}/contact`);
    await page.locator(`aside [data-open="${island}"]`).click();
    await page.getByRole('dialog').waitFor();
    expect(await lost(page)).toEqual([]);
    const close = (await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Close/ })
      .boundingBox())!;
    expect(close.x + close.width).toBeLessThanOrEqual(320);
  });

  test('no answer and no error message of the form is cut off', async () => {
    await page.goto(`${site.url}/contact`);
    await open(page);
    await throughSteps(page, async (step) => {
      for (const control of await dialog(page).locator('input:not([type=radio]), select, textarea').all())
        await control.focus();
      await closeButton(page).focus();
      expect(await dialog(page).evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(320);
      expect(await spilt(dialog(page).locator('label, h3, p')), `step ${step}`).toEqual([]);
    });
  });

  test('the calendar of the chat can be read, and its months can be changed', async () => {
    await page.goto(`${site.url}/contact`);
    await page.locator('aside [data-open="chat"]').click();
    for (const name of ['Yes, I might', 'Yes, it did', 'Pick a date'])
      await panel(page).getByRole('button', { name, exact: true }).click();
    const crowded = await panel(page)
      .getByRole('gridcell')
      .getByRole('button')
      .evaluateAll((days) => {
        const range = document.createRange();
        return days.filter((day) => {
          range.selectNodeContents(day);
          const lines = [...range.getClientRects()];
          return lines.length > 1 || lines[0]!.width > day.clientWidth - 4;
        }).length;
      });
    expect(crowded).toBe(0);
    const year = (await panel(page).getByRole('combobox', { name: 'Year' }).boundingBox())!;
    const back = (await panel(page).getByRole('button', { name: 'Previous Month' }).boundingBox())!;
    const isBeside = back.x >= year.x + year.width || back.x + back.width <= year.x;
    expect(isBeside || back.y >= year.y + year.height || back.y + back.height <= year.y).toBe(true);
  });
});

test('On a phone at 200 %, the text of the button in the bar fits', async () => {
  const page = await site.visit('/', { viewport: { width: 195, height: 370 } });
  expect(await spilt(page.locator('aside .button'))).toEqual([]);
});

test('With the text spacing of WCAG 1.4.12, the page is no wider than the window', async () => {
  const page = await site.visit('/locations/zip/11224', { viewport: { width: 320, height: 640 } });
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
