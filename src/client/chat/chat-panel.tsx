import * as Dialog from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef } from 'react';
import PhoneIcon from 'lucide-react/icons/phone';
import { fill } from '#flows/fill.ts';
import { telephoneLink } from '#lib/phone.ts';
import type { VisitorScript } from '#flows/visitor-script.ts';
import { ChatAnswer } from './chat-answer.tsx';
import { ChatLog } from './chat-log.tsx';
import { modalOpen } from '../modal.ts';
import { useStore } from '../store.ts';
import { showToast } from '../toasts.tsx';
import { triggerCall } from '../trigger-call.ts';
import { useConversation } from './use-conversation.ts';
import { leaveEscape, useEscape } from '../use-escape.ts';

interface ChatPanelProps {
  script: VisitorScript;
  host: HTMLElement;
  open: boolean;
  close(): void;
  returnFocus(): void;
}

export function ChatPanel({ script, host, open, close, returnFocus }: ChatPanelProps) {
  const { chat, phones } = script;
  const quiet = useStore(modalOpen);
  const panel = useRef<HTMLDivElement>(null);
  const { messages, typing, step, answer } = useConversation(chat, open && !quiet);
  useEscape(open && !quiet, close);
  useHiddenLaunchers(open);

  const onAnswer = (given: string) => {
    if (step?.kind === 'phone' && given.trim() !== '') {
      triggerCall(given.trim());
      showToast(chat.calling);
    }
    // The button that was pressed is about to go; the focus waits here for the next answer.
    panel.current?.focus({ preventScroll: true });
    answer(given);
  };

  return (
    <Dialog.Root open={open} modal={false} onOpenChange={(wanted) => !wanted && close()}>
      <Dialog.Portal container={host}>
        <Dialog.Content
          className="chat"
          ref={panel}
          tabIndex={-1}
          onEscapeKeyDown={leaveEscape}
          // The page beside the chat stays in use.
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            panel.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) returnFocus();
          }}
        >
          <div className="chat-head">
            <Dialog.Title className="chat-title">{chat.title}</Dialog.Title>
            <p className="chat-status">{chat.status}</p>
            <a
              className="icon-button chat-call"
              href={telephoneLink(phones.main)}
              aria-label={fill(chat.labels.call, { phone: phones.main })}
            >
              <PhoneIcon />
            </a>
            <Dialog.Close className="icon-button chat-close" aria-label={chat.labels.close}>
              <span aria-hidden="true">×</span>
            </Dialog.Close>
          </div>
          <Dialog.Description className="chat-notice">{chat.notice}</Dialog.Description>
          <ChatLog script={script} messages={messages} typing={typing} final={step} onLeave={close} />
          {step && step.kind !== 'final' && (
            <ChatAnswer
              key={step.id}
              step={step}
              question={fill(step.says, { phone: phones.main })}
              labels={chat.labels}
              onAnswer={onAnswer}
            />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The panel would lie over the floating buttons; it brings its own way to call. */
function useHiddenLaunchers(open: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-chat-open', open);
  }, [open]);
}
