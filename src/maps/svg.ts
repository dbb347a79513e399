import { escapeHtml } from '#lib/html/escape.ts';
import type { MapName } from './names.ts';
import type { Spot } from './grid.ts';

/**
 * Lines keep their width at any scale. On phones the style sheet disables taps on small areas, as an attribute on each
 * would make pages too large.
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

/** A name centered on its spot, or beside it; the page sets its size. */
export function svgText({ kind, text, spot: [x, y], isBeside }: MapName): string {
  const look = kind === 'county' ? ' font-style="italic"' : kind === 'locality' ? ' font-weight="600"' : '';
  const at = (isBeside ? ' dx=".7em" text-anchor="start"' : '') + look;
  return `<text x="${x}" y="${y}" dy=".35em"${at}>${escapeHtml(text)}</text>`;
}

/** Two numbers of a path; a minus sign separates them as well as a space. */
const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`);

/** A line in relative steps, the shortest notation. */
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

/** Unique spots as a path whose line caps are the dots, in an order that compresses well; print needs some length. */
export function dotPath(spots: readonly Spot[]): string {
  return [...new Map(spots.map((spot) => [spot.join(), spot])).values()]
    .sort(([x1], [x2]) => x1 - x2)
    .map(([x, y]) => `M${pair(x, y)}h.01`)
    .join('');
}
