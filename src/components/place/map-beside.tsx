import type { ReactNode } from 'react';
import { narrowLists } from '../map/narrow-lists.ts';

/** On a desk what is known of a place stands beside its tall map. */
export const MapBeside = ({ map, children }: { map: ReactNode; children: ReactNode }) => (
  <div className="map grid gap-12 desk:grid-cols-[3fr_2fr]">
    <div>
      <div className="desk:sticky desk:top-28">{map}</div>
    </div>
    <div className={`grid content-start gap-12 ${narrowLists}`}>{children}</div>
  </div>
);
