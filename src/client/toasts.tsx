import * as RadixToast from '@radix-ui/react-toast';
import type { KeyboardEvent } from 'react';
import { phoneNumber, telephoneLink } from '#lib/phone.ts';
import {
  toastDuration,
  withToast,
  withoutToast,
  type Toast,
  type ToastLabels,
  type ToastMessage,
} from '#flows/toasts.ts';
import { buttonStyles } from './button-styles.ts';
import { linkStyles } from './filled-text.tsx';
import { modalOpen } from './islands/modal.ts';
import { createStore, useStore } from './store.ts';
import { mount } from './islands/mount.tsx';
import { ignoreEscape } from './islands/use-escape.ts';
import { IslandIcon } from './icon.tsx';

const store = createStore<readonly Toast[]>([]);
let mounted = false;
let lastId = 0;

/** Shows a toast; returns a function that removes it early. */
export function showToast({ title, text, variant = 'default', labels }: ToastMessage): () => void {
  if (!mounted) {
    for (const move of movesOfDialogs) document.body.addEventListener(move, keepFromDialog);
    mount('toasts', () => <Toasts labels={labels} />);
  }
  mounted = true;
  const id = ++lastId;
  store.set(withToast(store.get(), { id, title, text, variant, labels }));
  return () => remove(id);
}

const remove = (id: number) => store.set(withoutToast(store.get(), id));

const movesOfDialogs = ['focusin', 'focusout', 'touchmove', 'wheel'] as const;

/**
 * A dialog takes the focus back, and keeps everything outside it from scrolling, by what it hears on the document. F8
 * and the mouse may take the focus to a toast, and a long one scrolls.
 */
function keepFromDialog(event: Event): void {
  const to = event.type === 'focusout' ? (event as FocusEvent).relatedTarget : event.target;
  if (to instanceof Element && to.closest('[data-island=toasts]')) event.stopPropagation();
}

/** After F8, which focuses the place of the toasts; once that is empty, Escape closes the form or chat again. */
function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || store.get().length === 0) return;
  event.stopPropagation();
  store.set([]);
}

/**
 * Radix appends toasts; reversed, the newest is on top. They never cover the head of the chat: on a phone, which the
 * chat may fill, they are below it, and on wider screens beside the chat.
 */
const place =
  'pointer-events-none fixed right-0 z-70 flex w-[min(27rem,100%)] flex-col-reverse gap-2 p-3 sm:p-4 ' +
  'max-sm:in-data-chat-open:top-17 sm:in-data-chat-open:right-100 sm:in-data-chat-open:max-w-[calc(100%-25rem)]';
/** Clears the first line of a dialog, which has the ways out of it. */
const below = (hasDialog: boolean) =>
  hasDialog ? 'top-13 pt-0 sm:top-[calc(max(1.5rem,50dvh-24rem)+2.5rem)]' : 'top-0';
/**
 * A dialog disables pointer events outside itself; toasts need theirs. With large text on a small phone, a toast would
 * cover the whole form.
 */
const box =
  'pointer-events-auto! relative max-h-[50dvh] overflow-y-auto rounded-card border border-l-4 bg-white py-3.5 ' +
  'pr-[52px] pl-[16px] floats motion-safe:animate-appear [translate:var(--radix-toast-swipe-move-x)]';
const edges = { default: 'border-line border-l-call', destructive: 'border-alarm' };

/** The place of the toasts is named by the first, as all of a page are in its language; Radix names it in English. */
function Toasts({ labels }: { labels: ToastLabels | undefined }) {
  const toasts = useStore(store);
  const hasDialog = useStore(modalOpen);
  return (
    // Announces nothing itself, but with `aria-live` it stays accessible while a dialog hides the rest of the page.
    <div aria-live="off">
      <RadixToast.Provider swipeDirection="right" label={labels?.notification}>
        {toasts.map((toast) => (
          <ToastBox key={toast.id} toast={toast} />
        ))}
        <RadixToast.Viewport
          className={`${place} ${below(hasDialog)}`}
          label={labels && `${labels.notifications} ({hotkey})`}
          onKeyDown={closeByEscape}
        />
      </RadixToast.Provider>
    </div>
  );
}

function ToastBox({ toast: { id, title, text, variant, labels } }: { toast: Toast }) {
  return (
    <RadixToast.Root
      className={`${box} ${edges[variant]}`}
      data-variant={variant}
      // Radix leaves all movements to swiping; a long message must also scroll, and a mouse select its text.
      style={{ touchAction: 'pan-y', userSelect: 'text' }}
      onPointerMove={(event) => event.pointerType === 'mouse' && event.preventDefault()}
      duration={toastDuration[variant]}
      onOpenChange={(open) => !open && remove(id)}
      onEscapeKeyDown={ignoreEscape}
      onKeyDown={({ key }) => key === 'Escape' && remove(id)}
    >
      <RadixToast.Title asChild>
        <strong className={`block ${variant === 'destructive' ? 'text-alarm' : ''}`}>{title}</strong>
      </RadixToast.Title>
      {/* Radix announces all texts in one line. */}{' '}
      <RadixToast.Description asChild>
        <p className="text-small">{withLinks(text)}</p>
      </RadixToast.Description>
      <RadixToast.Close
        className={`${buttonStyles.sign} absolute top-1 right-1`}
        aria-label={labels?.dismiss ?? 'Dismiss'}
      >
        <IslandIcon name="x" className="size-5" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/** Turns phone numbers into links, for texts that say to call. */
const withLinks = (text: string) =>
  text.split(phoneNumber).map((piece, i) =>
    i % 2 === 0 ? (
      piece
    ) : (
      <a key={i} className={linkStyles} href={telephoneLink(piece)}>
        {piece}
      </a>
    ),
  );
