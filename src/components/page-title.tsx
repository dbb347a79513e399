import type { ReactNode } from 'react';

/** The one `h1` of a page, with the sentence or two under it. */
export function PageTitle({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead?: string;
  children?: ReactNode;
}) {
  return (
    <div className="page-title">
      <h1>{heading}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  );
}
