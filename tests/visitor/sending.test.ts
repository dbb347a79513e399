import { describe, expect, test } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { enterStep, field, fillAndSubmit, goTo, next, open, submit } from './support/form-steps.ts';
import { dialog, notice, stepHeading, toast, toastText, toastTitle } from './support/islands.ts';
import { useConnectedSite } from './support/mail-service.ts';
import type { MailAnswer } from './support/played-mail.ts';
import { axeProblems, focused, withoutStorage } from './support/visitor.ts';

const { site, mail } = useConnectedSite();

const titleOf = (page: Page) => toastTitle(page).textContent();
const textOf = (page: Page) => toastText(page).textContent();

const smallestPhone = { width: 320, height: 568 };
const enlargeText = async (context: BrowserContext) => {
  context.on('page', async (tab) => {
    const browser = await context.newCDPSession(tab);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  });
};

describe('Submitting the case evaluation', () => {
  test("is a POST to the service's /email/send endpoint with the JSON of the specification", async () => {
    const page = await site.visit('/', { timezoneId: 'America/New_York' });
    await page.clock.setFixedTime(new Date('2026-11-20T20:04:05Z'));
    await fillAndSubmit(page);
    await dialog(page).waitFor({ state: 'detached' });
    expect(mail.requests).toHaveLength(1);
    const [{ path, body }] = mail.requests as [(typeof mail.requests)[0]];
    expect(path).toBe('/api/v1.0/email/send');
    expect(body).toEqual({
      lib_version: '3.12.1',
      user_id: 'key_test',
      service_id: 'service_test',
      template_id: 'template_test',
      template_params: {
        to_name: 'Hartwell & Quist',
        from_name: 'Ann Lee',
        reply_to: 'ann.lee@example.com',
        phone: '212 555 0100',
        city: 'Brooklyn',
        state: 'NY',
        zip: '11201',
        accident_date: '2026-01-02',
        accident_type: 'Dog Bite',
        injury_description: 'Bitten in the hand',
        medical_treatment: 'Yes',
        had_insurance: 'No',
        who_at_fault: "I'm not sure who was at fault",
        additional_info: 'It was <dark> & "wet"',
        submission_date: 'November 20, 2026',
        submission_time: expect.stringMatching(/^3:04:05\sPM EST$/) as string,
      },
    });
  });

  test("replaces missing optional values by 'Not provided', 'Not specified' or 'None provided'", async () => {
    const page = await site.visit('/');
    await open(page);
    await goTo(page, 5);
    await page.evaluate(() => {
      const kept = JSON.parse(sessionStorage.getItem('case-evaluation')!) as {
        answers: Record<string, string>;
      };
      delete kept.answers.injuryDescription;
      delete kept.answers.medicalTreatment;
      sessionStorage.setItem('case-evaluation', JSON.stringify(kept));
    });
    await page.reload();
    await open(page);
    await submit(page).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(mail.requests[0]!.body.template_params).toMatchObject({
      injury_description: 'Not provided',
      medical_treatment: 'Not specified',
      additional_info: 'None provided',
    });
  });

  test("disables the button, which reads 'Submitting...', and sends once after a double click", async () => {
    mail.answer = 'hang';
    const page = await site.visit('/');
    await open(page);
    await goTo(page, 5);
    await submit(page).dblclick();
    expect(await submit(page).textContent()).toBe('Submitting...');
    expect(await submit(page).isDisabled()).toBe(true);
    expect(await dialog(page).getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
    await field(page, 'additionalInfo').focus();
    await page.evaluate(() => document.querySelector<HTMLFormElement>('[role=dialog] form')!.requestSubmit());
    await expect.poll(() => mail.requests.length).toBe(1);
    await page.waitForTimeout(200);
    expect(mail.requests).toHaveLength(1);
  });

  test('does not happen after a double click on Next, because the visitor has not read the last step', async () => {
    const page = await site.visit('/');
    await open(page);
    await goTo(page, 4);
    await enterStep(page, 4);
    await next(page).dblclick();
    expect(await stepHeading(page).textContent()).toBe('Final Details');
    await page.waitForTimeout(300);
    expect(await submit(page).textContent()).toBe('Submit Case');
    expect(mail.requests).toHaveLength(0);
  });

  test('does not happen after a click on Next while a slow phone was still at the one before', async () => {
    const page = await site.visit('/');
    await open(page);
    await goTo(page, 4);
    await enterStep(page, 4);
    await page.evaluate(() => {
      const beSlow = () => {
        const end = performance.now() + 300;
        while (performance.now() < end);
      };
      addEventListener('click', beSlow, { capture: true, once: true });
    });
    const { x, y, width, height } = (await next(page).boundingBox())!;
    const at = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1 } as const;
    const devTools = await page.context().newCDPSession(page);
    // Playwright's own clicks wait for each other.
    const moves = (['mousePressed', 'mouseReleased', 'mousePressed', 'mouseReleased'] as const).map((type) =>
      devTools.send('Input.dispatchMouseEvent', { type, ...at }),
    );
    await Promise.all(moves);
    expect(await stepHeading(page).textContent()).toBe('Final Details');
    await page.waitForTimeout(300);
    expect(await submit(page).textContent()).toBe('Submit Case');
    expect(mail.requests).toHaveLength(0);
  });

  test('keeps the focus in the dialog, and accepts no input that would be lost', async () => {
    mail.answer = 'hang';
    const page = await site.visit('/');
    await open(page);
    await goTo(page, 5);
    await enterStep(page, 5);
    const told = await field(page, 'additionalInfo').inputValue();
    await submit(page).click();
    await expect.poll(() => submit(page).textContent()).toBe('Submitting...');
    expect(await stepHeading(page).evaluate((heading) => heading === document.activeElement)).toBe(true);
    expect(await dialog(page).getByRole('status').textContent()).toBe('Submitting...');
    await field(page, 'additionalInfo').pressSequentially(' Call me.');
    expect(await field(page, 'additionalInfo').inputValue()).toBe(told);
  });

  test('closes the modal on success, shows the success toast for 5 seconds, and resets the form (state NY, everything else empty)', async () => {
    const page = await site.visit('/', { clock: true });
    await fillAndSubmit(page);
    await dialog(page).waitFor({ state: 'detached' });
    expect(await titleOf(page)).toBe('✅ Form Submitted Successfully!');
    expect(await textOf(page)).toBe("Thank you for your submission. We'll contact you within 24 hours.");
    expect(await page.evaluate(() => sessionStorage.getItem('case-evaluation'))).toBeNull();
    await page.clock.runFor(4900);
    expect(await toast(page).count()).toBe(1);
    await page.clock.runFor(200);
    await toast(page).waitFor({ state: 'detached' });
    await open(page);
    expect(await dialog(page).locator('h3').textContent()).toBe('Prequalification');
    expect(await dialog(page).locator(':checked').count()).toBe(0);
    await goTo(page, 2);
    expect(await field(page, 'state').inputValue()).toBe('NY');
    expect(await field(page, 'city').inputValue()).toBe('');
  });

  test('works with storage blocked', async () => {
    const page = await site.visit('/', { prepare: withoutStorage });
    await fillAndSubmit(page);
    await dialog(page).waitFor({ state: 'detached' });
    expect(mail.requests).toHaveLength(1);
  });

  test('passes the phone number to the call trigger', async () => {
    const page = await site.visit('/');
    await page.evaluate(() => {
      document.addEventListener('trigger-call', (event) => {
        document.title = (event as CustomEvent<{ phone: string }>).detail.phone;
      });
    });
    await fillAndSubmit(page);
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.title()).toBe('212 555 0100');
  });
});

