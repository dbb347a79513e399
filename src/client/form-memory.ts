import { restore, start, type FormState } from '#flows/form.ts';
import type { FormScript } from '#flows/form-script.ts';

const key = 'case-evaluation';

/** The form as the visitor left it on this or another page. Storage may be full, blocked or changed by hand. */
export function recall(script: FormScript): FormState {
  try {
    return restore(script, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return start(script);
  }
}

export function remember(state: FormState): void {
  guarded(() => sessionStorage.setItem(key, JSON.stringify(state)));
}

export function forget(): void {
  guarded(() => sessionStorage.removeItem(key));
}

function guarded(use: () => void): void {
  try {
    use();
  } catch {
    // Without storage the form lasts as long as the page.
  }
}
