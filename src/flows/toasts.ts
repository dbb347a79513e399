type ToastVariant = 'default' | 'destructive';

export interface ToastMessage {
  title: string;
  text: string;
  variant?: ToastVariant;
  /** Accessible name of the close button. */
  dismiss?: string;
}

export interface Toast extends Required<ToastMessage> {
  id: number;
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
