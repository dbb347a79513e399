import { useState } from 'react';
import { DayPicker, type ClassNames, type Modifiers } from 'react-day-picker';
import { earliestDay } from '#flows/chat.ts';
import { IslandIcon } from '../icon.tsx';

/** Contains the number shown in the button, so that people who use voice control can say it. */
const labelDayButton = (date: Date, { today, selected }: Modifiers) =>
  [date.toLocaleDateString('en-US', { dateStyle: 'full' }), today && 'today', selected && 'selected']
    .filter(Boolean)
    .join(', ');

const Chevron = ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) => (
  <IslandIcon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} className="size-5" />
);

const pageButton =
  'inline-flex h-11 w-10 cursor-pointer items-center justify-center rounded-button text-navy hover:bg-sand ' +
  'aria-disabled:cursor-not-allowed aria-disabled:opacity-35';

const calendarClasses: Partial<ClassNames> = {
  // With enlarged text, two digits still fit into a seventh of a phone, and the arrows get a line of their own.
  months: 'relative text-[min(1rem,7.5vw)]',
  nav: 'absolute right-0 flex max-[19rem]:static max-[19rem]:justify-end',
  button_previous: pageButton,
  button_next: pageButton,
  month_caption: 'flex h-11 items-center',
  dropdowns: 'flex gap-1',
  dropdown: 'min-h-9 rounded-button border border-edge bg-white p-1',
  // The dropdowns beside it say the same.
  caption_label: 'hidden',
  month_grid: 'w-full table-fixed border-collapse',
  weekday: 'text-small font-bold text-ink-soft',
  day: 'p-0 text-center',
  // Six weeks fit into the panel of a phone.
  day_button:
    'h-10 w-full cursor-pointer rounded-button disabled:cursor-not-allowed disabled:opacity-50 short:h-8 ' +
    'enabled:hover:bg-sand',
  today: '[&>*]:border [&>*]:border-navy',
  selected:
    '[&>*]:bg-navy! [&>*]:font-bold [&>*]:text-white forced-colors:outline-3 forced-colors:-outline-offset-3 ' +
    'forced-colors:outline-[Highlight]',
};

interface CalendarProps {
  day: Date | undefined;
  onPick(day: Date): void;
}

/** A calendar from `earliestDay` until today; takes the focus. */
export function Calendar({ day, onPick }: CalendarProps) {
  const [today] = useState(() => new Date());
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      captionLayout="dropdown"
      reverseYears
      weekStartsOn={0}
      startMonth={earliestDay}
      endMonth={today}
      defaultMonth={day ?? today}
      disabled={[{ before: earliestDay }, { after: today }]}
      selected={day}
      classNames={calendarClasses}
      components={{ Chevron }}
      labels={{ labelDayButton }}
      onSelect={onPick}
    />
  );
}
