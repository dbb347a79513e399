import * as Dialog from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef } from 'react';
import { fill } from '#flows/fill.ts';
import type { Offer } from '#flows/chat.ts';
import type { FormAnswers } from '#flows/form-script.ts';
import type { VisitorScript } from '#flows/visitor-script.ts';
import { isConnected } from '#lib/emailjs.ts';
import { ChatAnswer } from './chat-answer.tsx';
import { ChatHead } from './chat-head.tsx';
import { ChatLog } from './chat-log.tsx';
import { ChatOffer } from './chat-offer.tsx';
import { FormNotice } from '../form-notice.tsx';
import { modalOpen } from '../islands/modal.ts';
import { useStore } from '../store.ts';
import { showToast } from '../toasts.tsx';
import { triggerCall } from '../trigger-call.ts';
import { useConversation } from './use-conversation.ts';
import { ignoreEscape, useEscape } from '../islands/use-escape.ts';
import { wrapTab } from '../islands/wrap-tab.ts';

interface ChatPanelProps {
  script: VisitorScript;
  host: HTMLElement;
  open: boolean;
  close(): void;
  returnFocus(): void;
  handOver(given: FormAnswers): void;
}

/**
 * Takes 70 % of a phone's height; all of it on very small phones, or where a calendar or an offer would leave the
 * question no room. On wider screens it is a card in the corner.
 */
const box =
  'group fixed right-0 bottom-0 z-50 flex h-[70vh] w-full flex-col overflow-hidden rounded-t-card bg-white floats ' +
  'outline-none sm:right-4 sm:bottom-4 sm:h-[min(600px,100dvh-2rem)] sm:has-[table]:h-[min(44rem,100dvh-2rem)] sm:w-96 sm:rounded-card small:h-dvh ' +
  'small:rounded-none max-sm:has-[table]:h-dvh max-sm:has-[[data-offer]]:h-dvh lower:overflow-y-auto motion-safe:animate-rise ' +
  'motion-safe:data-[state=closed]:animate-leave border-t border-mist sm:border';
export function ChatPanel({ script, host, open, close, returnFocus, handOver }: ChatPanelProps) {
  const { chat, phones } = script;
  const isPaused = useStore(modalOpen);
  const panel = useRef<HTMLDivElement>(null);
  const { messages, typing, step, answers, offer, answer } = useConversation(chat, open && !isPaused);
  useEscape(open && !isPaused, close);
  useHiddenLaunchers(open);

  const onAnswer = (given: string) => {
    if (step?.kind === 'phone') {
      triggerCall(given.trim());
      showToast(chat.calling);
    }
    // The clicked button is about to be removed; the panel holds the focus until the next answer.
    panel.current?.focus({ preventScroll: true });
    answer(given);
  };

  return (
    <Dialog.Root open={open} modal={false} onOpenChange={(wanted) => !wanted && close()}>
      <Dialog.Portal container={host}>
        <Dialog.Content
          className={box}
          ref={panel}
          tabIndex={-1}
          // Keeps what gets the focus clear of the head, which is sticky in a low window.
          style={{ scrollPaddingTop: '5rem' }}
          onKeyDown={wrapTab}
          onEscapeKeyDown={ignoreEscape}
          // The page beside the chat stays usable.
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            // On a slow phone, visitors tap this and the form while both load.
            if (!isPaused) panel.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) returnFocus();
          }}
        >
          <ChatHead script={script} />
          {!isConnected(script.emailjs) && <FormNotice text={chat.notConnected} phone={phones.main} />}
          <ChatLog script={script} messages={messages} typing={typing} step={step} onLeave={close} />
          {step && step.kind !== 'final' && (
            <ChatAnswer
              key={step.id}
              step={step}
              question={fill(step.says, { phone: phones.main })}
              labels={chat.labels}
              onAnswer={onAnswer}
            />
          )}
          {canOffer(offer, script) && (
            <ChatOffer script={script} offer={offer} answers={answers} onTake={handOver} />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A form that is not connected accepts no answers, and not every site has counties outside its service areas. */
const canOffer = (offer: Offer | undefined, { counties, emailjs }: VisitorScript): offer is Offer =>
  offer !== undefined && isConnected(emailjs) && (offer.kind === 'answers' || counties.length > 0);

/** Hides the round buttons, which the panel would cover; it has its own call button. */
function useHiddenLaunchers(open: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-chat-open', open);
  }, [open]);
}
