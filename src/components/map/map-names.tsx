import type { MapView } from '#site/map/map.ts';

const widths = [
  ['wide', 'max-sm:hidden'],
  ['narrow', 'sm:hidden'],
] as const;

/** What is written on a map, and the bar that measures it; on a phone fewer names have room. */
export function MapNames({ map: { bodies, names, letters, scale } }: { map: MapView }) {
  return (
    <g className="pointer-events-none fill-navy-deep stroke-sand">
      {widths.map(([width, shown]) => (
        <g key={width} className={shown} fontSize={letters[width]} strokeWidth="0.25em" paintOrder="stroke">
          <g textAnchor="middle">
            {bodies[width] && <use className="fill-link" fontWeight="600" href={bodies[width]} />}
            <use href={names[width]} />
          </g>
          <text x={scale.x} y={scale.y} dy="-.5em">
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
