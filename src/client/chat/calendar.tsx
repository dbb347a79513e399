import { DayPicker, type Modifiers } from 'react-day-picker';
import { earliestDay } from '#flows/chat-timing.ts';

/** Holds the very number in the button, so that people who speak to their computer can name it. */
const labelDayButton = (date: Date, { today, selected }: Modifiers) =>
  [date.toLocaleDateString('en-US', { dateStyle: 'full' }), today && 'today', selected && 'selected']
    .filter(Boolean)
    .join(', ');

interface CalendarProps {
  day: Date | undefined;
  /** The last day that can be picked. */
  today: Date;
  onPick(day: Date | undefined): void;
}

/** A calendar from long ago until today; takes the focus. */
export function Calendar({ day, today, onPick }: CalendarProps) {
  return (
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
  );
}
