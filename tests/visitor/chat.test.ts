import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { field, goTo, open as openEvaluation } from './support/form-steps.ts';
import { chat as panel, dialog, toast, toastText, toastTitle } from './support/islands.ts';
import { axeProblems, focused, smallTargets, useSite } from './support/visitor.ts';

const site = useSite();

const now = new Date(2026, 10, 20, 12);
const log = (page: Page): Locator => page.getByRole('log');
/** Including those that the dialog hides. */
const messages = (page: Page): Locator => page.locator('[role=log] > p:not([aria-hidden])');
const typing = (page: Page): Locator => page.locator('[role=log] > p[aria-hidden]');
/** The area for the visitor's answer. */
const answer = (page: Page): Locator => panel(page).locator('[data-answer]');
const option = (page: Page, name: string): Locator => panel(page).getByRole('button', { name, exact: true });
const send = (page: Page): Locator => panel(page).getByRole('button', { name: 'Send' });

/** Opens the chat at noon of November 20, 2026; the clock moves only when a test moves it. */
async function openChat(options = {}): Promise<Page> {
  const page = await site.visit('/', { ...options, clock: now });
  await page.locator('[data-open="chat"]').click();
  await panel(page).waitFor();
  return page;
}

const greet = (page: Page) => page.clock.runFor(500);

/** Lets the clock run meanwhile, because axe needs it. */
async function axeNow(page: Page): Promise<string[]> {
  await page.clock.resume();
  const problems = await axeProblems(page);
  // A minute, because no clock can stop at a time that has passed.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  return problems;
}

async function choose(page: Page, ...labels: string[]): Promise<void> {
  for (const label of labels) {
    await option(page, label).click();
    await page.clock.runFor(1000);
  }
}

async function pickDate(page: Page): Promise<void> {
  await option(page, 'Pick a date').click();
  await page.getByRole('button', { name: 'Thursday, November 12, 2026' }).click();
  await send(page).click();
  await page.clock.runFor(1000);
}

async function write(page: Page, text: string): Promise<void> {
  await panel(page).getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
}

async function toPhone(page: Page): Promise<void> {
  await greet(page);
  await choose(page, 'Yes, I might', 'Yes, it did');
  await pickDate(page);
  await choose(page, 'No', 'No', 'Yes', 'Yes');
}

