import { stringify } from 'csv-stringify/sync';

type Row = readonly (string | number)[];

const rowsAtOnce = 1000;
/** Keeps texts that begin like a formula from being run as one. */
const options = { escape_formulas: true } as const;

/** A CSV file piece by piece; its first character tells Excel that it is UTF-8. */
export function* spreadsheet(columns: readonly string[], rows: Iterable<Row>): Generator<string> {
  let piece: Row[] = [columns];
  yield '\uFEFF';
  for (const row of rows) {
    piece.push(row);
    if (piece.length < rowsAtOnce) continue;
    yield stringify(piece, options);
    piece = [];
  }
  yield stringify(piece, options);
}
