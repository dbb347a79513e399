import { firstRoundTrip } from '#audit/checks/weight.ts';

const kilobyte = 1024;

/** What a first view may weigh: all of it travels in one round trip, and nothing waits for a script. */
const budgets = {
  /** HTML and the styles that hold back the first paint. */
  brotli: firstRoundTrip,
  /** Script that a page loads before anybody touches it, gzip. */
  script: 5 * kilobyte,
  /** One island with all that it loads, gzip. */
  island: 100 * kilobyte,
};

export interface PageWeight {
  kind: string;
  address: string;
  /** HTML and blocking styles. */
  brotli: number;
  gzip: number;
  script: number;
  /** Hosts that the page calls on load, the tracker aside. */
  otherHosts: string[];
}

export interface IslandWeight {
  name: string;
  chunks: number;
  gzip: number;
}

/** A line for each budget that is not kept. */
export function brokenBudgets(pages: readonly PageWeight[], islands: readonly IslandWeight[]): string[] {
  const over = (what: string, bytes: number, budget: number) =>
    bytes > budget ? [`${what}: ${inKilobytes(bytes)} KB, allowed are ${inKilobytes(budget)} KB.`] : [];
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
