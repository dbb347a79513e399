import type { Plugin } from 'vite';

const fallback = /@layer properties\s*\{\s*@supports[\s\S]*?\}\s*\}\s*\}/;

/** Leaves out what Tailwind writes for browsers without `@property`: all that the README names have it. */
export const stylesForKnownBrowsers = (): Plugin => ({
  name: 'styles-for-known-browsers',
  // As Tailwind itself, behind which it stands.
  enforce: 'pre',
  transform: { filter: { id: /\.css/ }, handler: (code) => code.replace(fallback, '') },
});
