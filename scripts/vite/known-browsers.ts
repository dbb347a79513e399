import type { Plugin } from 'vite';

const withoutProperty = /@layer properties\s*\{\s*@supports[\s\S]*?\}\s*\}\s*\}/;
const withoutMixes =
  /([^{}]+)\{([\w-]+):[^;{}]+\}@supports \(color:color-mix\(in lab, red, red\)\)\{(\1\{\2:[^;{}]+\})\}/g;
const dateFields = /(?:::-webkit-(?:date|calendar)[\w-]*,?\s*)+\{[^{}]*\}/g;
/** Elements that Tailwind resets and no page has. Our own rules for them would also be removed. */
export const absentElements = ['abbr', 'small', 'sub', 'sup', 'progress'];

const absent = `(?:(?:${absentElements.join('|')})(?::where\\(\\[title\\]\\))?|::file-selector-button)`;
const absentRules = new RegExp(`(?<=[{}/]\\s*)${absent}(?:,\\s*${absent})*\\s*\\{[^{}]*\\}`, 'g');
const absentAmongOthers = /,\s*::file-selector-button(?=\s*[,{])/g;

/**
 * Removes Tailwind's fallbacks for browsers without `@property` or `color-mix`, which all browsers in the README have,
 * and its rules for elements and fields that the site does not use.
 */
export const stylesForKnownBrowsers = (): Plugin => ({
  name: 'styles-for-known-browsers',
  // Like Tailwind's own plugin, which it runs after.
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
