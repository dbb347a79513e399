import type { PlaceMap as PlaceMapProps } from '#site/map.ts';

/**
 * Where a place lies in its county. The dots of one path are drawn several times (as coast, as ground, as
 * dots), so that the page holds them once.
 */
export function PlaceMap({ map }: { map: PlaceMapProps }) {
  const { label, zips, marked, offices, arrow, scale, legend } = map;
  const here = marked ? '#here' : '#zips';
  return (
    <figure className="map">
      <svg viewBox="0 0 300 200" role="img" aria-label={label}>
        <defs>
          <path id="zips" d={zips} />
          {marked && <path id="here" d={marked} />}
        </defs>
        <use href="#zips" className="map-coast" strokeWidth={map.coastWidth} />
        <use href="#zips" className="map-ground" strokeWidth={map.groundWidth} />
        {marked && <use href="#zips" className="map-zips" />}
        <use href={here} className="map-here" strokeWidth={map.dotSize} />
        <use href={here} className="map-core" strokeWidth={map.coreSize} />
        {offices && <path className="map-offices" d={offices} />}
        {arrow && <path className="map-arrow" d={arrow} />}
        <path className="map-scale" d={scale.bar} />
        <text x="14" y="182">
          {scale.length}
        </text>
      </svg>
      <figcaption>
        <span className="map-here">{legend.marked}</span>
        {legend.others && <span className="map-zips">{legend.others}</span>}
        {arrow ? (
          <span>
            <span aria-hidden="true">{legend.way}</span> {legend.office}
          </span>
        ) : (
          <span className="map-offices">{legend.office}</span>
        )}
      </figcaption>
    </figure>
  );
}
