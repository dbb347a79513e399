import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { field, goTo, open, submit } from './support/form-steps.ts';
import { chat, dialog } from './support/islands.ts';
import { connected } from './support/mail-service.ts';
import { useSite } from './support/visitor.ts';

const site = useSite(connected);

const phone = { width: 390, height: 700 };
const keyboard = 300;
const aboveKeyboard = phone.height - keyboard;

/** Phones lay the keyboard over the lower part of a window, unless the page asks for a lower window. */
async function openKeyboard(page: Page): Promise<void> {
  const asked = await page.locator('meta[name=viewport]').getAttribute('content');
  if (asked!.includes('interactive-widget=resizes-content'))
    await page.setViewportSize({ ...phone, height: aboveKeyboard });
}

test("above a phone's keyboard, the form scrolls to each of its fields and to Next", async () => {
  const page = await site.visit('/', { viewport: phone });
  await open(page);
  await goTo(page, 1);
  await field(page, 'email').focus();
  await openKeyboard(page);
  for (const part of [field(page, 'firstName'), field(page, 'phone'), submit(page)]) {
    // As a finger scrolls: no further than the parts of the dialog go.
    await part.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    const { y, height } = (await part.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(aboveKeyboard);
  }
  expect(await dialog(page).evaluate(({ clientHeight }) => clientHeight)).toBe(aboveKeyboard);
});

test("above a phone's keyboard, which offers to send, the chat shows the question, the field and its button", async () => {
  const page = await site.visit('/', { viewport: phone, clock: true, reducedMotion: 'reduce' });
  await page.locator('aside [data-open=chat]').click();
  const say = async (answer: string) => {
    await page.clock.runFor(1500);
    await chat(page).getByRole('button', { name: answer, exact: true }).click();
  };
  await chat(page).waitFor();
  await say('Yes, I might');
  await say('Yes, it did');
  await say('Pick a date');
  await chat(page).locator('td button:enabled').first().click();
  await say('Send');
  await say('Yes');
  await page.clock.runFor(1500);
  await chat(page).getByRole('textbox').focus();
  expect(await chat(page).getByRole('textbox').getAttribute('enterkeyhint')).toBe('send');
  await openKeyboard(page);
  const parts = [
    chat(page).getByRole('log').locator('p').last(),
    chat(page).getByRole('textbox'),
    chat(page).getByRole('button', { name: 'Send' }),
  ];
  for (const part of parts) {
    const { y, height } = (await part.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(aboveKeyboard);
  }
});

/** Below its address bar, a phone shows less than `vh` measures, which counts the room that hiding the bar would add. */
async function showAddressBar(page: Page, height: number): Promise<void> {
  await page.evaluate((bar) => {
    for (const sheet of document.adoptedStyleSheets) {
      const css = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
      sheet.replaceSync(css.replace(/\b(\d+)vh/g, `calc($1vh + $1 * ${bar}px / 100)`));
    }
  }, height);
}

test('below the address bar of a phone held sideways, the head of the chat is in view', async () => {
  const page = await site.visit('/', { viewport: { width: 740, height: 304 }, reducedMotion: 'reduce' });
  await page.locator('aside [data-open=chat]').click();
  await chat(page).waitFor();
  await showAddressBar(page, 56);
  const { y } = (await chat(page).boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
});
