import type { MapView } from '#site/map/map.ts';
import { MapAreas } from './map-areas.tsx';
import { MapMarks } from './map-marks.tsx';
import { MapNames } from './map-names.tsx';

/** The part of a county's drawing that the map of a place shows. */
export function DrawnMap({ map }: { map: MapView }) {
  return (
    <svg
      className="mx-auto h-auto max-w-full bg-mist max-desk:[&[width='640']]:w-full"
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
      <MapMarks at={map.dots} />
      <MapNames map={map} />
    </svg>
  );
}
