/** Milliseconds before something happens in the chat. */
export const chatDelay = {
  /** From opening to the first message. */
  greeting: 500,
  /** From an answer to the reply, while the dots bounce. */
  reply: 1000,
  /** From closing to an empty conversation. */
  reset: 300,
} as const;

/** The first day that the calendar offers: January 1, 1900. */
export const earliestDay = new Date(1900, 0, 1);
