import type { ReactNode } from 'react';

/** On a desk what is known of a place stands beside its tall map; it stays narrow, in one column. */
export const MapBeside = ({ map, children }: { map: ReactNode; children: ReactNode }) => (
  <div className="map">
    <div className="grid gap-12 desk:grid-cols-[30rem_minmax(0,1fr)] desk:items-start desk:gap-8">
      <div className="desk:sticky desk:top-28">{map}</div>
      <div className="grid gap-12 desk:[&_dl>div]:block desk:[&_ul]:columns-1">{children}</div>
    </div>
  </div>
);
