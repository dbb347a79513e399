import { describe, expect, test } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { field, fillAndSubmit, goTo, open, submit, untilGoneOut } from './support/form-steps.ts';
import { closeButton, dialog, notice, toast, toastText, toastTitle } from './support/islands.ts';
import { useConnectedSite } from './support/mail-service.ts';
import { withoutStorage } from './support/visitor.ts';

const { site, mail } = useConnectedSite();

const success = '✅ Form Submitted Successfully!';
const noAnswer = 'An unexpected error occurred: No answer within 20 seconds. Please call us.';
const perhapsThere =
  'An unexpected error occurred: Your answers may have reached us already. Please call us.';

const titles = (page: Page) => toastTitle(page).allTextContents();
const texts = (page: Page) => toastText(page).allTextContents();
const steps = (page: Page) => dialog(page).locator('h3').textContent();

/** Toasts cover the top of the page for some seconds. */
async function letToastsGo(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
  await expect.poll(() => toast(page).count()).toBe(0);
}

/** A visitor whose answers were sent 20 seconds ago to a service that does not respond. */
async function visitWithoutAnswer(address = '/'): Promise<Page> {
  mail.answer = 'hang';
  const page = await site.visit(address, { clock: true });
  await untilGoneOut(page, () => fillAndSubmit(page));
  await page.clock.runFor(20_100);
  await toast(page).waitFor();
  return page;
}

describe('No answer within 20 seconds', () => {
  test('leads to a notice that the result is unknown, with the phone number', async () => {
    mail.answer = 'hang';
    const page = await site.visit('/', { clock: true });
    await untilGoneOut(page, () => fillAndSubmit(page));
    await page.clock.runFor(19_900);
    expect(await submit(page).textContent()).toBe('Submitting...');
    await page.clock.runFor(200);
    await toast(page).waitFor();
    expect([await titles(page), await texts(page)]).toEqual([['❌ Submission Failed'], [noAnswer]]);
    expect(await notice(page).textContent()).toBe(
      'We do not know whether your answers have reached us, so we do not send them twice. Please call us at (800) 555-0142 to be sure.',
    );
    expect(await notice(page).locator('a').getAttribute('href')).toBe('tel:+18005550142');
    expect(await field(page, 'additionalInfo').inputValue()).toBe('It was <dark> & "wet"');
  });

  test('leads to messages in Spanish on a page in Spanish, also when the answers are sent again', async () => {
    const page = await visitWithoutAnswer('/local-searches/spanish-speaking-injury-lawyer-nyc');
    expect(await texts(page)).toEqual([
      'Ocurrió un error inesperado: No hubo respuesta en 20 segundos. Por favor, llámenos.',
    ]);
    await page.reload();
    await open(page);
    await submit(page).click();
    await page.clock.runFor(3000);
    await toast(page).waitFor();
    expect(await texts(page)).toEqual([
      'Ocurrió un error inesperado: Es posible que ya hayamos recibido sus respuestas. Por favor, llámenos.',
    ]);
  });

  test('and then a success closes the modal, shows the toast and resets the form', async () => {
    const page = await visitWithoutAnswer();
    mail.answerLate(200, 'OK');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await titles(page)).toEqual([success]);
    await letToastsGo(page);
    await open(page);
    expect(await steps(page)).toBe('Prequalification');
    expect(mail.requests).toHaveLength(1);
  });

  test('and then a success shows the toast even if the visitor has closed the form', async () => {
    const page = await visitWithoutAnswer();
    await closeButton(page).click();
    mail.answerLate(200, 'OK');
    await page.getByText(success).first().waitFor();
    await letToastsGo(page);
    await open(page);
    expect(await steps(page)).toBe('Prequalification');
  });

  test('and then a success keeps what was changed in the form since', async () => {
    const page = await visitWithoutAnswer();
    await field(page, 'additionalInfo').fill('There is a film of it');
    mail.answerLate(200, 'OK');
    await page.getByText(success).first().waitFor();
    expect(await field(page, 'additionalInfo').inputValue()).toBe('There is a film of it');
    expect(await notice(page).count()).toBe(0);
  });

  test('and then a failure is certain, so that the answers can be sent again', async () => {
    const page = await visitWithoutAnswer();
    mail.answerLate(500, '');
    await expect.poll(() => notice(page).textContent()).toMatch(/^Your answers have not reached us yet\./);
    mail.answer = { status: 200, text: 'OK' };
    await submit(page).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(mail.requests).toHaveLength(2);
  });

  test('and then a second try waits for the first one instead of sending again', async () => {
    const page = await visitWithoutAnswer();
    await submit(page).click();
    expect(await submit(page).textContent()).toBe('Submitting...');
    await page.clock.runFor(20_100);
    await expect.poll(() => texts(page)).toEqual([noAnswer]);
    await submit(page).click();
    expect(await submit(page).textContent()).toBe('Submitting...');
    mail.answerLate(200, 'OK');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await titles(page)).toEqual([success]);
    expect(mail.requests).toHaveLength(1);
  });

  test('to a message that was never sent is a failure, and a second try sends it', async () => {
    const page = await site.visit('/', { clock: true });
    await page.route('**/email/send', () => undefined);
    const asked = page.waitForRequest('**/email/send');
    await fillAndSubmit(page);
    await asked;
    await page.clock.runFor(20_100);
    await toast(page).waitFor();
    expect(await texts(page)).toEqual([
      "We couldn't send your form. Please try again or call us at (212) 555-0187.",
    ]);
    expect(await notice(page).textContent()).toMatch(/^Your answers have not reached us yet\./);
    await page.unroute('**/email/send');
    await submit(page).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(mail.requests).toHaveLength(1);
  });
});

