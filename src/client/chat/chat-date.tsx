import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { isoDay, longDate } from '#lib/date.ts';
import { fieldStyles } from './answer-styles.ts';
import type { AnswerProps } from './chat-answer-props.ts';
import type { Calendar } from './calendar.tsx';
import { SendButton } from './send-button.tsx';
import { loadOnce } from '../load-once.ts';
import { useBack } from '../islands/use-back.ts';
import { showNotice } from '../notice.ts';

/** The calendar is a fifth of the chat's weight, so it loads only when the third question needs it. */
const loadCalendar = () => loadOnce('calendar', () => import('./calendar.tsx'));

export function ChatDate({ step, question, labels, onAnswer }: AnswerProps<'date'>) {
  const [day, setDay] = useState<Date>();
  const [Shown, setShown] = useState<typeof Calendar>();
  const open = Shown !== undefined;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A failure is reported on the click, not before.
    loadCalendar().catch(() => undefined);
  }, []);

  const show = () =>
    loadCalendar().then(
      ({ Calendar }) => setShown(() => Calendar),
      () => showNotice(opener.current ?? undefined),
    );
  const close = () => {
    setShown(undefined);
    opener.current?.focus();
  };
  const onPick = (picked: Date) => {
    setDay(picked);
    close();
  };
  // Escape and Back close the calendar first, and the chat only after that.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  useBack(open, close);

  return (
    <div role="group" aria-label={question} tabIndex={-1}>
      {Shown && (
        <div className="mb-2" id={id} role="group" aria-label={step.placeholder} onKeyDown={onKeyDown}>
          <Shown day={day} onPick={onPick} />
        </div>
      )}
      <div className="flex gap-2">
        <button
          type="button"
          ref={opener}
          className={`${fieldStyles} cursor-pointer`}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => (open ? setShown(undefined) : void show())}
        >
          {day ? longDate(isoDay(day)) : step.placeholder}
        </button>
        <SendButton
          type="button"
          aria-label={labels.send}
          disabled={!day}
          onClick={() => day && onAnswer(isoDay(day))}
        />
      </div>
    </div>
  );
}
