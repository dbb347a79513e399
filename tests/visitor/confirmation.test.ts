import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fillAndSubmit, goTo, open, submit, untilGoneOut } from './support/form-steps.ts';
import { dialog, notice, toast } from './support/islands.ts';
import { useConnectedSite } from './support/mail-service.ts';
import { axeProblems } from './support/visitor.ts';

const { site, mail } = useConnectedSite();

const confirmation = (page: Page) => page.getByRole('region', { name: 'Your case evaluation has been sent' });

describe('The case evaluation explains', () => {
  test('its first and last steps, in addition to their specified names', async () => {
    const page = await site.visit('/');
    await open(page);
    expect(await dialog(page).locator('h3 + p').textContent()).toBe(
      'Two questions, to see whether we can help.',
    );
    expect(await page.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(
      'Step 1 of 6: Prequalification',
    );
    await goTo(page, 5);
    expect(await dialog(page).locator('h3 + p').textContent()).toBe(
      'The last step: add what you like, then send it.',
    );
  });

  test('how to call instead, at its top', async () => {
    const page = await site.visit('/', { viewport: { width: 320, height: 640 } });
    await open(page);
    const phone = dialog(page).getByRole('link', { name: 'Call (800) 555-0142' });
    expect(await phone.getAttribute('href')).toBe('tel:+18005550142');
    expect((await phone.boundingBox())!.y).toBeLessThan(60);
  });

  test('what happens next, before it is sent', async () => {
    const page = await site.visit('/');
    await open(page);
    await goTo(page, 5);
    const steps = dialog(page).getByRole('list', { name: 'What happens next' }).getByRole('listitem');
    expect(await steps.first().textContent()).toBe(
      'We read your answers and call or write to you within 24 hours.',
    );
  });
});

describe('After success', () => {
  test('a confirmation stays on the page when the toast has disappeared', async () => {
    const page = await site.visit('/', { clock: true, timezoneId: 'America/New_York' });
    await fillAndSubmit(page);
    await confirmation(page).waitFor();
    await toast(page).waitFor();
    await page.clock.runFor(60_000);
    await toast(page).waitFor({ state: 'detached' });
    expect(await confirmation(page).textContent()).toMatch(
      /Sent on \w+ \d+, 20\d\d at \d+:\d\d.[AP]M\. .*call us at \(800\) 555-0142.*What happens next/,
    );
    expect(await page.locator('main').locator(confirmation(page)).count()).toBe(1);
    await page.clock.resume();
    expect(await axeProblems(page)).toEqual([]);
  });

  test('the confirmation gets the focus once, and is not a live region', async () => {
    const page = await site.visit('/', { clock: true });
    await fillAndSubmit(page);
    await dialog(page).waitFor({ state: 'detached' });
    await page.clock.runFor(500);
    await expect.poll(() => confirmation(page).evaluate((it) => it === document.activeElement)).toBe(true);
    expect(
      await confirmation(page).evaluate((it) => it.closest('[aria-live], [role=status], [role=alert]')),
    ).toBeNull();
    await page.clock.runFor(10_000);
    await toast(page).waitFor({ state: 'detached' });
    await open(page);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.clock.runFor(500);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-open')))
      .toBe('case-evaluation');
  });

  test.each([
    [320, 568],
    [390, 740],
    [1440, 900],
  ])('the confirmation is in the column of the page, below the toast, at %d px', async (width, height) => {
    const page = await site.visit('/', { viewport: { width, height } });
    await fillAndSubmit(page);
    const heading = (await confirmation(page).getByRole('heading').boundingBox())!;
    expect(heading.x).toBeCloseTo((await page.locator('h1').boundingBox())!.x, 0);
    const told = (await toast(page).boundingBox())!;
    expect(heading.y).toBeGreaterThanOrEqual(told.y + told.height);
  });

  test('a late confirmation does not take the focus', async () => {
    mail.answer = 'hang';
    const page = await site.visit('/contact', { clock: true });
    await untilGoneOut(page, () => fillAndSubmit(page));
    await page.clock.runFor(20_100);
    await notice(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    const link = page.getByRole('link', { name: 'About Us' }).first();
    await link.focus();
    mail.answerLate(200, 'OK');
    await confirmation(page).waitFor();
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('there is a confirmation, but not before or after a failure', async () => {
    mail.answer = { status: 500, text: '' };
    const page = await site.visit('/');
    await fillAndSubmit(page);
    await toast(page).waitFor();
    expect(await submit(page).isEnabled()).toBe(true);
    expect(await confirmation(page).count()).toBe(0);
  });
});

test.each([
  ['/contact', 'Opening…'],
  ['/local-searches/spanish-speaking-injury-lawyer-nyc', 'Abriendo…'],
])('A button of %s says "%s" while its form loads, and keeps its width', async (address, says) => {
  const page = await site.visit(address, { clock: true });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/assets\/chunks\//, async (route) => {
    await arrived;
    await route.continue();
  });
  const opener = page.locator('main [data-open="case-evaluation"]').filter({ visible: true }).first();
  const words = await opener.textContent();
  const { width } = (await opener.boundingBox())!;
  await opener.click();
  await page.clock.runFor(400);
  expect(await opener.textContent()).toContain(says);
  // Some visitors click twice.
  await opener.click();
  expect((await opener.boundingBox())!.width).toBeCloseTo(width, 0);
  arrive();
  await page.getByRole('dialog').waitFor();
  expect(await opener.textContent()).toBe(words);
});
