import type { MapView } from '#site/map.ts';
import { mapStyles } from './map-styles.ts';

const widths = ['wide', 'narrow'] as const;
const kindsOfDot = ['station', 'hospital', 'court', 'office'] as const;

/**
 * What a place's page shows of the drawing of its county. The drawing is a file that all pages of the county share;
 * its parts take their colors from here.
 */
export function PlaceMap({ map }: { map: MapView }) {
  const { label, land, rest, beyond, lines, here, links, dots, names, scale, legend } = map;
  return (
    <figure className={map.hasLand ? 'map' : 'map map-of-points'}>
      <link rel="stylesheet" href={`/${mapStyles.name}`} />
      <svg
        viewBox={map.viewBox}
        width={map.width}
        height={map.height}
        role={links.length > 0 ? 'group' : 'img'}
        aria-label={label}
      >
        {beyond && <use className="map-beyond" href={beyond} />}
        <use className="map-shore" href={land} />
        <use className="map-land" href={land} />
        {rest && <use className="map-rest" href={rest} />}
        {links.map((link, i) => (
          <a key={i} href={link.href} aria-label={link.zip}>
            <use href={link.area} />
          </a>
        ))}
        {here.map((area, i) => (
          <use key={i} className="map-here" href={area} />
        ))}
        {lines && <use className="map-lines" href={lines} />}
        {kindsOfDot.map(
          (kind) => dots[kind] && <use key={kind} className={`map-dot map-${kind}`} href={dots[kind]} />,
        )}
        {kindsOfDot.map(
          (kind) => dots[kind] && <use key={kind} className={`map-core map-${kind}`} href={dots[kind]} />,
        )}
        {widths.map((width) => (
          <g key={width} className={`map-${width}`} fontSize={map.pixel[width]}>
            {map.bodies[width] && <use className="map-names map-bodies" href={map.bodies[width]} />}
            <use className="map-names" href={names[width]} />
            <text x={scale.x} y={scale.y} dy="-.5em">
              {scale.length}
            </text>
          </g>
        ))}
        <path className="map-scale" d={scale.bar} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption>
        {map.says && <p>{map.says}</p>}
        <ul>
          {legend.here && <li className="map-here">{legend.here}</li>}
          {legend.lines && <li className="map-lines">{legend.lines}</li>}
          {kindsOfDot.map(
            (kind) =>
              legend[kind] && (
                <li key={kind} className={`map-${kind}`}>
                  {legend[kind]}
                </li>
              ),
          )}
        </ul>
      </figcaption>
    </figure>
  );
}
