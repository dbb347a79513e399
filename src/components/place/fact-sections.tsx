import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import type { Bar, PrintedSection } from '#site/place-facts/fact-section.ts';
import type { PrintedRow } from '#site/fact-row.ts';
import { FactList } from './fact-list.tsx';
import { Fold } from '../fold.tsx';
import { ZipFiguresTable } from './zip-table.tsx';

/** More rows than these fold away. */
const shown = 12;

/** The facts of a place, a section for each subject. */
export function FactSections({ sections, more }: { sections: readonly PrintedSection[]; more: string }) {
  return sections.map(({ heading, says, bars, rows, fold, table, note }, i) => (
    <section key={i} id={table && 'compared'}>
      <h2>{heading}</h2>
      {says && <p className="mt-3">{says}</p>}
      {bars && <Bars bars={bars} name={heading} />}
      {table ? (
        <ZipFiguresTable table={table} name={heading} />
      ) : (
        <Rows rows={rows} fold={fold} more={more} />
      )}
      {note && <p className="mt-3 text-small text-ink-soft">{note}</p>}
    </section>
  ));
}

interface RowsProps {
  rows: readonly PrintedRow[];
  fold: string | undefined;
  /** "{count} more" */
  more: string;
}

function Rows({ rows, fold, more }: RowsProps) {
  const seen = fold === undefined ? shown : 0;
  const [open, folded] = [rows.slice(0, seen), rows.slice(seen)];
  return (
    <>
      {open.length > 0 && <FactList facts={open} />}
      {folded.length > 0 && (
        <Fold label={fold ?? fillPlaceholders(more, { count: folded.length })}>
          <FactList facts={folded} />
        </Fold>
      )}
    </>
  );
}

/** A bar's width is its number's share of the largest. */
function Bars({ bars, name }: { bars: readonly Bar[]; name: string }) {
  return (
    <table aria-label={name} className="figures mt-3 w-full max-w-xl text-navy-deep">
      <tbody>
        {bars.map((bar, i) => (
          <tr key={i}>
            <th className="w-16 text-start" scope="row">
              {bar.label}
            </th>
            <td className="flex items-center gap-3 py-1">
              <svg className="w-full min-w-0 flex-1" aria-hidden="true" height="20">
                <rect className="fill-brass-light stroke-navy" width={bar.width} height="20" rx="3" />
              </svg>
              <span className="w-24 text-end text-h3 whitespace-nowrap">{bar.value}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
