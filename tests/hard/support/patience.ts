/** How many times as much as usual is tried: forty times in "npm test -- --long", or as often as TIMES says. */
export const effort = Number(process.env.TIMES ?? (import.meta.env.MODE === 'long' ? 40 : 1));

/** Whether every case is tried, and not only each kind of case. */
export const isLong = effort > 1;

const usual = 600_000;

/** What a test may take, in milliseconds. */
export const patience = effort * usual;

/** What was tried belongs to the result of such a test. */
export const tell = (count: number, what: string) =>
  console.info(`${count.toLocaleString('en-US')} ${what}.`);
