/* The looks of the editor's own boxes and buttons, which its package keeps to itself. */

export const boxLook = {
  boxSizing: 'border-box',
  width: 'calc(100% - 4px)',
  minHeight: 'var(--sui-textbox-height)',
  margin: '2px',
  border: '1px solid var(--sui-textbox-border-color)',
  borderRadius: 'var(--sui-textbox-border-radius)',
  padding: '3px 8px',
  background: 'var(--sui-textbox-background-color)',
  color: 'var(--sui-textbox-foreground-color)',
  font: 'inherit',
};

export const buttonLook = {
  border: '1px solid var(--sui-button-border-color)',
  borderRadius: 'var(--sui-button-medium-border-radius)',
  padding: '4px 12px',
  background: 'var(--sui-button-background-color)',
  color: 'var(--sui-control-foreground-color)',
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
};
