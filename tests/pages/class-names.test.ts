import { beforeAll, describe, expect, it } from 'vitest';
import { decodeHtml } from '#lib/html/html-scan.ts';
import { fileOf } from '#site/address.ts';
import { absentElements } from '../../scripts/vite/known-browsers.ts';
import { filesOf, textOf } from '../support/files.ts';
import { oneOfEachKind } from '../support/one-of-each-kind.ts';
import { buildSite } from '../support/site.ts';

let dist: string;
let known: Set<string>;
beforeAll(async () => {
  dist = await buildSite();
  const sheets = filesOf(dist).filter((name) => name.endsWith('.css'));
  const selectors = sheets.flatMap((name) => [...textOf(dist, name).matchAll(/\.((?:\\.|[\w-])+)/g)]);
  known = new Set(selectors.map(([, name]) => name!.replaceAll('\\', '')));
});

it.each(oneOfEachKind)(
  'A page of the kind "%s" uses only classes of the style sheets: %s',
  (_kind, address) => {
    const html = textOf(dist, fileOf(address));
    const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(
      ([, list]) => decodeHtml(list!).match(/\S+/g) ?? [],
    );
    expect([...new Set(names)].filter((name) => !known.has(name))).toEqual([]);
  },
);

describe('Elements without styles of their own', () => {
  const named = new RegExp(`<(?:${absentElements.join('|')})[ >]`);

  it.each(oneOfEachKind)('are not on a page of the kind "%s": %s', (_kind, address) => {
    expect(named.exec(textOf(dist, fileOf(address)))?.[0]).toBeUndefined();
  });

  it('have no rule in our style sheets', () => {
    const rule = new RegExp(`(?<![\\w.#-])(?:${absentElements.join('|')})(?=[^\\w-][^;}]*\\{)`);
    const sheets = filesOf('src/styles');
    expect(sheets.length).toBeGreaterThan(3);
    const withoutComments = (name: string) => textOf('src/styles', name).replace(/\/\*[^]*?\*\//g, '');
    expect(sheets.filter((name) => rule.test(withoutComments(name)))).toEqual([]);
  });
});
