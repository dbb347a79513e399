import type { ReactNode } from 'react';
import type { Shell } from '#site/shell.ts';

const grounds = { paper: '', white: 'bg-white', sand: 'bg-sand' };

/** A part of the page as wide as the window, with its own background. */
export function Band({ ground = 'paper', children }: { ground?: keyof typeof grounds; children: ReactNode }) {
  return <section className={`wrap py-12 desk:py-20 ${grounds[ground]}`}>{children}</section>;
}

/** The navy band at the end of a page; on a wide screen the skyline is behind its words. */
export function LastBand({
  shell,
  headingId,
  children,
}: {
  shell: Shell;
  headingId: string;
  children: ReactNode;
}) {
  return (
    <section
      className="wrap relative isolate overflow-hidden bg-navy py-12 text-white desk:py-20"
      aria-labelledby={headingId}
    >
      {shell.pictures.skyline && (
        <img
          className="absolute inset-0 -z-10 size-full object-cover object-bottom max-desk:hidden print:hidden"
          src={shell.pictures.skyline}
          alt=""
          width="2100"
          height="440"
          loading="lazy"
        />
      )}
      {children}
    </section>
  );
}

export function BandHeading({ heading, lead }: { heading: string; lead?: string }) {
  return (
    <div className="max-w-2xl">
      <h2>{heading}</h2>
      {lead && <p className="mt-3 text-lead text-balance text-ink-soft">{lead}</p>}
    </div>
  );
}
