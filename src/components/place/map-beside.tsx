import type { ReactNode } from 'react';
import { mapColumns, narrowLists } from '../map/map-columns.ts';

/** Where there is room for both, what is known of a place stands beside its tall map. */
export const MapBeside = ({ map, children }: { map: ReactNode; children: ReactNode }) => (
  <div className="map">
    <div className={`grid gap-12 ${mapColumns}`}>
      <div>
        <div className="desk:sticky desk:top-28">{map}</div>
      </div>
      <div className={`grid content-start gap-12 ${narrowLists}`}>{children}</div>
    </div>
  </div>
);
