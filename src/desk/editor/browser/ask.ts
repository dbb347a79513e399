import { boxLook, buttonLook } from './look.ts';

/** Asks for a line of text in a dialog; undefined if the user cancels. */
export function ask(question: string, hint: string): Promise<string | undefined> {
  const dialog = document.createElement('dialog');
  const form = document.createElement('form');
  const label = document.createElement('label');
  const line = document.createElement('input');
  const note = document.createElement('small');
  const buttons = document.createElement('div');
  form.method = 'dialog';
  label.append(question, line);
  note.textContent = hint;
  buttons.append(button('Insert', 'insert'), button('Cancel', ''));
  form.append(label, note, buttons);
  dialog.append(form);
  dialog.style.cssText = 'border: 1px solid #888; border-radius: 8px; padding: 24px; width: min(440px, 80vw)';
  dialog.style.font = '15px/1.5 var(--sui-control-font-family)';
  form.style.cssText = 'display: grid; gap: 12px';
  buttons.style.cssText = 'display: flex; gap: 12px; justify-content: flex-end';
  Object.assign(line.style, { display: 'block' }, boxLook);
  line.required = true;
  document.body.append(dialog);
  dialog.showModal();
  line.focus();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'insert' ? line.value.trim() : undefined);
    });
  });
}

function button(text: string, value: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.textContent = text;
  made.value = value;
  // Lets Cancel work while the required line is empty.
  made.formNoValidate = value === '';
  Object.assign(made.style, buttonLook);
  return made;
}
