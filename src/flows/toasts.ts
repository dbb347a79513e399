import type { FormScript } from './form-script.ts';

type ToastVariant = 'default' | 'destructive';

/** What screen readers call a toast, the place of all toasts, and the button that closes one. */
export type ToastLabels = Pick<FormScript['labels'], 'notification' | 'notifications' | 'dismiss'>;

export interface ToastMessage {
  title: string;
  text: string;
  variant?: ToastVariant;
  labels?: ToastLabels;
}

export interface Toast extends ToastMessage {
  id: number;
  variant: ToastVariant;
}

/** Milliseconds. */
export const toastDuration = { default: 5000, destructive: 10_000 } satisfies Record<ToastVariant, number>;

const maxToasts = 5;

/** Newest first; the oldest are dropped. */
export function withToast(toasts: readonly Toast[], toast: Toast): Toast[] {
  return [toast, ...toasts].slice(0, maxToasts);
}

export function withoutToast(toasts: readonly Toast[], id: number): Toast[] {
  return toasts.filter((toast) => toast.id !== id);
}

/** For links to pages that do not exist yet. */
export const notImplemented: ToastMessage = {
  title: 'Not implemented',
  text: 'This page is not implemented yet.',
};
