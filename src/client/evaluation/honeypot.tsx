import type { RefObject } from 'react';

/**
 * Simple bots fill in whatever has a name. For people it is not there, nor for programs that know their details:
 * those leave alone what is not shown, and nobody's details have this name.
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
