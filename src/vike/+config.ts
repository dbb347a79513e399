import type { Config } from 'vike/types';

/** To vike the site is a single page; `+data` picks its contents by the address. */
export default {
  prerender: false,
  // Page code stays on the server; the browser gets only the boot script.
  meta: { Page: { env: { server: true, client: false } } },
  ai: { skill: false },
} satisfies Config & { ai: unknown };
