import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillAndSubmit, open } from './support/form-steps.ts';
import { chat, dialog, notice as noticeOf, toast, toastText } from './support/islands.ts';
import { axeProblems, useSite } from './support/visitor.ts';

const site = useSite();

test.each([
  ['a phone', { width: 320, height: 568 }],
  ['a desktop screen', { width: 1440, height: 900 }],
])(
  'A form that is not connected says so in its first step and offers the phone number, visibly on %s and to screen readers',
  async (_, viewport) => {
    const page = await site.visit('/', { viewport });
    await open(page);
    expect(await dialog(page).locator('h3').textContent()).toBe('Prequalification');
    const notice = noticeOf(page);
    expect(await notice.textContent()).toBe(
      'This form is not connected yet, so nothing you enter here can reach us. Please call us at (800) 555-0142 instead.',
    );
    const phone = notice.getByRole('link');
    expect(await phone.getAttribute('href')).toBe('tel:+18005550142');
    const { y, height } = (await phone.boundingBox())!;
    expect([y > 0, y + height < viewport.height]).toEqual([true, true]);
    const heard = await dialog(page).evaluate(
      (element) => document.getElementById(element.getAttribute('aria-describedby')!)?.textContent,
    );
    expect(heard).toContain('Please call us at (800) 555-0142 instead.');
    expect(await axeProblems(page)).toEqual([]);
  },
);

test('The client refuses to send if the public key, service ID or template ID is missing, and makes no request', async () => {
  const page = await site.visit('/');
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await fillAndSubmit(page);
  await toast(page).waitFor();
  expect(await toastText(page).textContent()).toBe(
    'An unexpected error occurred: The public key is required. Please call us.',
  );
  expect(await dialog(page).count()).toBe(1);
  expect(sent).toEqual([]);
});

test('Without a configured tracker, there is no frame and no request', async () => {
  const page = await site.visit('/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
  await page.locator('a[href^="tel:"]:visible').first().click();
  expect(await page.locator('iframe').count()).toBe(0);
  expect(requests).toEqual([]);
});

test('A chat that leads to such a form says so before its first question', async () => {
  const page = await site.visit('/');
  await page.locator('[data-open="chat"]').click();
  const note = chat(page).getByRole('note');
  await note.waitFor();
  expect(await chat(page).getByRole('button', { name: 'Yes', exact: true }).count()).toBe(0);
  expect(await note.textContent()).toBe(
    'Nothing you enter here can reach us yet. If you were hurt, please call us at (800) 555-0142, day or night.',
  );
  expect(await note.getByRole('link').getAttribute('href')).toBe('tel:+18005550142');
  expect(await axeProblems(page)).toEqual([]);
});

test('Such a chat shows its note, the question, the calendar and the send button at once on a desktop screen', async () => {
  const page = await site.visit('/', { viewport: { width: 1440, height: 900 } });
  await page.locator('[data-open="chat"]').click();
  for (const name of ['Yes, I might', 'Yes, it did', 'Pick a date']) {
    await chat(page).getByRole('button', { name }).click();
  }
  await chat(page).getByRole('grid').waitFor();
  const ends = async (what: Locator) => {
    const { y, height } = (await what.boundingBox())!;
    return [y, y + height] as const;
  };
  const [noteTop, noteEnd] = await ends(chat(page).getByRole('note'));
  const [questionTop] = await ends(chat(page).getByText('When did the accident occur?'));
  const [, sendEnd] = await ends(chat(page).getByRole('button', { name: 'Send' }));
  const [panelTop, panelEnd] = await ends(chat(page));
  expect([noteTop > panelTop, questionTop >= noteEnd, sendEnd < panelEnd]).toEqual([true, true, true]);
});
