import type { ReactNode } from 'react';

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
