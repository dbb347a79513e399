import type { Plugin } from 'vite';

const vikesEntry = 'entries/entry-server-routing';

/**
 * Leaves out the script by which vike hands pages to React, which no page here has. What it shares with ours would be a
 * second file, of which a browser learns from the first: every tap would wait for one more round trip.
 */
export const ourEntryAlone = (): Plugin => ({
  name: 'our-entry-alone',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  options({ input, ...options }) {
    const entries = Object.entries(input as Record<string, string>).filter(([name]) => name !== vikesEntry);
    return { ...options, input: Object.fromEntries(entries) };
  },
});
