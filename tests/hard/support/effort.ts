/** Multiplies the number of tries: by 40 in "npm test -- --long", or by TIMES. */
export const effort = Number(process.env.TIMES ?? (import.meta.env.MODE === 'long' ? 40 : 1));

/** Whether to try every case, not only one of each kind. */
export const isLong = effort > 1;

const baseTimeout = 600_000;

/** Time limit of a test, in milliseconds. */
export const testTimeout = effort * baseTimeout;

/** Prints how many cases a test tried, which is part of its result. */
export const printCount = (count: number, what: string) =>
  console.info(`${count.toLocaleString('en-US')} ${what}.`);
