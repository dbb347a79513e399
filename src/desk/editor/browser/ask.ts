/** Asks for a line of text in a dialog; undefined if the user cancels. */
export function ask(question: string, hint: string): Promise<string | undefined> {
  const dialog = document.createElement('dialog');
  const form = document.createElement('form');
  const label = document.createElement('label');
  const line = document.createElement('input');
  const note = document.createElement('small');
  form.method = 'dialog';
  label.append(question, line);
  note.textContent = hint;
  form.append(label, note, button('Insert', 'insert'), button('Cancel', ''));
  dialog.append(form);
  dialog.style.cssText = 'border: 1px solid #888; border-radius: 8px; padding: 24px; width: min(440px, 80vw)';
  form.style.cssText = 'display: grid; gap: 12px; font: 15px/1.5 system-ui, sans-serif';
  line.style.cssText = 'display: block; box-sizing: border-box; width: 100%; padding: 6px 8px; font: inherit';
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
  made.style.cssText = 'padding: 6px 16px; font: inherit';
  return made;
}
