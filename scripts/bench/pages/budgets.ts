import { firstRoundTrip } from '#audit/checks/weight.ts';

const kilobyte = 1024;

/** Budgets for the first view, which has to fit in one round trip and must not wait for a script. */
const budgets = {
  /** HTML and render-blocking styles. */
  brotli: firstRoundTrip,
  /** Scripts loaded before the first interaction, gzip. */
  script: 5 * kilobyte,
  /** One island with everything that it loads, gzip. */
  island: 100 * kilobyte,
};

export interface PageWeight {
  kind: string;
  address: string;
  /** HTML and render-blocking styles. */
  brotli: number;
  gzip: number;
  script: number;
  /** Hosts that the page calls on load, except the tracker's. */
  otherHosts: string[];
}

export interface IslandWeight {
  name: string;
  chunks: number;
  gzip: number;
}

/** A line for each exceeded budget. */
export function brokenBudgets(pages: readonly PageWeight[], islands: readonly IslandWeight[]): string[] {
  const over = (what: string, bytes: number, budget: number) =>
    bytes > budget ? [`${what}: ${inKilobytes(bytes)} KB, but the budget is ${inKilobytes(budget)} KB.`] : [];
  return [
    ...pages.flatMap(({ kind, address, brotli, script, otherHosts }) => [
      ...over(`HTML and styles of ${address} (${kind}), brotli`, brotli, budgets.brotli),
      ...over(`Script of ${address} (${kind}) before the first interaction, gzip`, script, budgets.script),
      ...otherHosts.map((host) => `${address} (${kind}) calls ${host} on load.`),
    ]),
    ...islands.flatMap(({ name, gzip }) => over(`The island "${name}", gzip`, gzip, budgets.island)),
  ];
}

export const inKilobytes = (bytes: number) => (bytes / kilobyte).toFixed(1);
