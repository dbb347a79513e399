import { expect, test } from 'vitest';
import { notImplemented, toastDuration, withoutToast, withToast, type Toast } from '#flows/toasts.ts';

const toast = (id: number): Toast => ({
  id,
  title: 'Title',
  text: 'Text',
  variant: 'default',
  labels: { notification: 'Notification', notifications: 'Notifications', dismiss: 'Dismiss' },
});
const ids = (toasts: readonly Toast[]) => toasts.map(({ id }) => id);

test('The newest five toasts are shown', () => {
  const shown = [1, 2, 3, 4, 5, 6, 7].reduce<Toast[]>((toasts, id) => withToast(toasts, toast(id)), []);
  expect(ids(shown)).toEqual([7, 6, 5, 4, 3]);
});

test('A toast is removed by its id', () => {
  expect(ids(withoutToast([toast(2), toast(1)], 2))).toEqual([1]);
});

test('A toast stays for 5000 ms, one about an error for 10000 ms', () => {
  expect(toastDuration).toEqual({ default: 5000, destructive: 10_000 });
});

test('A link to a page that does not exist yet has a toast that says so', () => {
  expect(notImplemented).toEqual({ title: 'Not implemented', text: 'This page is not implemented yet.' });
});