describe('When the submission of the case evaluation fails', () => {
  const plain = "We couldn't send your form. Please try again or call us at (212) 555-0187.";
  const withText = (text: string) => `Submission Error: ${text}. Please check your form details or call us.`;
  const rows: [situation: string, answer: MailAnswer, text: string][] = [
    ['default message (500 without a text)', { status: 500, text: '' }, plain],
    [
      'error carries a text (400)',
      { status: 400, text: 'The template ID not found' },
      withText('The template ID not found'),
    ],
    ['error carries a text (429)', { status: 429, text: 'Too many requests' }, withText('Too many requests')],
    ["a network failure gives the text 'Network Error'", 'drop', withText('Network Error')],
  ];

  test.each(rows)(
    '%s: destructive toast for 10 seconds; the modal stays open with the data kept',
    async (_, answer, text) => {
      mail.answer = answer;
      const page = await site.visit('/', { clock: true });
      await fillAndSubmit(page);
      await toast(page).waitFor();
      expect(await titleOf(page)).toBe('❌ Submission Failed');
      expect(await textOf(page)).toBe(text);
      expect(await toast(page).getAttribute('data-variant')).toBe('destructive');
      expect(await dialog(page).locator('h3').textContent()).toBe('Final Details');
      expect(await field(page, 'additionalInfo').inputValue()).toBe('It was <dark> & "wet"');
      expect(await submit(page).textContent()).toBe('Submit Case');
      expect(await submit(page).isEnabled()).toBe(true);
      await page.clock.runFor(9900);
      expect(await toast(page).count()).toBe(1);
      await page.clock.runFor(200);
      await toast(page).waitFor({ state: 'detached' });
      // The phone number stays in view after the toast has disappeared.
      expect(await notice(page).getByRole('link').getAttribute('href')).toBe('tel:+18005550142');
    },
  );

  test('an exception becomes a readable error message', async () => {
    const page = await site.visit('/', {
      prepare: (context) =>
        context.addInitScript(() => {
          XMLHttpRequest.prototype.open = () => {
            throw new Error('Requests are not allowed here');
          };
        }),
    });
    await fillAndSubmit(page);
    await toast(page).waitFor();
    expect(await textOf(page)).toBe(
      'An unexpected error occurred: Requests are not allowed here. Please call us.',
    );
  });

  test('the toast leaves the close and call buttons of the form free on a phone, and its phone number is a link', async () => {
    mail.answer = { status: 500, text: '' };
    const page = await site.visit('/', { viewport: { width: 390, height: 844 } });
    await fillAndSubmit(page);
    const link = toast(page).getByRole('link');
    expect(await link.getAttribute('href')).toBe(
      `tel:+1${(await link.textContent())!.replaceAll(/\D/g, '')}`,
    );
    const waysOut = dialog(page).locator('[aria-label^="Close"], [href^="tel:"][aria-label]');
    const isFree = await waysOut.evaluateAll((elements) =>
      elements.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    );
    expect(isFree).toEqual([true, true]);
  });

  test('the notice in the form is in view, clear of the buttons below it', async () => {
    mail.answer = { status: 500, text: '' };
    const page = await site.visit('/', { viewport: { width: 390, height: 700 } });
    await fillAndSubmit(page);
    await toast(page).waitFor();
    const { y, height } = (await dialog(page).getByRole('note').boundingBox())!;
    const below = (await submit(page).boundingBox())!;
    expect(y + height + 24).toBeLessThan(below.y);
  });

  test('a second try sends again, and its success removes the error', async () => {
    mail.answer = { status: 500, text: '' };
    const page = await site.visit('/');
    await fillAndSubmit(page);
    await toast(page).waitFor();
    expect(await focused(page)).toBe('Submit Case');
    mail.answer = { status: 200, text: 'OK' };
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText('✅ Form Submitted Successfully!', { exact: true }).first().waitFor();
    expect(await toast(page).count()).toBe(1);
    expect(mail.requests).toHaveLength(2);
  });

  test('the data is kept on other pages, too', async () => {
    mail.answer = 'drop';
    const page = await site.visit('/');
    await fillAndSubmit(page);
    await toast(page).waitFor();
    await page.goto(`${site.url}/contact`);
    await open(page);
    expect(await field(page, 'additionalInfo').inputValue()).toBe('It was <dark> & "wet"');
  });

  test('F8 takes the focus to the toast, and Tab from there leads back into the form', async () => {
    mail.answer = { status: 500, text: '' };
    const page = await site.visit('/');
    await fillAndSubmit(page);
    await toast(page).waitFor();
    await expect.poll(() => focused(page)).toBe('Submit Case');
    for (const key of ['F8', 'Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
    expect(await focused(page)).toBe('Dismiss');
    await page.keyboard.press('Enter');
    await toast(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Shift+Tab');
    expect(await dialog(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
  });

  test('Escape after F8 closes the toast, and only a second Escape the form', async () => {
    mail.answer = { status: 500, text: '' };
    const page = await site.visit('/');
    await fillAndSubmit(page);
    await toast(page).waitFor();
    await expect.poll(() => focused(page)).toBe('Submit Case');
    for (const key of ['F8', 'Escape']) await page.keyboard.press(key);
    await expect.poll(() => toast(page).count()).toBe(0);
    expect(await dialog(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  });

  test('on the smallest phone with text twice as large, the toast leaves Submit free', async () => {
    mail.answer = { status: 500, text: '' };
    const page = await site.visit('/', { viewport: smallestPhone, prepare: enlargeText });
    await fillAndSubmit(page);
    await toast(page).waitFor();
    await expect.poll(() => focused(page)).toBe('Submit Case');
    const { y } = (await submit(page).boundingBox())!;
    const over = (await toast(page).boundingBox())!;
    expect(over.y + over.height).toBeLessThanOrEqual(y);
  });

  test('a finger and a wheel scroll the toast there, which is longer than its place', async () => {
    mail.answer = { status: 500, text: 'The service has no messages left for this month' };
    const page = await site.visit('/', {
      viewport: smallestPhone,
      hasTouch: true,
      prepare: enlargeText,
      // Otherwise the toast might leave by itself.
      clock: true,
    });
    await fillAndSubmit(page);
    await toast(page).waitFor();
    const scrolled = () => toast(page).evaluate((box) => box.scrollTop);
    const { x, y, height } = (await toast(page).boundingBox())!;
    const input = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: number[]) =>
      input.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map((up) => ({ x: x + 60, y: y + height - 20 - up })),
      });
    await touch('touchStart', 0);
    for (let up = 10; up < 150; up += 10) await touch('touchMove', up);
    await touch('touchEnd');
    await expect.poll(scrolled).toBeGreaterThan(50);
    const byFinger = await scrolled();
    await page.mouse.move(x + 60, y + 60);
    await page.mouse.wheel(0, 100);
    await expect.poll(scrolled).toBeGreaterThan(byFinger);
  });

  test('a mouse selects the text of the toast, to copy the phone number', async () => {
    mail.answer = { status: 500, text: '' };
    const page = await site.visit('/');
    await fillAndSubmit(page);
    await toast(page).waitFor();
    const { x, y, width, height } = (await toastText(page).boundingBox())!;
    await page.mouse.move(x + 1, y + 4);
    await page.mouse.down();
    await page.mouse.move(x + width - 2, y + height - 4, { steps: 5 });
    await page.mouse.up();
    const phone = (await toastText(page).getByRole('link').textContent())!;
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(phone);
    expect(await toast(page).count()).toBe(1);
  });

  test('and the visitor goes on to another page and back, the form still says that nothing was sent', async () => {
    mail.answer = { status: 500, text: '' };
    const page = await site.visit('/');
    await fillAndSubmit(page);
    await notice(page).waitFor();
    // As from the back/forward cache, which this browser does not have.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.waitForTimeout(100);
    expect(await notice(page).count()).toBe(1);
  });

  test('axe finds nothing, and Escape closes the dialog, not the toast', async () => {
    mail.answer = { status: 500, text: '' };
    const page = await site.visit('/', { viewport: { width: 375, height: 740 } });
    await fillAndSubmit(page);
    await toast(page).waitFor();
    // A toast waits for the mouse that rests on it; on a busy machine, axe takes longer than it stays otherwise.
    await toast(page).hover();
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await toast(page).count()).toBe(1);
  });
});
