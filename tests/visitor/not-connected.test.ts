import { expect, test } from 'vitest';
import { dialog, fillAndSubmit, open } from './form-steps.ts';
import { axeProblems, useSite } from './visitor.ts';

const noIds = { EMAILJS_SERVICE_ID: '', EMAILJS_TEMPLATE_ID: '', EMAILJS_PUBLIC_KEY: '' };
const site = useSite(() => ({ env: noIds }));

test('a form that is not connected says so when it opens and offers the phone', async () => {
  const page = await site.visit('/');
  await open(page);
  const notice = dialog(page).locator('.form-notice');
  expect(await notice.textContent()).toContain('not connected');
  expect(await notice.locator('a').getAttribute('href')).toBe('tel:+18005550142');
  expect(await axeProblems(page)).toEqual([]);
});

test('the client refuses to send if the public key, service ID or template ID is missing, and nothing leaves the page', async () => {
  const page = await site.visit('/');
  const requests: string[] = [];
  await fillAndSubmit(page).then(() => undefined);
  page.on('request', (request) => requests.push(request.url()));
  await page.locator('.toast').waitFor();
  expect(await page.locator('.toast-text').textContent()).toBe(
    'An unexpected error occurred: The public key is required. Please call us.',
  );
  expect(await dialog(page).count()).toBe(1);
  expect(requests.filter((url) => url.includes('email'))).toEqual([]);
});

test('no tracker is configured: no frame, no request', async () => {
  const page = await site.visit('/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
  await page.locator('a[href^="tel:"]:visible').first().click();
  expect(await page.locator('iframe').count()).toBe(0);
  expect(requests).toEqual([]);
});
