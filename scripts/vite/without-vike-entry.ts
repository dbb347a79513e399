import type { Plugin } from 'vite';

const vikesEntry = 'entries/entry-server-routing';

/**
 * Removes vike's script that hydrates pages with React, which no page here uses. Code shared with ours would become a
 * second file that browsers discover only through the first: every tap would wait for one more round trip.
 */
export const withoutVikeEntry = (): Plugin => ({
  name: 'without-vike-entry',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  options({ input, ...options }) {
    const entries = Object.entries(input as Record<string, string>).filter(([name]) => name !== vikesEntry);
    return { ...options, input: Object.fromEntries(entries) };
  },
});
