import { attributesOf, decodeHtml, scanHtml } from './html-scan.ts';

/** Elements that do not break a line: the words before and after them may belong to one sentence. */
export const inlineTags = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var'.split(' '),
);
/** Parts of `main` that lead elsewhere instead of telling what the page is about. */
const asideTags = new Set(['nav', 'aside', 'script', 'style', 'svg', 'template']);

/**
 * What a page is about: the words of `main`, one line a block, without its navigation, its side columns and
 * dates that show the visitor's today.
 */
export function mainText(html: string): string {
  let text = '';
  let inMain = 0;
  let aside = 0;
  let today = 0;
  scanHtml(html, {
    open(tag, attributes) {
      if (tag === 'main') inMain++;
      if (inMain === 0) return;
      if (asideTags.has(tag)) aside++;
      if (tag === 'time' && attributesOf(attributes).has('data-today')) today++;
      if (!inlineTags.has(tag)) text += '\n';
    },
    close(tag) {
      if (tag === 'main') inMain--;
      if (inMain === 0) return;
      if (asideTags.has(tag)) aside--;
      if (tag === 'time' && today > 0) today--;
      if (!inlineTags.has(tag)) text += '\n';
    },
    text(written) {
      if (inMain > 0 && aside === 0 && today === 0) text += decodeHtml(written);
    },
  });
  return tidyLines(text);
}

/** Single spaces, no empty lines. */
export function tidyLines(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}
