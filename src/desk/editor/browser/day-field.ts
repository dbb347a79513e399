import type { ControlProps } from './cms.ts';
import { input } from './input.ts';

const lengthOfDay = '2026-11-20'.length;

/** A calendar. Where the file names an hour, too, that stays. */
export function dayField(props: ControlProps) {
  const { value = '', onChange } = props;
  const hour = value.slice(lengthOfDay);
  return input(
    'input',
    {
      ...props,
      value: value.slice(0, lengthOfDay),
      onChange: (day) => onChange(day === '' ? '' : day + hour),
    },
    { type: 'date', style: { width: 'auto' } },
  );
}
