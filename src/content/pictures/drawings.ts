import { positionAt, problemOfFile, type LetterParts, type Problem } from '#lib/problem.ts';
import { attributesOf, decodeHtml } from '#lib/html/html-scan.ts';

/** Why browsers would not show a drawing. */
export function wrongWithDrawing(text: string): LetterParts | undefined {
  const root = rootOf(text) ?? '';
  if (!/\sxmlns\s*=/.test(root)) {
    return [
      'Browsers do not show this drawing, because its first tag does not say that it is SVG.',
      'Write: <svg xmlns="http://www.w3.org/2000/svg" …>',
    ];
  }
  return root.endsWith('/>') || text.includes('</svg')
    ? undefined
    : ['The drawing is cut off: it does not end with </svg>.', 'Save it again.'];
}

/** Declarations and comments that may precede the first tag of a drawing. */
const aboveRoot = /\s+|\xEF\xBB\xBF|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/y;

/** The first tag, if it is <svg>; each byte is one character. */
export function rootOf(text: string): string | undefined {
  let at = 0;
  while (aboveRoot.test(text)) at = aboveRoot.lastIndex;
  return /^<svg(?:\s[^>]*|\/)?>/.exec(text.slice(at, at + 20_000))?.[0];
}

/** Not what only looks like a tag, in comments, CDATA and instructions. Relies on XML not allowing < inside a tag. */
const tags =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<\?[^]*?(?:\?>|$)|<(!ENTITY|!ATTLIST|[^\s<>/!?]+)(?=[\s/>])((?:"[^"<]*"|'[^'<]*'|[^<>"'])*)>/g;
const activeTag = /^(?:.*:)?(?:script|iframe|object|embed)$/i;

const mostTold = 5;

/** Reports scripts that would run if a drawing is opened directly, as not every host prevents that. */
export function findScripts(file: string, bytes: Buffer): Problem[] {
  // Removes the byte order mark and zero bytes of UTF-16.
  const text = bytes.toString().replace(/[\0\uFEFF\uFFFD]/g, '');
  const scripts = [...text.matchAll(tags)].flatMap(({ index, 1: tag = '', 2: attributes = '' }) => {
    const isActive = activeTag.test(tag) || (tag === '!ENTITY' && decodeHtml(attributes).includes('<'));
    const script = isActive ? `<${tag}>` : activeAttribute(attributes);
    return script === undefined ? [] : [{ at: index, script }];
  });
  return scripts.slice(0, mostTold).map(({ at, script }) => {
    const says = `This drawing contains a script, ${script}, which runs for anyone who opens the drawing by its address.`;
    const fix = 'Delete the script: pages show drawings without it.';
    return problemOfFile(file, [says, fix], positionAt(text, at));
  });
}

/** The first attribute that can run a script: an event handler or a script link. */
function activeAttribute(written: string): string | undefined {
  const attributes = attributesOf(written.replace(/(?<!\s)\s*=\s*/g, '='));
  return [...attributes].find(
    ([name, value]) => /^on[a-z]+$/.test(name) || /^javascript:/i.test(value.replace(/\s/g, '')),
  )?.[0];
}
