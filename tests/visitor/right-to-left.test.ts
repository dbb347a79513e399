import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, field, goTo, open } from './support/form-steps.ts';
import { chat } from './support/islands.ts';
import { connected } from './support/mail-service.ts';
import { useSite } from './support/visitor.ts';

const site = useSite(connected);

/** Ends with a full stop, which belongs at the left end. */
const arabic = 'سقطت في محطة.';

const directionOf = (text: Locator) => text.evaluate((element) => getComputedStyle(element).direction);

test('an answer in Arabic runs from right to left in the form, and one in English from left to right', async () => {
  const page = await site.visit('/');
  await open(page);
  await goTo(page, 3);
  await enter(page, 'injuryDescription', arabic);
  expect(await directionOf(field(page, 'injuryDescription'))).toBe('rtl');
  await enter(page, 'injuryDescription', 'I fell in a station.');
  expect(await directionOf(field(page, 'injuryDescription'))).toBe('ltr');
});

test('an answer in Arabic runs from right to left in the field of the chat and in the conversation', async () => {
  const page = await site.visit('/', { clock: true, reducedMotion: 'reduce' });
  await page.locator('aside [data-open=chat]').click();
  await chat(page).waitFor();
  for (const answer of ['Yes, I might', 'Yes, it did', 'Pick a date', '1', 'Send', 'Yes']) {
    await page.clock.runFor(1500);
    await chat(page)
      .getByRole('button', { name: answer === '1' ? /,.* 1,/ : answer, exact: true })
      .first()
      .click();
  }
  await page.clock.runFor(1500);
  const words = chat(page).getByRole('textbox');
  await words.fill(arabic);
  expect(await directionOf(words)).toBe('rtl');
  await words.press('Enter');
  expect(await directionOf(chat(page).getByRole('log').getByText(arabic, { exact: true }))).toBe('rtl');
});
