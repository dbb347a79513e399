// @ts-check

/** Every host that the doctor knows. The command line lists them before it can read TypeScript. */
export const hostNames = /** @type {const} */ ([
  'cloudflare-pages',
  'netlify',
  'vercel',
  'github-pages',
  's3',
  'nginx',
  'caddy',
]);
