/** What may stand between two braces: `phone`, `fact:injury-deadline`. */
export const placeholderName = '[a-zA-Z]+(?::[a-z0-9-]+)?';

const nearlyName = String.raw`[\w-]+(?:\s*:\s*[\w-]+)?`;

/** Such a name in its braces, or a brace that belongs to none. */
const braces = new RegExp(
  [
    // Only the name of a bare number may follow a dollar sign; the mark of a chatbot has a letter of its own.
    String.raw`(?<right>(?:\$(?=\{value:))?\{${placeholderName}\}|(?<=oaicite:\d+\])\{index=\d+\})`,
    String.raw`\$\{(?<dollar>${placeholderName})\}`,
    String.raw`(?<!\{)\{{2,} *(?<doubled>${placeholderName}) *\}{2,}`,
    // Limited, like the last one: otherwise a long line would be scanned again from each brace.
    String.raw`(?<foreign>\{{1,3}(?!\s*${nearlyName}\s*\})[^{}\n]{1,60}\}{1,3})`,
    String.raw`\{\s*(?<opened>${nearlyName})?\s*\}?`,
    // Limited to the length of names: otherwise a long word would be scanned again from each letter.
    String.raw`(?<closed>[\w-]{1,40})? ?\}`,
  ].join('|'),
  'g',
);

/**
 * A name in square brackets, as in the scripts of form and chat, or a fact in round ones, but no part of a link; a name
 * between percent signs, but no part of an address, such as "Mar%C3%ADa%20".
 */
const otherBrackets = new RegExp(
  String.raw`\[(${placeholderName})\](?!\()|(?<!\])\(([a-z]+:[a-z0-9-]+)\)|(?<![\w%])%{1,2}([a-z][a-z_:-]{2,40})%{1,2}`,
  'gi',
);

const isName = new RegExp(`^${placeholderName}$`);

/** What a name may stand for that has capitals, other signs instead of its hyphens or its colon, or no group. */
function namesIn(written: string): string[] {
  const name = written
    .replace(/[{}]/g, '')
    .trim()
    .toLowerCase()
    .replace(/ *: */, ':')
    .replace(/[\s_–—]+/g, '-');
  return [name, `fact:${name}`, name.replace(/^(\w+)[-.;]-?/, '$1:')];
}

interface StrayBrace {
  /** With the name that was probably meant. */
  written: string;
  index: number;
  fix: string;
}

const inBraces = 'Delete it, or write a name between two braces, as in {phone}.';

/** Names that visitors would see verbatim: "{ phone }", "{phone", "phone}", "{#heading}", "%city%", "[fact:known-fact]". */
export function* strayBraces(text: string, isKnown: (name: string) => boolean): Iterable<StrayBrace> {
  for (const { 0: written, 1: square, 2: round, 3: percent, index } of text.matchAll(otherBrackets)) {
    const name = square ?? round ?? percent!;
    if (isKnown(name)) yield { written, index, fix: `Write {${name}}.` };
    else if (percent) yield { written, index, fix: inBraces };
  }
  if (!/[{}]/.test(text)) return;
  for (const { 0: match, index, groups = {} } of text.matchAll(braces)) {
    const { right, dollar, doubled, foreign, opened, closed } = groups;
    if (right) continue;
    const name = (dollar ?? doubled ?? opened ?? closed)?.replace(/\s/g, '');
    yield { written: match.trim(), index, fix: adviceAbout(foreign ?? name, isKnown) };
  }
}

function adviceAbout(name: string | undefined, isKnown: (name: string) => boolean): string {
  if (!name) return 'Write a name between two braces, as in {phone}, or delete the brace.';
  const meant = namesIn(name).find(isKnown);
  if (isName.test(name)) return `Write {${meant ?? name}}, or delete the brace.`;
  return meant ? `Write {${meant}}.` : inBraces;
}
