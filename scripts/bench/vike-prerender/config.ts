import type { Config } from 'vike/types';

/** HTML only: no page code for the browser, no JSON beside the pages. */
export default {
  prerender: { noExtraDir: true },
  meta: { Page: { env: { server: true, client: false } } },
  ai: { skill: false },
} satisfies Config & { ai: unknown };
