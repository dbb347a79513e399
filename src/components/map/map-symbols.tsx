import type { MapView } from '#site/map/map.ts';

type SymbolKind = keyof MapView['symbols'];

interface SymbolStyle {
  cap: 'round' | 'square';
  dot: Dot;
  core: Dot;
}

type Dot = [color: string, width: number];

/** A symbol is a dot with a smaller dot on top. Later kinds are drawn over earlier ones. */
const symbolStyles: Record<SymbolKind, SymbolStyle> = {
  station: { cap: 'round', dot: ['stroke-navy-deep', 8], core: ['stroke-mist', 4] },
  hospital: { cap: 'round', dot: ['stroke-mist', 12], core: ['stroke-alarm', 8] },
  // Larger, so that it can be seen around a court: offices are often right beside one.
  office: { cap: 'square', dot: ['stroke-navy-deep', 16], core: ['stroke-brass-light', 11] },
  court: { cap: 'square', dot: ['stroke-mist', 12], core: ['stroke-navy-deep', 8] },
};

const symbols = Object.entries(symbolStyles).map(([kind, style]) => ({ kind: kind as SymbolKind, ...style }));

/** All symbols of a map; `at` links to those of each kind in the drawing. */
export function MapSymbols({ at }: { at: MapView['symbols'] }) {
  return (
    <g className="pointer-events-none">
      {symbols.map(
        ({ kind, cap, dot, core }) =>
          at[kind] &&
          [dot, core].map(([color, width]) => (
            <use
              key={kind + width}
              className={color}
              strokeWidth={width}
              strokeLinecap={cap}
              href={at[kind]}
            />
          )),
      )}
    </g>
  );
}

/** One symbol of each kind, enlarged for the legend. */
export const legendSymbols = symbols.map(({ kind, cap, dot, core }) => ({
  kind,
  sign: [dot, core].map(([color, width], i) => (
    <path key={i} className={color} strokeWidth={width} strokeLinecap={cap} d="M8 8h.01" />
  )),
}));
