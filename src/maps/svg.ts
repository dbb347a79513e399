import { escapeHtml } from '#lib/html/escape.ts';
import type { MapName } from './names.ts';
import type { Spot } from './grid.ts';

/**
 * Lines are as wide on every map, however large it is shown. On a phone the style sheet of the page takes small areas
 * out of a finger's reach: a page has no room for an attribute on each.
 */
export function svgPath(
  path: string,
  id: string,
  { evenOdd = false, isSmall = false }: { evenOdd?: boolean; isSmall?: boolean } = {},
): string {
  const rule = evenOdd ? ' fill-rule="evenodd"' : '';
  const reach = isSmall ? ' style="pointer-events:var(--small)"' : '';
  return `<path id="${id}"${rule}${reach} vector-effect="non-scaling-stroke" d="${path}"/>`;
}

/** A name in the middle of its spot, or beside it; its size is for the page to say. */
export function svgText({ kind, text, spot: [x, y], isBeside }: MapName): string {
  const look = kind === 'county' ? ' font-style="italic"' : kind === 'locality' ? ' font-weight="600"' : '';
  const at = (isBeside ? ' dx=".7em" text-anchor="start"' : '') + look;
  return `<text x="${x}" y="${y}" dy=".35em"${at}>${escapeHtml(text)}</text>`;
}

/** Two numbers of a path; a minus sign parts them as well as a space. */
const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`);

/** A line in small steps from where it begins: the shortest way to write it. */
export function linePath(spots: readonly Spot[]): string {
  const [first, ...others] = spots;
  let path = `M${pair(first![0], first![1])}l`;
  let [x, y] = first!;
  let separator = '';
  for (const [nextX, nextY] of others) {
    if (nextX === x && nextY === y) continue;
    const step = pair(nextX - x, nextY - y);
    path += step.startsWith('-') ? step : separator + step;
    separator = ' ';
    [x, y] = [nextX, nextY];
  }
  return separator === '' ? '' : path;
}

export function ringPath(spots: readonly Spot[]): string {
  const path = linePath(spots.slice(0, -1));
  return path === '' ? '' : `${path}z`;
}

/** Each spot once, as a path whose round or square ends are the dots, in an order that packs well; on paper one without length has no square ends. */
export function dotPath(spots: readonly Spot[]): string {
  return [...new Map(spots.map((spot) => [spot.join(), spot])).values()]
    .sort(([x1], [x2]) => x1 - x2)
    .map(([x, y]) => `M${pair(x, y)}h.01`)
    .join('');
}
