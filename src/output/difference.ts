/** Says where the page that was filled in differs from the one that it should be. */
export interface DifferenceLetter {
  says: string;
  /** What the one and the other are called. */
  right: string;
  filled: string;
  fix: string;
}

/** Of a template that looks into a text: it prints something else than the filled shape. */
export const templateLetter: DifferenceLetter = {
  says: 'Its template computes with a text, so it cannot be filled in.',
  right: 'React prints:',
  filled: 'filled shape:',
  fix: 'Compose that text in the props of the template; body() may only arrange what props() made.',
};

/** Of props that look into a word of the place: they say something else for a mark in place of the word. */
export const wordsLetter: DifferenceLetter = {
  says: 'Its props() computes with a word of the place, so it cannot be filled in.',
  right: 'its own words:',
  filled: 'filled form:  ',
  fix: 'Compose that text in words() of the template; props() may only put words together.',
};

/** Nothing where the two are equal. */
export function differenceOf(filled: string, right: string, letter: DifferenceLetter): string | undefined {
  if (filled === right) return undefined;
  let at = 0;
  while (filled[at] === right[at]) at++;
  const around = (html: string) => JSON.stringify(html.slice(Math.max(0, at - 60), at + 60));
  return [
    letter.says,
    `  ${letter.right}  ${around(right)}`,
    `  ${letter.filled}  ${around(filled)}`,
    `  ${letter.fix}`,
  ].join('\n');
}
