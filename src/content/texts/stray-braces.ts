/** A name in braces as it has to be written, or a brace that belongs to none. */
const braces =
  /(?<right>\{[a-zA-Z]+(?::[a-z0-9-]+)?\})|\{\s*(?<opened>[\w-]+(?:\s*:\s*[\w-]+)?)?\s*\}?|(?<closed>[\w-]{1,40})? ?\}/g;

interface StrayBrace {
  /** With the name that was probably meant. */
  written: string;
  index: number;
  fix: string;
}

/** Visitors would see these as they are typed: "{ phone }", "{phone", "phone}". */
export function* strayBraces(text: string): Iterable<StrayBrace> {
  if (!/[{}]/.test(text)) return;
  for (const { 0: match, index, groups = {} } of text.matchAll(braces)) {
    const { right, opened, closed } = groups;
    if (right) continue;
    const name = (opened ?? closed)?.replace(/\s/g, '');
    const fix = name
      ? `Write {${name}}, or leave the brace out.`
      : 'Write a name between two braces, as in {phone}, or leave the brace out.';
    yield { written: match.trim(), index, fix };
  }
}
