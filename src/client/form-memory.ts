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

/** Answers whether that was possible: without storage the form lasts as long as the page. */
export const remember = (state: FormState) => store(() => sessionStorage.setItem(key, JSON.stringify(state)));

export const forget = () => store(() => sessionStorage.removeItem(key));

function store(use: () => void): boolean {
  try {
    use();
    return true;
  } catch {
    return false;
  }
}
