import type { BrowserContext } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fillAndSubmit, goTo, open, submit } from './support/form-steps.ts';
import { dialog, toastTitle } from './support/islands.ts';
import { useConnectedSite } from './support/mail-service.ts';

const { site, mail } = useConnectedSite();

describe('The trap field for bots', () => {
  test('cannot be seen, focused, read aloud or autofilled', async () => {
    const page = await site.visit('/');
    await open(page);
    const trap = dialog(page).locator('[name=subject]');
    expect(await trap.isVisible()).toBe(false);
    expect(
      await trap.evaluate((box: HTMLInputElement) => (box.focus(), document.activeElement === box)),
    ).toBe(false);
    expect(await trap.evaluate((box) => box.closest('[aria-hidden=true]') !== null)).toBe(true);
    expect(await trap.evaluate((box: HTMLInputElement) => [box.tabIndex, box.autocomplete])).toEqual([
      -1,
      'off',
    ]);
    expect(await dialog(page).getByRole('textbox').count()).toBe(0);
    // Browsers and password managers autofill fields with such names.
    expect(
      await trap.evaluate((box: HTMLInputElement) => `${box.name} ${box.id} ${box.labels![0]!.textContent}`),
    ).not.toMatch(
      /name|mail|phone|tel|address|street|city|state|zip|postal|country|company|organi[sz]ation|user|password|card|url|web|site/i,
    );
  });

  test('is in the first step, and a form in which it is filled out is not sent', async () => {
    const page = await site.visit('/');
    await open(page);
    await dialog(page)
      .locator('[name=subject]')
      .evaluate((box: HTMLInputElement) => (box.value = 'Cheap pills'));
    await goTo(page, 5);
    await submit(page).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await toastTitle(page).textContent()).toBe('✅ Form Submitted Successfully!');
    expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
    expect(mail.requests).toEqual([]);
  });
});

describe('A form that is filled in faster than people can', () => {
  test('is sent after a delay, so that a fast visitor loses nothing and a bot does not wait', async () => {
    // The clock stands still from the start, however long the page takes to load here.
    const prepare = async ({ clock }: BrowserContext) => {
      await clock.install({ time: 0 });
      await clock.pauseAt(250);
    };
    const page = await site.visit('/', { hurried: true, prepare });
    await fillAndSubmit(page);
    await page.clock.runFor(1500);
    await page.waitForTimeout(300);
    expect([await submit(page).textContent(), mail.requests.length]).toEqual(['Submitting...', 0]);
    await page.clock.runFor(1500);
    await dialog(page).waitFor({ state: 'detached' });
    expect(mail.requests).toHaveLength(1);
  });
});
