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

test('at most 5 at a time (newest kept)', () => {
  const shown = [1, 2, 3, 4, 5, 6, 7].reduce<Toast[]>((toasts, id) => withToast(toasts, toast(id)), []);
  expect(ids(shown)).toEqual([7, 6, 5, 4, 3]);
});

test('A toast is removed by its id', () => {
  expect(ids(withoutToast([toast(2), toast(1)], 2))).toEqual([1]);
});

test('5000 ms for information and success, 10000 ms for errors', () => {
  expect(toastDuration).toEqual({ default: 5000, destructive: 10_000 });
});

test("links containing '/service-area/' have a 'not implemented' toast", () => {
  expect(notImplemented).toEqual({ title: 'Not implemented', text: 'This page is not implemented yet.' });
});
