import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { generateSmallSite } from '../support/small-site/generate-small-site.ts';
import { enter, enterStep, field, next, submit } from './support/form-steps.ts';
import { chat, dialog, stepHeading, toast, toastTitle, evaluationOpener } from './support/islands.ts';
import { useConnectedSite } from './support/mail-service.ts';
import { axeProblems, smallTargets, useSite, withoutStorage } from './support/visitor.ts';

const { site, mail } = useConnectedSite();
const smallSite = useSite({}, async () => (await generateSmallSite()).out);

const choose = async (page: Page, ...labels: string[]) => {
  for (const name of labels) {
    await chat(page).getByRole('button', { name, exact: true }).click();
    await page.clock.runFor(1000);
  }
};

const write = async (page: Page, words: string) => {
  await chat(page).getByRole('textbox').fill(words);
  await choose(page, 'Send');
};

async function openChat(on = site, options = {}): Promise<Page> {
  const page = await on.visit('/contact', { clock: true, ...options });
  await page.locator('[data-open="chat"]').click();
  await chat(page).waitFor();
  await page.clock.runFor(500);
  return page;
}

async function toTheEnd(page: Page): Promise<void> {
  await choose(page, 'Yes, I might', 'Yes, it did', 'Pick a date');
  await chat(page).getByLabel('Choose the Year').selectOption('2025');
  await chat(page).getByLabel('Choose the Month').selectOption({ label: 'March' });
  await chat(page).getByRole('button', { name: 'Sunday, March 2, 2025' }).click();
  await choose(page, 'Send', 'Yes');
  await write(page, 'A broken arm');
  await choose(page, 'No', 'Yes', 'No');
  await write(page, '212 555 0100');
}

const offer = 'Send these answers to a lawyer';

/** The values of the fields in a step; of radio buttons, the checked one. */
const entered = (page: Page, names: string[]) =>
  Promise.all(
    names.map(async (name) => {
      const all = field(page, name);
      const isChoice = (await all.first().getAttribute('type')) === 'radio';
      return isChoice ? dialog(page).locator(`[name="${name}"]:checked`).inputValue() : all.inputValue();
    }),
  );