describe("The chat assistant ('NY Law Assistant')", () => {
  test("has an 'Online' indicator, a close button, a message list, a typing indicator (three bouncing dots) and an input area", async () => {
    const page = await openChat();
    expect(await panel(page).getByRole('heading').textContent()).toBe('NY Law Assistant');
    expect(await panel(page).getByText('Online', { exact: true }).count()).toBe(1);
    expect(await panel(page).getByRole('button', { name: 'Close chat' }).count()).toBe(1);
    expect(await typing(page).locator('span').count()).toBe(3);
    await greet(page);
    expect(await answer(page).count()).toBe(1);
  });

  test('says that it is automated and gives no legal advice', async () => {
    const page = await openChat();
    expect(await panel(page).textContent()).toMatch(/automated.*no legal advice/i);
  });

  test.each([
    ['70vh high on mobile', { width: 375, height: 800 }, { width: 375, height: 560 }],
    [
      '600 px high and 384 px wide on larger screens',
      { width: 1440, height: 900 },
      { width: 384, height: 600 },
    ],
  ])('is %s', async (_, viewport, size) => {
    const page = await openChat({ viewport, reducedMotion: 'reduce' });
    const box = (await panel(page).boundingBox())!;
    expect(box).toMatchObject(size);
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
    await greet(page);
    const overflow = await panel(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBe(0);
  });

  test('shows the first message after 500 ms', async () => {
    const page = await openChat();
    await page.clock.runFor(490);
    expect(await messages(page).count()).toBe(0);
    await page.clock.runFor(20);
    expect(await messages(page).last().textContent()).toContain(
      'Are you looking to see if you have a potential case?',
    );
    expect(await typing(page).count()).toBe(0);
  });

  test("shows each reply after typing for 1000 ms, and adds the visitor's answer to the transcript", async () => {
    const page = await openChat();
    await greet(page);
    await option(page, 'Yes, I might').click();
    expect(await messages(page).last().textContent()).toContain('Yes, I might');
    expect(await answer(page).count()).toBe(0);
    await page.clock.runFor(980);
    expect(await typing(page).count()).toBe(1);
    expect(await messages(page).count()).toBe(2);
    await page.clock.runFor(40);
    expect(await messages(page).last().textContent()).toContain('within New York City?');
  });

  test.each([
    [['No, just browsing'], /thank you/i],
    [['Yes, I might', 'No, somewhere else'], /only New York City cases/],
  ])('ends the conversation after %j, without an input area', async (labels, words) => {
    const page = await openChat();
    await greet(page);
    await choose(page, ...labels);
    expect(await messages(page).last().textContent()).toMatch(words);
    await page.clock.runFor(5000);
    expect(await answer(page).count()).toBe(0);
    expect(await axeNow(page)).toEqual([]);
  });

  test('asks about injuries and treatment between the first question and the link', async () => {
    const page = await openChat();
    await greet(page);
    await choose(page, 'Yes, I might', 'Yes, it did');
    await pickDate(page);
    await choose(page, 'Yes');
    expect(await panel(page).getByPlaceholder('Type your answer...').count()).toBe(1);
    await write(page, 'A <b>broken</b> arm');
    await choose(page, 'No', 'Yes', 'No');
    expect(await panel(page).getByPlaceholder('Enter your phone number...').getAttribute('type')).toBe('tel');
    await write(page, '212 555 0100');
    const said = await messages(page)
      .filter({ hasText: /^You said:/ })
      .evaluateAll((all) => all.map(({ lastChild }) => lastChild!.textContent));
    expect(said).toEqual([
      'Yes, I might',
      'Yes, it did',
      'November 12, 2026',
      'Yes',
      'A <b>broken</b> arm',
      'No',
      'Yes',
      'No',
      '212 555 0100',
    ]);
    expect(await messages(page).count()).toBe(19);
    expect(await answer(page).count()).toBe(0);
  });

  test('skips from step 3 to step 5 after No', async () => {
    const page = await openChat();
    await greet(page);
    await choose(page, 'Yes, I might', 'Yes, it did');
    await pickDate(page);
    await choose(page, 'No');
    expect(await messages(page).last().textContent()).toMatch(/at fault/);
  });

  test("opens the external scheduling page in a new tab with 'click here to schedule your free consultation', and closes", async () => {
    const page = await openChat();
    await page
      .context()
      .route('https://schedule.hartwellquist.example/**', (route) => route.fulfill({ body: 'Schedule' }));
    await toPhone(page);
    await write(page, '212 555 0100');
    const link = panel(page).getByRole('link', { name: 'click here to schedule your free consultation' });
    expect(await link.getAttribute('rel')).toBe('noopener');
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await tab.waitForURL('https://schedule.hartwellquist.example/free-consultation');
    await panel(page).waitFor({ state: 'detached' });
  });

  test("shows the 'Feature Disabled' toast after a phone number, and only logs the call", async () => {
    const page = await openChat();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await toPhone(page);
    await panel(page).getByRole('textbox').fill(' 212 555 0100 ');
    await page.keyboard.press('Enter');
    await toast(page).waitFor();
    expect(await toastTitle(page).textContent()).toBe('🚧 Feature Disabled');
    expect(await toastText(page).textContent()).toBe(
      'The automated calling feature has been disabled as requested.',
    );
    expect(logged.join()).toMatch(/call was requested/);
    expect(logged.join()).not.toContain('555');
  });

  test('ignores empty answers and answers of blanks', async () => {
    const page = await openChat();
    await toPhone(page);
    const before = await messages(page).count();
    for (const nothing of ['', '   ']) {
      await write(page, nothing);
      await send(page).click();
      expect(await messages(page).count(), `"${nothing}"`).toBe(before);
      expect(await typing(page).count(), `"${nothing}"`).toBe(0);
      expect(await toast(page).count(), `"${nothing}"`).toBe(0);
    }
  });

  test('resets the conversation, answers, typed text and selected date 300 ms after it closes', async () => {
    const page = await openChat();
    await toPhone(page);
    await panel(page).getByRole('textbox').fill('212');
    await panel(page).getByRole('button', { name: 'Close chat' }).click();
    await panel(page).waitFor({ state: 'detached' });
    await page.clock.runFor(310);
    await page.locator('[data-open="chat"]').click();
    await panel(page).waitFor();
    expect(await messages(page).count()).toBe(0);
    await greet(page);
    expect(await messages(page).count()).toBe(1);
    await choose(page, 'Yes, I might', 'Yes, it did');
    expect(await option(page, 'Pick a date').count()).toBe(1);
  });

  test('keeps the conversation if it is opened again within 300 ms', async () => {
    const page = await openChat();
    await greet(page);
    await choose(page, 'Yes, I might');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await page.clock.runFor(200);
    await page.locator('[data-open="chat"]').click();
    await panel(page).waitFor();
    expect(await messages(page).count()).toBe(3);
    await page.clock.runFor(2000);
    expect(await messages(page).count()).toBe(3);
  });

  test('scrolls the message list to the bottom', async () => {
    const page = await openChat({ viewport: { width: 375, height: 600 } });
    await toPhone(page);
    const { hidden, left } = await log(page).evaluate(({ scrollHeight, clientHeight, scrollTop }) => ({
      hidden: scrollHeight - clientHeight,
      left: scrollHeight - clientHeight - scrollTop,
    }));
    expect(hidden).toBeGreaterThan(0);
    expect(Math.abs(left)).toBeLessThan(2);
  });
});

describe('The calendar', () => {
  async function openCalendar(options = {}): Promise<Page> {
    const page = await openChat(options);
    await greet(page);
    await choose(page, 'Yes, I might', 'Yes, it did');
    await option(page, 'Pick a date').click();
    await calendar(page).waitFor();
    return page;
  }
  const calendar = (page: Page) => panel(page).getByRole('grid');
  const dayButton = (page: Page, name: string) => page.getByRole('button', { name });

  test('starts weeks on Sunday, and disables dates in the future and before 1900-01-01', async () => {
    const page = await openCalendar();
    expect(await calendar(page).locator('th').first().getAttribute('aria-label')).toBe('Sunday');
    expect(await dayButton(page, 'Friday, November 20, 2026').isEnabled()).toBe(true);
    expect(await dayButton(page, 'Saturday, November 21, 2026').isDisabled()).toBe(true);
    expect(await dayButton(page, 'Go to the Next Month').getAttribute('aria-disabled')).toBe('true');
    expect(await axeNow(page)).toEqual([]);

    await page.getByLabel('Choose the Year').selectOption('1900');
    await page.getByLabel('Choose the Month').selectOption({ label: 'January' });
    expect(await dayButton(page, 'Monday, January 1, 1900').isEnabled()).toBe(true);
    expect(await dayButton(page, 'Go to the Previous Month').getAttribute('aria-disabled')).toBe('true');
    const years = await page.getByLabel('Choose the Year').locator('option').allTextContents();
    expect([years[0], years.at(-1), years.length]).toEqual(['2026', '1900', 127]);
  });

  test('enables a day that has begun since the question', async () => {
    const page = await openChat();
    await greet(page);
    await choose(page, 'Yes, I might', 'Yes, it did');
    await page.clock.fastForward('13:00:00');
    await option(page, 'Pick a date').click();
    await calendar(page).waitFor();
    expect(await dayButton(page, 'Saturday, November 21, 2026').isEnabled()).toBe(true);
  });

  test('sends nothing before a day is picked, and shows the day in long format', async () => {
    const page = await openCalendar();
    expect(await send(page).isDisabled()).toBe(true);
    await dayButton(page, 'Thursday, November 12, 2026').click();
    expect(await panel(page).getByRole('button', { name: 'November 12, 2026', exact: true }).count()).toBe(1);
    expect(await calendar(page).count()).toBe(0);
    expect(await messages(page).count()).toBe(5);
    await send(page).click();
    expect(await messages(page).last().textContent()).toContain('November 12, 2026');
  });

  test('keeps a day that is picked again', async () => {
    const page = await openCalendar();
    await dayButton(page, 'Thursday, November 12, 2026').click();
    await panel(page).getByRole('button', { name: 'November 12, 2026', exact: true }).click();
    await dayButton(page, 'Thursday, November 12, 2026').click();
    expect(await calendar(page).count()).toBe(0);
    expect(await send(page).isEnabled()).toBe(true);
  });

  test('opens also where a tapped button gets no focus, as in Safari', async () => {
    const page = await openChat();
    await greet(page);
    await choose(page, 'Yes, I might', 'Yes, it did');
    await option(page, 'Pick a date').evaluate((button: HTMLButtonElement) => {
      button.focus();
      button.blur();
      button.click();
    });
    await calendar(page).waitFor();
  });

  test('stays open after a double click', async () => {
    const page = await openCalendar();
    await page.keyboard.press('Escape');
    await option(page, 'Pick a date').dblclick({ delay: 100 });
    await calendar(page).waitFor();
  });

  test('is not printed', async () => {
    const page = await openCalendar();
    await page.emulateMedia({ media: 'print' });
    expect(await panel(page).isVisible()).toBe(false);
  });

  test('leaves the question in view on a phone', async () => {
    const page = await openCalendar({ viewport: { width: 375, height: 667 } });
    const log = (await page.getByRole('log').boundingBox())!;
    const question = (await panel(page).getByText('When did the accident occur?').boundingBox())!;
    expect(question.y).toBeGreaterThanOrEqual(log.y);
    expect(question.y + question.height).toBeLessThanOrEqual(log.y + log.height + 1);
    expect(await send(page).evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(
      true,
    );
  });

  test('works with the keyboard, and Escape closes the calendar before the chat', async () => {
    const page = await openCalendar();
    expect(await focused(page)).toContain('Friday, November 20, 2026');
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toContain('Friday, November 13, 2026');
    await page.keyboard.press('Escape');
    expect(await calendar(page).count()).toBe(0);
    expect(await panel(page).count()).toBe(1);
    expect(await focused(page)).toBe('Pick a date');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
  });

  test('is also closed by Escape from the button that opened it', async () => {
    const page = await openCalendar();
    await option(page, 'Pick a date').focus();
    await page.keyboard.press('Escape');
    expect(await calendar(page).count()).toBe(0);
    expect(await panel(page).count()).toBe(1);
    expect(await focused(page)).toBe('Pick a date');
  });

  test('does not appear beside the date field that has replaced it, even after a second click', async () => {
    const page = await openChat();
    const requests: Route[] = [];
    await page.route(/assets\/chunks\//, (route) => void requests.push(route));
    await greet(page);
    await choose(page, 'Yes, I might', 'Yes, it did');
    await option(page, 'Pick a date').click();
    await page.clock.runFor(2000);
    await option(page, 'Opening…').click();
    await page.clock.runFor(3000);
    const field = panel(page).getByLabel('Pick a date');
    await field.fill('2026-11-12');
    // As when a phone's keyboard is put away.
    await field.blur();
    for (const request of requests) await request.continue();
    for (const request of requests)
      await page.evaluate(`import(${JSON.stringify(request.request().url())}).then(() => undefined)`);
    await page.clock.runFor(100);
    expect(await calendar(page).count()).toBe(0);
    expect(await field.inputValue()).toBe('2026-11-12');
  });

  test('does not take the focus from the form that the visitor has opened while its script loads', async () => {
    const page = await openChat();
    let request: Route | undefined;
    await page.route(/assets\/chunks\//, (route) => void (request = route), { times: 1 });
    await greet(page);
    await choose(page, 'Yes, I might', 'Yes, it did');
    await option(page, 'Pick a date').click();
    await expect.poll(() => request).toBeDefined();
    await openEvaluation(page);
    await goTo(page, 1);
    await field(page, 'firstName').pressSequentially('An');
    await request!.continue();
    await page.evaluate(`import(${JSON.stringify(request!.request().url())}).then(() => undefined)`);
    await page.clock.runFor(100);
    await page.keyboard.type('n');
    expect(await field(page, 'firstName').inputValue()).toBe('Ann');
  });

  test('is said to be opening while its script takes long to load', async () => {
    const page = await openChat();
    let request: Route | undefined;
    await page.route(/assets\/chunks\//, (route) => void (request = route));
    await greet(page);
    await choose(page, 'Yes, I might', 'Yes, it did');
    await option(page, 'Pick a date').click();
    await page.clock.runFor(1000);
    expect(await option(page, 'Opening…').isVisible()).toBe(true);
    await request!.continue();
    await calendar(page).waitFor();
    expect(await option(page, 'Pick a date').isVisible()).toBe(true);
  });

  describe("whose script fails is replaced by the browser's own date field", () => {
    const block = (route: Route) => route.abort();

    async function visitWithoutCalendar(
      respond: (route: Route) => unknown = block,
    ): Promise<{ page: Page; field: Locator }> {
      const page = await openChat({ viewport: { width: 320, height: 640 } });
      await page.route(/assets\/chunks\//, respond);
      await greet(page);
      await choose(page, 'Yes, I might', 'Yes, it did');
      await option(page, 'Pick a date').click();
      await page.clock.runFor(5000);
      const field = panel(page).getByLabel('Pick a date');
      await field.waitFor();
      return { page, field };
    }

    test.each([
      ['is blocked', block],
      ['does not come within 5 seconds', () => undefined],
    ])('which has the focus and leads on to the next question, if it %s', async (_, respond) => {
      const { page, field } = await visitWithoutCalendar(respond);
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
      await field.fill('2026-11-12');
      await send(page).click();
      await page.clock.runFor(1000);
      expect(await messages(page).nth(-2).textContent()).toContain('November 12, 2026');
      expect(await messages(page).last().textContent()).toContain('Were you injured');
    });

    test('which has a visible label, and letters so large that an iPhone does not zoom in', async () => {
      const { page, field } = await visitWithoutCalendar();
      expect(await panel(page).getByText('Pick a date').isVisible()).toBe(true);
      const size = await field.evaluate((input) => parseFloat(getComputedStyle(input).fontSize));
      expect(size).toBeGreaterThanOrEqual(16);
      expect(await axeNow(page)).toEqual([]);
      expect(await smallTargets(panel(page))).toEqual([]);
    });

    test('which takes a year of two digits as it was meant', async () => {
      const { page, field } = await visitWithoutCalendar();
      await field.fill('0026-11-12');
      await send(page).click();
      expect(await messages(page).last().textContent()).toContain('November 12, 2026');
    });

    test('which accepts no day in the future or before 1900', async () => {
      const { page, field } = await visitWithoutCalendar();
      const isSendable = async (day: string) => {
        await field.fill(day);
        return send(page).isEnabled();
      };
      expect(await isSendable('')).toBe(false);
      expect(await isSendable('2026-11-21')).toBe(false);
      expect(await isSendable('2026-11-20')).toBe(true);
      expect(await isSendable('1899-12-31')).toBe(false);
      expect(await isSendable('1900-01-01')).toBe(true);
    });
  });
});

describe('With a keyboard or a screen reader', () => {
  test('the focus follows the conversation and returns to the launcher', async () => {
    const page = await openChat();
    await greet(page);
    expect(await focused(page)).toBe('Are you looking to see if you have a potential case?');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Yes, I might');
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    expect(await focused(page)).toMatch(/within New York City/);
    await choose(page, 'Yes, it did');
    await pickDate(page);
    await choose(page, 'Yes');
    expect(await focused(page)).toMatch(/describe your injuries/);
    await page.keyboard.type('An arm');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await page.clock.runFor(10);
    expect(await focused(page)).toBe('Open chat');
  });

  test('the chat does not take the focus from the page next to it', async () => {
    const page = await openChat();
    const link = page.getByRole('banner').getByRole('link').first();
    await link.focus();
    await greet(page);
    expect(await panel(page).count()).toBe(1);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('the chat does not take the focus from a form that came first, when both were tapped while they loaded', async () => {
    const page = await site.visit('/', { clock: now });
    await openEvaluation(page);
    await page.locator('[data-open="chat"]').dispatchEvent('click');
    await page.locator('[role=log]').waitFor({ state: 'attached' });
    const isInForm = dialog(page).evaluate((form) => form.contains(document.activeElement));
    expect(await isInForm).toBe(true);
  });

  test('the chat\'s log is a named role="log", and is silent while the dialog is open', async () => {
    const page = await openChat({ reducedMotion: 'reduce' });
    await greet(page);
    expect(await log(page).getAttribute('aria-label')).toBe('Conversation with the assistant');
    await option(page, 'Yes, I might').click();
    await openEvaluation(page);
    expect(await log(page).count()).toBe(0);
    await page.clock.runFor(5000);
    expect(await messages(page).count()).toBe(2);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await panel(page).count()).toBe(1);
    await page.clock.runFor(1000);
    expect(await messages(page).count()).toBe(3);
    expect(await log(page).count()).toBe(1);
  });

  test('the panel hides the floating buttons, and has a call link of its own', async () => {
    const page = await openChat();
    expect(await page.locator('[data-open="chat"]').isVisible()).toBe(false);
    const callButton = page.locator('aside a[aria-label="Call (800) 555-0142"]');
    expect(await callButton.count()).toBe(1);
    expect(await callButton.isVisible()).toBe(false);
    expect(await panel(page).getByRole('link', { name: 'Call (800) 555-0142' }).getAttribute('href')).toBe(
      'tel:+18005550142',
    );
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(await page.locator('[data-open="chat"]').isVisible()).toBe(true);
    await expect.poll(() => callButton.isVisible()).toBe(true);
  });

  test('axe finds nothing at any step, and targets are at least 44 px', async () => {
    const page = await openChat({ viewport: { width: 320, height: 640 } });
    const check = async () => {
      expect(await axeNow(page)).toEqual([]);
      expect(await smallTargets(panel(page))).toEqual([]);
    };
    await check();
    await greet(page);
    await check();
    await choose(page, 'Yes, I might', 'Yes, it did');
    await check();
    await pickDate(page);
    await choose(page, 'Yes');
    await check();
    await write(page, 'An arm');
    await choose(page, 'No', 'Yes', 'Yes');
    await check();
    await write(page, '212 555 0100');
    await check();
  });

  test('prefers-reduced-motion is respected', async () => {
    const page = await openChat({ reducedMotion: 'reduce' });
    expect(await typing(page).count()).toBe(1);
    expect(await panel(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  });
});
