import { describe, expect, test } from 'vitest';
import { failureToast, sendFailure } from '#flows/send-failure.ts';
import { form } from './scripts.ts';

const textFor = (reason: unknown) => failureToast(form, sendFailure(reason), '(212) 555-0187').text;
const plain = "We couldn't send your form. Please try again or call us at (212) 555-0187.";

describe('A message that was not sent', () => {
  test('is told in a toast about an error', () => {
    expect(failureToast(form, { kind: 'plain' }, '1')).toMatchObject({
      title: '❌ Submission Failed',
      variant: 'destructive',
    });
  });

  test.each([
    ['a reply without text', { status: 500, text: '' }],
    ['a reply whose text is an HTML page', { status: 502, text: '<!doctype html><h1>Bad gateway</h1>' }],
    ['a reply of an old proxy', { status: 502, text: '<HTML><BODY>Bad gateway</BODY></HTML>' }],
    ['a reply whose text is JSON', { status: 422, text: '{"error":"invalid"}' }],
    ['a reply whose text is missing', { status: 418, text: undefined }],
    ['nothing at all', undefined],
    ['an empty string', ''],
    ['an empty object', {}],
    ['an error without a message', new Error('')],
  ])('is told without a reason after %s', (_, reason) => {
    expect(textFor(reason)).toBe(plain);
  });

  test.each([
    [{ status: 400, text: 'The template ID not found' }, 'The template ID not found'],
    [{ status: 400, text: 'The service ID not found.\n' }, 'The service ID not found'],
    [{ status: 429, text: 'Too many\n requests' }, 'Too many requests'],
    [
      {
        status: 400,
        text: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
      },
      'The Public Key is invalid',
    ],
    [{ status: 0, text: '' }, 'Network Error'],
  ])('is told with the text of the reply %j', (reason, text) => {
    expect(textFor(reason)).toBe(`Submission Error: ${text}. Please check your form details or call us.`);
  });

  test.each([
    [
      'The public key is required. Visit https://dashboard.emailjs.com/admin/account',
      'The public key is required',
    ],
    ['The service ID is required. Visit https://dashboard.emailjs.com/admin', 'The service ID is required'],
    [
      'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates',
      'The template ID is required',
    ],
    [new TypeError('x is not a function'), 'x is not a function'],
    ['a string with $& and $1', 'a string with $& and $1'],
  ])('is told with the words of any other error: %s', (reason, error) => {
    expect(textFor(reason)).toBe(`An unexpected error occurred: ${error}. Please call us.`);
  });

  test('is told with a shortened text if that is very long', () => {
    const text = textFor({ status: 400, text: 'x'.repeat(5000) });
    expect(text).toContain('x…');
    expect(text.length).toBeLessThan(300);
  });
});