describe("After the specified ending the chat offers 'Send these answers to a lawyer'", () => {
  test('and the focus moves to the notice if the evaluation cannot be loaded', async () => {
    const page = await openChat();
    await toTheEnd(page);
    await page.route(/assets\/chunks\//, (route) => route.abort());
    await choose(page, offer);
    const notice = page.getByRole('alert');
    await notice.waitFor();
    await chat(page).waitFor({ state: 'detached' });
    expect(await notice.evaluate((box) => document.activeElement === box)).toBe(true);
  });

  test('which opens the evaluation with date, injury, treatment, insurance, fault and phone filled in', async () => {
    const page = await openChat();
    await toTheEnd(page);
    await choose(page, offer);
    await dialog(page).waitFor();
    await chat(page).waitFor({ state: 'detached' });
    expect(await stepHeading(page).textContent()).toBe('Prequalification');
    await enterStep(page, 0);
    await next(page).click();
    expect(await entered(page, ['firstName', 'phone'])).toEqual(['', '212 555 0100']);
    for (const name of ['firstName', 'lastName']) await enter(page, name, 'Lee');
    await enter(page, 'email', 'ann.lee@example.com');
    await next(page).click();
    await enterStep(page, 2);
    await next(page).click();
    expect(await entered(page, ['accidentDate', 'injuryDescription'])).toEqual([
      '2025-03-02',
      'A broken arm',
    ]);
    await enter(page, 'accidentType', 'Dog Bite');
    await next(page).click();
    expect(await entered(page, ['medicalTreatment', 'hadInsurance', 'whoAtFault'])).toEqual([
      'No',
      'Yes',
      "It was someone else's fault",
    ]);
    expect(mail.requests).toEqual([]);
    await next(page).click();
    await submit(page).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(mail.requests).toHaveLength(1);
    expect(mail.requests[0]!.body.template_params).toMatchObject({
      phone: '212 555 0100',
      accident_date: '2025-03-02',
      injury_description: 'A broken arm',
    });
  });

  test('and the toast leaves the close and call buttons of the chat free on a phone', async () => {
    const page = await openChat(site, { viewport: { width: 390, height: 844 } });
    await toTheEnd(page);
    await chat(page).getByRole('button', { name: offer }).waitFor();
    expect(await toastTitle(page).textContent()).toBe('🚧 Feature Disabled');
    const { y } = (await toast(page).boundingBox())!;
    const close = (await chat(page).getByRole('button', { name: 'Close chat' }).boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(close.y + close.height);
  });

  test('as a button that is fully visible on a phone in landscape', async () => {
    const page = await openChat(site, { viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' });
    await toTheEnd(page);
    const panel = (await chat(page).boundingBox())!;
    const button = (await chat(page).getByRole('button', { name: offer }).boundingBox())!;
    expect(button.y + button.height).toBeLessThanOrEqual(panel.y + panel.height);
  });

  test('which sends nothing, and moves the focus to the form', async () => {
    const page = await openChat();
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await toTheEnd(page);
    await choose(page, offer);
    await dialog(page).waitFor();
    await page.clock.runFor(5000);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Prequalification');
    expect([sent, mail.requests]).toEqual([[], []]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.clock.runFor(10);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-open'))).toMatch(
      /case-evaluation|chat/,
    );
  });

  test('which keeps what was entered in the form before', async () => {
    const page = await site.visit('/contact', { clock: true });
    const form = evaluationOpener(page);
    await form.click();
    await enterStep(page, 0);
    await next(page).click();
    await enter(page, 'firstName', 'Ann');
    await page.keyboard.press('Escape');
    await page.locator('[data-open="chat"]').click();
    await chat(page).waitFor();
    await page.clock.runFor(500);
    await toTheEnd(page);
    await choose(page, offer);
    await dialog(page).waitFor();
    await next(page).click();
    expect(await entered(page, ['firstName', 'phone'])).toEqual(['Ann', '212 555 0100']);
  });

  test('which is not repeated by a new conversation', async () => {
    const page = await openChat();
    await toTheEnd(page);
    await choose(page, offer);
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.clock.runFor(400);
    await page.locator('[data-open="chat"]').click();
    await chat(page).waitFor();
    await page.clock.runFor(500);
    expect(await page.getByRole('log').getByRole('paragraph').count()).toBe(1);
    expect(mail.requests).toEqual([]);
  });

  test('even if storage is blocked', async () => {
    const page = await openChat(site, { prepare: withoutStorage });
    await toTheEnd(page);
    await choose(page, offer);
    await dialog(page).waitFor();
    await enterStep(page, 0);
    await next(page).click();
    expect(await entered(page, ['phone'])).toEqual(['212 555 0100']);
  });

  test('but not to a visitor who is just browsing', async () => {
    const page = await openChat();
    await choose(page, 'No, just browsing');
    expect(await chat(page).getByRole('button').count()).toBe(1);
  });
});

describe("In a listed county outside the city, the 'not in New York City' ending offers the form as well", () => {
  const buttons = (page: Page) =>
    chat(page)
      .getByRole('group', { name: /one of these counties/ })
      .getByRole('button');

  test('it lists the counties of the site without a service area, and enters the chosen one in the form', async () => {
    const page = await openChat();
    await choose(page, 'Yes, I might', 'No, somewhere else');
    expect(await buttons(page).allTextContents()).toEqual([
      'Westchester County',
      'Nassau County',
      'Suffolk County',
      'Erie County',
      'Monroe County',
      'Albany County',
      'Onondaga County',
    ]);
    await choose(page, 'Erie County');
    await dialog(page).waitFor();
    const kept = await page.evaluate(() => sessionStorage.getItem('case-evaluation'));
    expect(JSON.parse(kept!)).toMatchObject({ answers: { additionalInfo: 'It happened in Erie County.' } });
    expect(await toastTitle(page).count()).toBe(0);
  });

  test('closing the form on a phone returns to a visible button and the same scroll position', async () => {
    const page = await openChat(site, { viewport: { width: 375, height: 700 } });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const left = await page.evaluate(() => scrollY);
    await choose(page, 'Yes, I might', 'No, somewhere else', 'Erie County');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.clock.runFor(10);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-open'))).toBe(
      'case-evaluation',
    );
    expect(await page.evaluate(() => scrollY)).toBe(left);
  });

  test('a site of another state lists its own counties', async () => {
    const page = await openChat(smallSite);
    await choose(page, 'Yes, I might', 'No, somewhere else');
    expect(await buttons(page).allTextContents()).toEqual(['Addison County']);
  });

  test.each([320, 1440])('at %i px everything can be reached, and axe finds nothing', async (width) => {
    const page = await openChat(site, { viewport: { width, height: 600 } });
    await choose(page, 'Yes, I might', 'No, somewhere else');
    await page.clock.resume();
    expect(await axeProblems(page)).toEqual([]);
    expect(await smallTargets(chat(page))).toEqual([]);
    await buttons(page).last().scrollIntoViewIfNeeded();
    const { y, height } = (await buttons(page).last().boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(600);
  });
});
