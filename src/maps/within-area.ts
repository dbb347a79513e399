import { liesIn, middleOf, type Polygons } from './areas.ts';
import { type Box, holds, type Spot } from './grid.ts';
import type { MapName } from './names.ts';
import type { PlacedSymbol } from './sheet.ts';

/** Keeps a name in its area, wholly if possible, and finds room for it beside symbols. */
export const withinArea = (
  area: Polygons,
  symbols: readonly PlacedSymbol[],
): Pick<MapName, 'isMisplaced' | 'isWhole' | 'betweenSymbols'> => ({
  isMisplaced: (middle) => !liesIn(area, middle),
  isWhole: (box) => isWholeIn(area, box),
  betweenSymbols: middleBetween(symbols, area),
});

/** Whether the corners of the box are in the area, and no corners of its border in the box. */
function isWholeIn(area: Polygons, box: Box): boolean {
  const [left, top, right, bottom] = box;
  const corners = [left, right].flatMap((x) => [top, bottom].map((y): Spot => [x, y]));
  return corners.every((corner) => liesIn(area, corner)) && !area.flat(2).some((spot) => holds(box, spot));
}

/** The spot farthest from borders and symbols, which count as borders without an inside. */
const middleBetween = (symbols: readonly PlacedSymbol[], area: Polygons): Spot =>
  middleOf(area.map((rings) => [...rings, ...symbols.map(({ spot }) => [spot])])).spot;
