import * as RadixToast from '@radix-ui/react-toast';
import { toastDuration, withToast, withoutToast, type Toast, type ToastMessage } from '#flows/toasts.ts';
import { createStore, useStore } from './store.ts';
import { mount } from './mount.tsx';
import { leaveEscape } from './use-escape.ts';

const store = createStore<readonly Toast[]>([]);
let mounted = false;
let lastId = 0;

/** Shows a toast and answers how to take it away before its time. */
export function showToast({ title, text, variant = 'default' }: ToastMessage): () => void {
  if (!mounted) mount('toasts', () => <Toasts />);
  mounted = true;
  const id = ++lastId;
  store.set(withToast(store.get(), { id, title, text, variant }));
  return () => dismiss(id);
}

const dismiss = (id: number) => store.set(withoutToast(store.get(), id));

function Toasts() {
  const toasts = useStore(store);
  return (
    // Without announcements of its own, but with the attribute, it stays in reach while a dialog hides the page.
    <div aria-live="off">
      <RadixToast.Provider swipeDirection="right">
        {toasts.map((toast) => (
          <ToastBox key={toast.id} toast={toast} />
        ))}
        <RadixToast.Viewport className="toasts" />
      </RadixToast.Provider>
    </div>
  );
}

function ToastBox({ toast: { id, title, text, variant } }: { toast: Toast }) {
  return (
    <RadixToast.Root
      className={`toast toast-${variant}`}
      duration={toastDuration[variant]}
      onOpenChange={(open) => !open && dismiss(id)}
      onEscapeKeyDown={leaveEscape}
      onKeyDown={({ key }) => key === 'Escape' && dismiss(id)}
    >
      <RadixToast.Title className="toast-title">{title}</RadixToast.Title>
      <RadixToast.Description className="toast-text">{text}</RadixToast.Description>
      <RadixToast.Close className="icon-button toast-close" aria-label="Dismiss">
        <span aria-hidden="true">×</span>
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
