import { useEffect, useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { earliestDay } from '#flows/chat.ts';
import { isoDay, withFourDigitYear } from '#lib/date.ts';
import { longDate } from '#lib/long-date.ts';
import { fieldStyles } from './answer-styles.ts';
import type { AnswerProps } from './chat-answer-props.ts';
import type { Calendar } from './calendar.tsx';
import { SendButton } from './send-button.tsx';
import { showBusy } from '../busy.ts';
import { loadOnce } from '../load-once.ts';
import { useBack } from '../islands/use-back.ts';

/** The calendar is a fifth of the chat's weight, so it loads only when the third question needs it. */
const loadCalendar = () => loadOnce('calendar', () => import('./calendar.tsx'));

/** Milliseconds after which a calendar that has been asked for counts as failed. */
const loadTimeout = 5000;
const tooLate = () => new Promise<never>((_, reject) => setTimeout(reject, loadTimeout));

export function ChatDate({ step, question, labels, onAnswer }: AnswerProps<'date'>) {
  const [day, setDay] = useState<Date>();
  const [Shown, setShown] = useState<typeof Calendar>();
  const [failed, setFailed] = useState(false);
  const open = Shown !== undefined && !failed;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A failure matters on the click, not before.
    loadCalendar().catch(() => undefined);
  }, []);

  const show = async () => {
    const endBusy = showBusy(opener.current!);
    const loaded = await Promise.race([loadCalendar(), tooLate()]).catch(() => undefined);
    endBusy();
    // What opens takes the focus, but not from visitors who type in the form or the page meanwhile. In Safari, nothing
    // may have it after a tap.
    const { activeElement, body } = document;
    if (activeElement !== body && !opener.current?.closest('[role=dialog]')?.contains(activeElement)) return;
    if (loaded) setShown(() => loaded.Calendar);
    else setFailed(true);
  };
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
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  useBack(open, close);

  return (
    <div role="group" aria-label={question} tabIndex={-1} onKeyDown={onKeyDown}>
      {open && (
        <div className="mb-2" id={id} role="group" aria-label={step.placeholder}>
          <Shown day={day} onPick={onPick} />
        </div>
      )}
      <div className="flex items-end gap-2">
        {failed ? (
          <PlainDate label={step.placeholder} onPick={setDay} />
        ) : (
          <button
            type="button"
            ref={opener}
            className={`${fieldStyles} cursor-pointer`}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            // The second click of a double click would close it again.
            onClick={({ detail }) => detail > 1 || (open ? setShown(undefined) : void show())}
          >
            {day ? longDate(isoDay(day)) : step.placeholder}
          </button>
        )}
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

/** The browser's own date field, because browsers never request a failed script again; takes the focus. */
function PlainDate({ label, onPick }: { label: string; onPick(day: Date | undefined): void }) {
  const [today] = useState(() => new Date());
  const onChange = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    const day = new Date(`${withFourDigitYear(value)}T00:00`);
    onPick(day >= earliestDay && day <= today ? day : undefined);
  };
  return (
    <label className="flex min-w-0 flex-1 flex-col gap-1">
      <span className="text-small">{label}</span>
      <input
        autoFocus
        className={fieldStyles}
        type="date"
        min={isoDay(earliestDay)}
        max={isoDay(today)}
        onChange={onChange}
      />
    </label>
  );
}
