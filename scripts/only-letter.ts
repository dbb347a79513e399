import type { Meant } from '#output/selected-pages.ts';

/** What to write instead of a pattern that no address fits. */
export function onlyLetter(glob: string, meant: Meant): string {
  const says = `--only "${glob}" fits no page.`;
  if ('pattern' in meant) return `${says} Did you mean "${meant.pattern}"?`;
  return [
    `${says} The nearest addresses are:`,
    ...meant.nearest.map((address) => `  ${address}`),
    'A star stands for anything within a part of an address, two stars for several parts, as in "/blog/**".',
  ].join('\n');
}
