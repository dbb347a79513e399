import { beforeAll, expect, it } from 'vitest';
import { decodeHtml } from '#lib/html/html-scan.ts';
import { fileOf } from '#site/address.ts';
import { filesOf, textOf } from '../support/files.ts';
import { oneOfEachKind } from '../support/one-of-each-kind.ts';
import { buildSite } from '../support/site.ts';

/** What scripts find by its name. */
const withoutLooks = ['card-more'];

let dist: string;
let known: Set<string>;
beforeAll(async () => {
  dist = await buildSite();
  const sheets = filesOf(dist).filter((name) => name.endsWith('.css'));
  const selectors = sheets.flatMap((name) => [...textOf(dist, name).matchAll(/\.((?:\\.|[\w-])+)/g)]);
  known = new Set(selectors.map(([, name]) => name!.replaceAll('\\', '')));
});

it.each(oneOfEachKind)(
  'A page of the kind "%s" names no class that no style sheet has: %s',
  (_kind, address) => {
    const html = textOf(dist, fileOf(address));
    const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(
      ([, list]) => decodeHtml(list!).match(/\S+/g) ?? [],
    );
    expect([...new Set(names)].filter((name) => !known.has(name) && !withoutLooks.includes(name))).toEqual(
      [],
    );
  },
);
