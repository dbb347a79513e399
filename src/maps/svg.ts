import { escapeHtml } from '#lib/html/escape.ts';
import type { MapName } from './names.ts';

/** Lines are as wide on every map, however large it is shown. */
export const svgPath = (path: string, id?: string, evenOdd = false) =>
  `<path${id ? ` id="${id}"` : ''}${evenOdd ? ' fill-rule="evenodd"' : ''} vector-effect="non-scaling-stroke" d="${path}"/>`;

/** A name in the middle of its spot, or beside it; its size is for the page to say. */
export function svgText({ kind, text, spot: [x, y], isBeside }: MapName): string {
  const at =
    (isBeside ? ' dx=".7em" text-anchor="start"' : '') + (kind === 'county' ? ' font-style="italic"' : '');
  return `<text x="${x}" y="${y}" dy=".35em"${at}>${escapeHtml(text)}</text>`;
}
