import { useRef, type SubmitEvent, type ReactNode } from 'react';
import type { ChatStep } from '#flows/chat-script.ts';
import type { AnswerProps } from './chat-answer-props.ts';
import { ChatDate } from './chat-date.tsx';
import { answerAreaStyles, fieldStyles } from './answer-styles.ts';
import { buttonStyles } from '../button-styles.ts';
import { SendButton } from './send-button.tsx';
import { useAnswerFocus } from './use-answer-focus.ts';

type AskedKind = Exclude<ChatStep['kind'], 'final'>;

/** The input area below the conversation, by the kind of answer. */
export function ChatAnswer({ step, ...props }: AnswerProps<AskedKind>) {
  const area = useRef<HTMLDivElement>(null);
  useAnswerFocus(area);
  return (
    <div className={answerAreaStyles} data-answer="" ref={area}>
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
    <div className="flex flex-wrap gap-2" role="group" aria-label={question} tabIndex={-1}>
      {step.options.map(({ label }) => (
        <button
          key={label}
          type="button"
          className={`${buttonStyles.quiet} flex-1`}
          onClick={() => onAnswer(label)}
        >
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
  // Uncontrolled, as autofill may change the field without an event.
  const input = useRef<HTMLInputElement>(null);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const words = input.current!.value;
    if (words.trim() !== '') onAnswer(words);
  };
  return (
    <form className="flex gap-2" onSubmit={onSubmit}>
      <input
        className={fieldStyles}
        dir="auto"
        enterKeyHint="send"
        {...inputs[step.kind]}
        aria-label={question}
        placeholder={step.placeholder}
        ref={input}
      />
      <SendButton type="submit" aria-label={labels.send} />
    </form>
  );
}
