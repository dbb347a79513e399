import { useEffect, useRef, type FormEvent, type ReactNode, type RefObject } from 'react';
import type { ChatStep } from '#flows/chat-script.ts';
import type { AnswerProps } from './chat-answer-props.ts';
import { ChatDate } from './chat-date.tsx';
import { SendIcon } from './send-icon.tsx';

type AskedKind = Exclude<ChatStep['kind'], 'final'>;

/** The input area below the conversation, by the kind of answer. */
export function ChatAnswer({ step, ...props }: AnswerProps<AskedKind>) {
  const area = useRef<HTMLDivElement>(null);
  useTakeOverFocus(area);
  return (
    <div className="chat-answer" ref={area}>
      {answerOf(step, props)}
    </div>
  );
}

function answerOf(
  step: AnswerProps<AskedKind>['step'],
  props: Omit<AnswerProps<AskedKind>, 'step'>,
): ReactNode {
  switch (step.kind) {
    case 'options':
      return <Options step={step} {...props} />;
    case 'date':
      return <ChatDate step={step} {...props} />;
    case 'text':
    case 'phone':
      return <Words step={step} {...props} />;
  }
}

function Options({ step, question, onAnswer }: AnswerProps<'options'>) {
  return (
    <div className="chat-options" role="group" aria-label={question} tabIndex={-1}>
      {step.options.map(({ label }) => (
        <button key={label} type="button" className="action action-quiet" onClick={() => onAnswer(label)}>
          {label}
        </button>
      ))}
    </div>
  );
}

const inputs = {
  text: { type: 'text', autoComplete: 'off' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const;

function Words({ step, question, labels, onAnswer }: AnswerProps<'text' | 'phone'>) {
  // The field alone knows what a program has filled in.
  const input = useRef<HTMLInputElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const words = input.current!.value;
    if (words.trim() !== '') onAnswer(words);
  };
  return (
    <form className="chat-words" onSubmit={onSubmit}>
      <input {...inputs[step.kind]} aria-label={question} placeholder={step.placeholder} ref={input} />
      <button type="submit" className="icon-button chat-send" aria-label={labels.send}>
        <SendIcon />
      </button>
    </form>
  );
}

/** A visitor who is in the chat goes on in the new answer; nobody is pulled into it from elsewhere. */
function useTakeOverFocus(area: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const panel = area.current?.closest('.chat');
    if (document.activeElement !== panel) return;
    area.current?.querySelector<HTMLElement>('input, [tabindex="-1"]')?.focus({ preventScroll: true });
  }, [area]);
}
