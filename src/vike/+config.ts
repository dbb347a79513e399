import type { Config } from 'vike/types';

/** One page for vike; which of ours it shows is decided by the address (see +data). */
export default {
  prerender: false,
  // Page code stays on the server: the browser gets the boot script alone.
  meta: { Page: { env: { server: true, client: false } } },
  ai: { skill: false },
} satisfies Config & { ai: unknown };
