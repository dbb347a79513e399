import type { Plugin } from 'vite';

const withoutProperty = /@layer properties\s*\{\s*@supports[\s\S]*?\}\s*\}\s*\}/;
const withoutMixes =
  /([^{}]+)\{([\w-]+):[^;{}]+\}@supports \(color:color-mix\(in lab, red, red\)\)\{(\1\{\2:[^;{}]+\})\}/g;
const dateFields = /(?:::-webkit-(?:date|calendar)[\w-]*,?\s*)+\{[^{}]*\}/g;

/**
 * Leaves out what Tailwind writes for browsers without `@property` or mixed colors, as all that the README names have
 * both, and for fields of dates, of which the site has none.
 */
export const stylesForKnownBrowsers = (): Plugin => ({
  name: 'styles-for-known-browsers',
  // As Tailwind itself, behind which it stands.
  enforce: 'pre',
  transform: {
    filter: { id: /\.css/ },
    handler: (code) => code.replace(withoutProperty, '').replace(withoutMixes, '$3').replace(dateFields, ''),
  },
});
