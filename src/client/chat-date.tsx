import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { longDate } from '#lib/date.ts';
import { earliestDay } from '#flows/chat-timing.ts';
import { isoDay } from '#flows/day.ts';
import type { AnswerProps } from './chat-answer.tsx';
import { SendIcon } from './send-icon.tsx';

/** Holds the very number in the button, so that people who speak to their computer can name it. */
const labelDayButton = (date: Date, { today, selected }: Modifiers) =>
  [date.toLocaleDateString('en-US', { dateStyle: 'full' }), today && 'today', selected && 'selected']
    .filter(Boolean)
    .join(', ');

export function ChatDate({ step, question, labels, onAnswer }: AnswerProps<'date'>) {
  const [day, setDay] = useState<Date>();
  const [open, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [today] = useState(() => new Date());

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const onPick = (picked: Date | undefined) => {
    setDay(picked);
    if (picked) close();
  };
  // Escape closes the calendar first, the chat only then.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };

  return (
    <div className="chat-date" role="group" aria-label={question} tabIndex={-1}>
      {open && (
        <div className="calendar" id={id} role="group" aria-label={step.placeholder} onKeyDown={onKeyDown}>
          <DayPicker
            mode="single"
            autoFocus
            captionLayout="dropdown"
            reverseYears
            weekStartsOn={0}
            startMonth={earliestDay}
            endMonth={today}
            defaultMonth={day ?? today}
            disabled={[{ before: earliestDay }, { after: today }]}
            selected={day}
            labels={{ labelDayButton }}
            onSelect={onPick}
          />
        </div>
      )}
      <div className="chat-words">
        <button
          type="button"
          ref={opener}
          className="date-button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {day ? longDate(isoDay(day)) : step.placeholder}
        </button>
        <button
          type="button"
          className="icon-button chat-send"
          aria-label={labels.send}
          disabled={!day}
          onClick={() => day && onAnswer(isoDay(day))}
        >
          <SendIcon />
        </button>
      </div>
    </div>
  );
}
