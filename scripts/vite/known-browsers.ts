import type { Plugin } from 'vite';

const withoutProperty = /@layer properties\s*\{\s*@supports[\s\S]*?\}\s*\}\s*\}/;
const withoutMixes =
  /([^{}]+)\{([\w-]+):[^;{}]+\}@supports \(color:color-mix\(in lab, red, red\)\)\{(\1\{\2:[^;{}]+\})\}/g;
const dateFields = /(?:::-webkit-(?:date|calendar)[\w-]*,?\s*)+\{[^{}]*\}/g;
/** Elements that Tailwind resets and no page has. Rules of ours for one of them would be left out, too. */
export const absentElements = ['abbr', 'small', 'sub', 'sup', 'progress'];

const absent = `(?:(?:${absentElements.join('|')})(?::where\\(\\[title\\]\\))?|::file-selector-button)`;
const absentRules = new RegExp(`(?<=[{}/]\\s*)${absent}(?:,\\s*${absent})*\\s*\\{[^{}]*\\}`, 'g');
const absentAmongOthers = /,\s*::file-selector-button(?=\s*[,{])/g;

/**
 * Leaves out what Tailwind writes for browsers without `@property` or mixed colors, as all that the README names have
 * both, and for elements and fields of which the site has none.
 */
export const stylesForKnownBrowsers = (): Plugin => ({
  name: 'styles-for-known-browsers',
  // As Tailwind itself, behind which it stands.
  enforce: 'pre',
  transform: {
    filter: { id: /\.css/ },
    handler: (code) =>
      code
        .replace(withoutProperty, '')
        .replace(withoutMixes, '$3')
        .replace(dateFields, '')
        .replace(absentAmongOthers, '')
        .replace(absentRules, ''),
  },
});
