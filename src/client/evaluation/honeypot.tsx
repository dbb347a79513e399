import type { RefObject } from 'react';

/**
 * Simple bots fill in every field that has a name. People do not see it, and autofill skips it: it ignores hidden
 * fields, and has nothing stored under this name.
 */
export function Honeypot({ box }: { box: RefObject<HTMLInputElement | null> }) {
  return (
    <div className="hidden" aria-hidden="true">
      <label htmlFor="evaluation-subject">Leave this empty</label>
      <input
        id="evaluation-subject"
        name="subject"
        ref={box}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-form-type="other"
        data-lpignore="true"
      />
    </div>
  );
}
