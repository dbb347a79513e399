import type { Polygons } from './areas.ts';
import { ringPath } from './svg.ts';
import { boxAround, type Spot } from './grid.ts';

/** Its longer side, in pixels of the drawing. */
const longest = 240;
/** The colors of the drawings in data/images, as style sheets do not apply inside an image. */
const colors = { ours: '#16324f', rest: '#c9c1b1', borders: '#f0ebe1' };

/** Only the land of a county, for lists of counties: its ZIPs, and in a paler color land without a ZIP of the site. */
export function drawOutline(ours: readonly Polygons[], rest: Polygons): string | undefined {
  const [left, top, right, bottom] = boxAround([...ours, rest].flat(3));
  if (right <= left) return undefined;
  const scale = longest / Math.max(right - left, bottom - top);
  const small = ([x, y]: Spot): Spot => [Math.round((x - left) * scale), Math.round((y - top) * scale)];
  const pathOf = (areas: Polygons) =>
    areas.flatMap((rings) => rings.map((ring) => ringPath(ring.map(small)))).join('');
  const [width, height] = small([right, bottom]);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${colors.rest}" fill-rule="evenodd" d="${pathOf(rest)}"/>` +
    `<path fill="${colors.ours}" stroke="${colors.borders}" stroke-linejoin="round" d="${pathOf(ours.flat())}"/></svg>\n`
  );
}
