import type { ReactNode } from 'react';
import type { Audit } from '../audit.ts';
import type { Comparison } from '../comparison.ts';

/** What the report shows of a run. */
export interface ReportProps {
  audit: Audit;
  comparison: Comparison;
  /** The settings in force. */
  leastOwnText: number;
}

/** A page of the site as it is published. */
export const PageLink = ({ url, address }: { url: string; address: string }) => (
  <a href={url + address} target="_blank" rel="noopener">
    {address}
  </a>
);

/** The names of the columns, and what stands behind them. */
export const TableHead = ({ columns, children }: { columns: readonly string[]; children?: ReactNode }) => (
  <thead>
    <tr>
      {columns.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
      {children}
    </tr>
  </thead>
);
