/** What may stand between two braces: `phone`, `fact:injury-deadline`. */
export const placeholderName = '[a-zA-Z]+(?::[a-z0-9-]+)?';

const nearlyName = String.raw`[\w-]+(?:\s*:\s*[\w-]+)?`;

/** Such a name in its braces, or a brace that belongs to none. */
const braces = new RegExp(
  [
    String.raw`(?<right>\{${placeholderName}\})`,
    String.raw`(?<!\{)\{\{+ *(?<doubled>${placeholderName}) *\}\}+`,
    // Limited, like the last one: otherwise a long line would be scanned again from each brace.
    String.raw`(?<foreign>\{{1,3}(?!\s*${nearlyName}\s*\})[^{}\n]{1,60}\}{1,3})`,
    String.raw`\{\s*(?<opened>${nearlyName})?\s*\}?`,
    // Limited to the length of names: otherwise a long word would be scanned again from each letter.
    String.raw`(?<closed>[\w-]{1,40})? ?\}`,
  ].join('|'),
  'g',
);

/** A name in square brackets, as in the scripts of form and chat, or a fact in round ones; but no part of a link. */
const otherBrackets = new RegExp(
  String.raw`\[(${placeholderName})\](?!\()|(?<!\])\(([a-z]+:[a-z0-9-]+)\)`,
  'g',
);

interface StrayBrace {
  /** With the name that was probably meant. */
  written: string;
  index: number;
  fix: string;
}

/** Braces that visitors would see verbatim: "{ phone }", "{phone", "phone}", "{#heading}"; and "[fact:known-fact]". */
export function* strayBraces(text: string, isKnown: (name: string) => boolean): Iterable<StrayBrace> {
  for (const { 0: written, 1: square, 2: round, index } of text.matchAll(otherBrackets)) {
    const name = square ?? round!;
    if (isKnown(name)) yield { written, index, fix: `Write {${name}}.` };
  }
  if (!/[{}]/.test(text)) return;
  for (const { 0: match, index, groups = {} } of text.matchAll(braces)) {
    const { right, doubled, foreign, opened, closed } = groups;
    if (right) continue;
    const name = (doubled ?? opened ?? closed)?.replace(/\s/g, '');
    const fix = foreign
      ? 'Delete it, or write a name between two braces, as in {phone}.'
      : name
        ? `Write {${name}}, or delete the brace.`
        : 'Write a name between two braces, as in {phone}, or delete the brace.';
    yield { written: match.trim(), index, fix };
  }
}
