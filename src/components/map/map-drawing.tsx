import type { MapView } from '#site/map/map.ts';
import { MapAreas } from './map-areas.tsx';
import { MapSymbols } from './map-symbols.tsx';

/** The part of a county's drawing that the map of a place shows. */
export function DrawnMap({ map }: { map: MapView }) {
  return (
    <svg
      className={`mx-auto h-auto max-w-full max-desk:[&[width='640']]:w-full ${map.hasLand ? 'bg-mist' : 'bg-sand'}`}
      viewBox={map.viewBox}
      width={map.width}
      height={map.height}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={map.links.length > 0 ? 'group' : 'img'}
      aria-label={map.label}
    >
      <MapAreas map={map} />
      <MapSymbols at={map.symbols} />
      <MapNames map={map} />
    </svg>
  );
}

const widths = [
  ['wide', 'max-sm:hidden'],
  ['narrow', 'sm:hidden'],
] as const;

/** What is written on a map, and the bar that measures it; on a phone fewer names have room. */
function MapNames({ map: { bodies, names, letters, scale } }: { map: MapView }) {
  return (
    <g className="pointer-events-none fill-navy-deep stroke-sand">
      {widths.map(([width, shown]) => (
        <g key={width} className={shown} fontSize={letters[width]} strokeWidth="0.25em" paintOrder="stroke">
          <g textAnchor="middle">
            {bodies[width] && <use className="fill-link" fontWeight="600" href={bodies[width]} />}
            <use href={names[width]} />
          </g>
          <text x={scale.x} y={scale.y} dy="-.5em" textAnchor={scale.anchor}>
            {scale.length}
          </text>
        </g>
      ))}
      <path
        className="stroke-navy-deep"
        d={scale.bar}
        strokeWidth="2"
        strokeLinecap="butt"
        vectorEffect="non-scaling-stroke"
      />
    </g>
  );
}
