/** Says where a page that was filled in differs from what React prints; nothing where the two are equal. */
export function differenceOf(filled: string, full: string): string | undefined {
  if (filled === full) return undefined;
  // The first difference is enough; comparing two pages throughout takes seconds where they have little in common.
  let at = 0;
  while (filled[at] === full[at]) at++;
  const around = (html: string) => JSON.stringify(html.slice(Math.max(0, at - 60), at + 60));
  return [
    'Its template computes with a word of the place, so it cannot be filled in.',
    `  React prints:     ${around(full)}`,
    `  filled template:  ${around(filled)}`,
    '  Compose that text in words() of the template; props() and body() may only put words together.',
  ].join('\n');
}
