import type { ReactNode } from 'react';
import type { Audit } from '../audit.ts';
import type { Comparison } from '../compare-runs.ts';

/** What the report shows of a run. */
export interface ReportProps {
  audit: Audit;
  comparison: Comparison;
  /** The settings in force. */
  leastOwnText: number;
}

/** The names of the report's sections in its contents, by id. */
export const sectionNames = {
  findings: 'Findings',
  'own-words': 'Own words',
  alike: 'Similar pages',
  numbers: 'Numbers',
  indexing: 'Index',
  lookup: 'Look up a page',
};

interface SectionProps {
  id: keyof typeof sectionNames;
  /** May say more than the contents. */
  title: string;
  children: ReactNode;
}

export const Section = ({ id, title, children }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);

/** A page of the site as it is published. */
export const PageLink = ({ url, address }: { url: string; address: string }) => (
  <a href={url + address} target="_blank" rel="noopener">
    {address}
  </a>
);

interface TableProps {
  id?: string;
  /** Of one that a keyboard can scroll. */
  label?: string;
  columns: readonly string[];
  /** The head of a last column that shows a picture. */
  plot?: string;
  children: ReactNode;
}

export const Table = ({ id, label, columns, plot, children }: TableProps) => (
  <div className="table-frame" {...(label && { tabIndex: 0, role: 'region', 'aria-label': label })}>
    <table id={id}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {plot && (
            <th scope="col" className="plot">
              {plot}
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
