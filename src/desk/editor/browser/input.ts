import { element, type ControlProps } from './cms.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;

const look = {
  boxSizing: 'border-box',
  width: '100%',
  border: '1px solid var(--sui-control-border-color)',
  borderRadius: 'var(--sui-control-medium-border-radius, 4px)',
  padding: '6px 8px',
  background: 'var(--sui-textbox-background-color)',
  color: 'var(--sui-textbox-foreground-color)',
  font: 'inherit',
};

/** An input that ignores outside changes while it has the focus. */
export function input(
  kind: 'input' | 'textarea',
  { value = '', forID, onChange }: ControlProps,
  { style, ...more }: { style?: object; type?: string; list?: string } = {},
) {
  return element(kind, {
    id: forID,
    defaultValue: value,
    'aria-labelledby': `${forID}-label`,
    'aria-errormessage': `${forID}-error`,
    style: { ...look, ...style },
    onChange: ({ target }: { target: Input }) => onChange(target.value),
    ref: (shown: Input | null) => {
      if (shown && shown !== document.activeElement && shown.value !== value) shown.value = value;
    },
    ...more,
  });
}
