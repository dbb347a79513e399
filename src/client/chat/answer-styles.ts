/** The area below the conversation, which may be taller than a low panel. */
export const answerAreaStyles =
  'overflow-y-auto overscroll-contain border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lower:flex-none';

/** A field for an answer. */
export const fieldStyles =
  'min-h-11 min-w-0 flex-1 rounded-button border border-edge bg-white px-3 py-2 text-start';