describe('One lead is sent', () => {
  test('after Enter twice', async () => {
    mail.answer = 'hang';
    const page = await site.visit('/');
    await open(page);
    await goTo(page, 5);
    await submit(page).focus();
    await untilGoneOut(page, async () => {
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    });
    await page.waitForTimeout(400);
    expect(mail.requests).toHaveLength(1);
  });

  test('even if the page comes back, or the form is opened again, during the submission', async () => {
    mail.answer = 'hang';
    const page = await site.visit('/');
    const isSending = async () =>
      expect([await steps(page), await submit(page).textContent()]).toEqual([
        'Final Details',
        'Submitting...',
      ]);
    await fillAndSubmit(page);
    await page.evaluate(() => {
      sessionStorage.clear();
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await isSending();
    await closeButton(page).click();
    await open(page);
    await isSending();
  });

  test('even if the page is reloaded during the submission: the form says that the result is unknown, and sends nothing', async () => {
    mail.answer = 'hang';
    const page = await site.visit('/');
    await untilGoneOut(page, () => fillAndSubmit(page));
    await page.reload();
    await open(page);
    expect(await notice(page).textContent()).toMatch(/^We do not know whether your answers have reached us/);
    mail.answer = { status: 200, text: 'OK' };
    await submit(page).click();
    await toast(page).waitFor();
    expect(await texts(page)).toEqual([perhapsThere]);
    expect(await steps(page)).toBe('Final Details');
    expect(mail.requests).toHaveLength(1);
  });

  test('after a reload, if the message had not gone out before it', async () => {
    const page = await site.visit('/');
    await page.route('**/email/send', () => undefined);
    const asked = page.waitForRequest('**/email/send');
    await fillAndSubmit(page);
    await asked;
    await page.reload();
    await page.unroute('**/email/send');
    await open(page);
    expect(await steps(page)).toBe('Final Details');
    expect(await notice(page).count()).toBe(0);
    await submit(page).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(mail.requests).toHaveLength(1);
  });

  test.each<[string, (context: BrowserContext) => Promise<unknown>]>([
    ['in Firefox', withLateUploadEnd],
    ['even if nothing can be stored', withoutStorage],
    [
      'even if nothing can be stored and tabs cannot wait for each other',
      (context) => Promise.all([withoutStorage(context), withoutLocks(context)]),
    ],
  ])('%s, however often the visitor tries', async (_, prepare) => {
    mail.answer = 'hang';
    const page = await site.visit('/', { clock: true, prepare });
    await untilGoneOut(page, () => fillAndSubmit(page));
    await page.clock.runFor(20_100);
    await submit(page).click();
    await page.clock.runFor(20_100);
    await submit(page).click();
    await page.clock.runFor(20_100);
    expect(await steps(page)).toBe('Final Details');
    expect(mail.requests).toHaveLength(1);
    mail.answerLate(200, 'OK');
    await dialog(page).waitFor({ state: 'detached' });
    expect(mail.requests).toHaveLength(1);
  });

  test('from two tabs with the same answers, and both report success', async () => {
    mail.answer = { status: 200, text: 'OK', after: 1000 };
    const [first, second] = await twoTabsAtTheEnd();
    // Side by side, as each toast leaves after five seconds.
    await Promise.all(
      [first, second].map(async (page) => {
        await submit(page).click();
        await toast(page).waitFor();
        expect(await titles(page)).toEqual([success]);
        await dialog(page).waitFor({ state: 'detached' });
      }),
    );
    expect(mail.requests).toHaveLength(1);
  });

  test('from two tabs, one of which was closed during the submission', async () => {
    mail.answer = 'hang';
    const [first, second] = await twoTabsAtTheEnd();
    await untilGoneOut(first, () => submit(first).click());
    await submit(second).click();
    await first.close();
    await toast(second).waitFor();
    expect(await texts(second)).toEqual([perhapsThere]);
    expect(mail.requests).toHaveLength(1);
  });

  test('for each set of different answers', async () => {
    const [first, second] = await twoTabsAtTheEnd();
    await submit(first).click();
    await dialog(first).waitFor({ state: 'detached' });
    await field(second, 'additionalInfo').fill('There is a film of it');
    await submit(second).click();
    await dialog(second).waitFor({ state: 'detached' });
    expect(mail.requests.map(({ body }) => body.template_params.additional_info)).toEqual([
      'None provided',
      'There is a film of it',
    ]);
  });

  test('and recorded for a day, without anything that was entered', async () => {
    const page = await site.visit('/', { clock: true });
    await fillAndSubmit(page);
    await dialog(page).waitFor({ state: 'detached' });
    const kept = () => page.evaluate(() => Object.entries(localStorage).flat().join(' '));
    expect(await kept()).toMatch(/^case-evaluation [\w-]+ \{"state":"sent","since":\d+\}$/);
    await page.evaluate(() => {
      const [key] = Object.keys(localStorage);
      localStorage.setItem(key!, JSON.stringify({ state: 'sent', since: Date.now() - 86_400_001 }));
    });
    await letToastsGo(page);
    await fillAndSubmit(page);
    await dialog(page).waitFor({ state: 'detached' });
    expect(mail.requests).toHaveLength(2);
  });
});

/** Firefox reports that an upload has ended only when the answer arrives. */
const withLateUploadEnd = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    XMLHttpRequestUpload.prototype.addEventListener = function (type: string, ...rest: unknown[]) {
      if (type !== 'load') Reflect.apply(addEventListener, this, [type, ...rest]);
    };
  });

/** Blocks locks, as browsers do when they block storage. */
const withoutLocks = (context: BrowserContext) =>
  context.addInitScript(() => {
    LockManager.prototype.request = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
  });

/** Two tabs of one visitor, both completed with the same answers. */
async function twoTabsAtTheEnd(): Promise<[Page, Page]> {
  const first = await site.visit('/');
  const second = await first.context().newPage();
  await second.goto(`${site.url}/contact`);
  for (const page of [first, second]) {
    await open(page);
    await goTo(page, 5);
  }
  return [first, second];
}
