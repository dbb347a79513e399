import { element, type ControlProps } from './cms.ts';
import { boxLook } from './look.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;

/** An input that ignores outside changes while it has the focus. */
export function input(
  kind: 'input' | 'textarea',
  { value = '', forID, onChange }: ControlProps,
  { style, ...more }: { style?: object; type?: string; list?: string; placeholder?: string } = {},
) {
  return element(kind, {
    id: forID,
    defaultValue: value,
    'aria-labelledby': `${forID}-label`,
    'aria-errormessage': `${forID}-error`,
    style: { ...boxLook, ...style },
    onChange: ({ target }: { target: Input }) => onChange(target.value),
    ref: (shown: Input | null) => {
      if (shown && shown !== document.activeElement && shown.value !== value) shown.value = value;
    },
    ...more,
  });
}
