import type { MapView } from '#site/map/map.ts';
import { MapSymbols } from './map-symbols.tsx';

/** The part of a county's drawing that the map of a place shows. */
export function DrawnMap({ map }: { map: MapView }) {
  return (
    <svg
      className={`mx-auto h-auto max-w-full grow ${map.hasLand ? 'bg-mist' : 'bg-sand'}`}
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

const widths = ['wide', 'narrow'] as const;

/** The names on a map and its scale bar; a narrow one has room for fewer names. */
function MapNames({ map: { bodies, names, fontSizes, scale } }: { map: MapView }) {
  return (
    <g className="pointer-events-none fill-navy-deep stroke-sand" aria-hidden="true">
      {widths.map((width) => (
        <g key={width} className={width} fontSize={fontSizes[width]} strokeWidth="0.25em" paintOrder="stroke">
          <g textAnchor="middle">
            {bodies[width] && <use className="fill-link" fontWeight="600" href={bodies[width]} />}
            <use href={names[width]} />
          </g>
          <text x={scale.x} y={scale.y} dy="-.5em" textAnchor={scale.anchor}>
            {scale.length}
          </text>
        </g>
      ))}
      <path className="stroke-navy-deep" d={scale.bar} strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </g>
  );
}

/** With forced colors only the edge of an area is drawn: a fill would hide the names in it. */
const markedArea =
  'fill-brass-light stroke-navy-deep forced-colors:fill-[Canvas] forced-colors:stroke-[Highlight]';

/** For land; or where no shapes are known, for the points of ZIPs, which are short, wide lines. */
const areaStyles = {
  land: { land: 'fill-sand stroke-edge', rim: 0.75, links: 'fill-transparent', reach: 2, here: 2 },
  points: { land: 'stroke-edge', rim: 9, links: 'stroke-transparent', reach: 24, here: 14 },
};

/** The base of a map: land and water, the links to ZIPs, and the highlighted place. */
function MapAreas({ map: { hasLand, land, rest, beyond, lines, links, here } }: { map: MapView }) {
  const style = hasLand ? areaStyles.land : areaStyles.points;
  return (
    <>
      {beyond && <use className="fill-paper stroke-line" href={beyond} />}
      {hasLand && <use className="stroke-navy-deep" strokeWidth="2.5" href={land} />}
      <g strokeWidth={style.rim}>
        <use className={style.land} href={land} />
        {rest && <use className="fill-paper stroke-edge" href={rest} />}
      </g>
      <g className={style.links} strokeWidth={style.reach}>
        {links.map((link, i) => (
          <a key={i} href={link.href} aria-label={link.zip}>
            <use href={link.area} />
          </a>
        ))}
      </g>
      {here.length > 0 && (
        <g className={markedArea} strokeWidth={style.here}>
          {here.map((area, i) => (
            <use key={i} href={area} />
          ))}
        </g>
      )}
      {lines && <use className="stroke-link" strokeWidth="1.5" strokeDasharray="6 4" href={lines} />}
    </>
  );
}

/** Signs for the legend. */
export const legendArea = <path className={markedArea} strokeWidth="2" d="M1 3h14v10H1z" />;
export const legendLines = <path className="stroke-link" strokeWidth="2" strokeDasharray="4 2" d="M0 8h16" />;

/** Layout beside a map. Kept in this folder because only `places.css` includes its classes. */
export const mapColumns = 'wide:grid-cols-[3fr_2fr]';
/** Lists in a narrow column. */
export const narrowLists = 'wide:[&_dl>div]:block wide:[&_ul]:columns-1';
