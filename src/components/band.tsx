import type { ReactNode } from 'react';

const grounds = { paper: '', white: 'bg-white', sand: 'bg-sand', navy: 'bg-navy text-white' };

/** A part of the page as wide as the window, on a ground of its own. */
export function Band({ ground = 'paper', children }: { ground?: keyof typeof grounds; children: ReactNode }) {
  return <section className={`wrap py-12 desk:py-20 ${grounds[ground]}`}>{children}</section>;
}

/** The heading of a band with the sentence or two under it. */
export function BandHeading({ heading, lead }: { heading: string; lead?: string }) {
  return (
    <div className="max-w-2xl">
      <h2>{heading}</h2>
      {lead && <p className="mt-3 text-lead text-ink-soft">{lead}</p>}
    </div>
  );
}
