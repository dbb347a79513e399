import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ZipFiguresTable } from '#components/place/zip-table.tsx';

const row = (name: string, ...figures: string[]) => ({ name, href: `/${name}`, about: '', figures });
const [few, many] = [row('05401', '3', '2021'), row('05403', '8', '2020')];
const table = { columns: ['ZIP code', 'Crashes', 'Since'], sum: row('Both', '11', ''), note: '' };

/** Each table by its id: its column heads and its rows. */
const tablesOf = (...orders: { column: number; rows: (typeof few)[] }[]) =>
  renderToStaticMarkup(createElement(ZipFiguresTable, { table: { ...table, orders }, name: 'Streets' }))
    .split('<table')
    .slice(1)
    .map((html) => ({
      id: / id="([^"]*)"/.exec(html)?.[1],
      heads: [...html.matchAll(/<th scope="col"(.*?)<\/th>/g)].map(([, head]) => head),
      rows: [...html.matchAll(/<a href="\/(\d+)"/g)].map(([, zip]) => zip),
    }));

describe('The table of ZIP codes', () => {
  it('is there once for each column that sorts it, tells the order, and links to the others', () => {
    expect(tablesOf({ column: 1, rows: [many, few] }, { column: 0, rows: [few, many] })).toEqual([
      {
        id: 'zips-0',
        heads: [' aria-sort="ascending">ZIP code', '><a href="#zips-1">Crashes</a>', '>Since'],
        rows: ['05401', '05403'],
      },
      {
        id: 'zips-1',
        heads: ['><a href="#zips-0">ZIP code</a>', ' aria-sort="descending">Crashes', '>Since'],
        rows: ['05403', '05401'],
      },
    ]);
  });

  it('has no links to sort it if there is only one order', () => {
    const [only, ...others] = tablesOf({ column: 1, rows: [many, few] });
    expect(only!.heads).toEqual(['>ZIP code', ' aria-sort="descending">Crashes', '>Since']);
    expect(others).toEqual([]);
  });
});
