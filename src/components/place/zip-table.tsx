import type { FigureRow, ZipFigures } from '#site/place-facts/fact-section.ts';

/** With more rows than this the table scrolls. */
const rowsInFull = 12;

const idOf = (column: number) => `zips-${column}`;

/**
 * The figures of each ZIP, as one table per sort order. Only one shows at a time: column heads link to the table sorted
 * by them, so that sorting needs no script and screen readers read the order that is seen. The default one comes last,
 * where `:target` on another can hide it.
 */
export function ZipFiguresTable({ table, name }: { table: ZipFigures; name: string }) {
  const { columns, orders, sum, note } = table;
  const [usual, ...others] = orders;
  const sorted = orders.map(({ column }) => column);
  const isLong = usual!.rows.length > rowsInFull;
  // Only in a table that scrolls itself: elsewhere they would hide behind the page's own sticky parts.
  // The foot also covers the last pixel of the viewport, where half a pixel of a row would show through.
  const [head, foot] = isLong ? ['sticky top-0 ', 'sticky -bottom-px '] : ['', ''];
  return (
    <>
      <div className={isLong ? 'mt-3 max-h-144 overflow-y-auto' : 'mt-3 overflow-x-auto'}>
        {[...others, usual!].map((order) => (
          <table
            key={order.column}
            aria-label={name}
            id={others.length > 0 ? idOf(order.column) : undefined}
            className={`zip-figures w-full leading-snug max-sm:text-small [&_td]:whitespace-nowrap ${order !== usual ? 'peer not-target:hidden' : others.length > 0 ? 'peer-target:hidden' : ''}`}
          >
            <thead className={`${head}bg-sand text-small`}>
              <tr>
                {columns.map((column, i) => (
                  <Head key={i} name={column} column={i} order={order.column} isOrder={sorted.includes(i)} />
                ))}
              </tr>
            </thead>
            <tbody>
              {order.rows.map((row, i) => (
                <Row key={i} row={row} />
              ))}
            </tbody>
            <tfoot className={`${foot}bg-sand font-bold`}>
              <Row row={sum} />
            </tfoot>
          </table>
        ))}
      </div>
      <p className="mt-3 text-small text-ink-soft">{note}</p>
    </>
  );
}

interface HeadProps {
  name: string;
  column: number;
  /** The column that the table is sorted by. */
  order: number;
  /** Whether there is a table sorted by this column. */
  isOrder: boolean;
}

function Head({ name, column, order, isOrder }: HeadProps) {
  if (!isOrder) return <th scope="col">{name}</th>;
  return column === order ? (
    <th scope="col" aria-sort={column === 0 ? 'ascending' : 'descending'}>
      {name}
    </th>
  ) : (
    <th scope="col">
      <a href={`#${idOf(column)}`}>{name}</a>
    </th>
  );
}

function Row({ row: { name, href, about, figures } }: { row: FigureRow }) {
  return (
    <tr>
      <th scope="row">
        {href ? <a href={href}>{name}</a> : name} {about}
      </th>
      {figures.map((figure, i) => (
        <td key={i}>{figure}</td>
      ))}
    </tr>
  );
}
