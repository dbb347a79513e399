import { beforeAll, describe, expect, it } from 'vitest';
import { fileOf } from '#site/address.ts';
import { textOf } from '../support/files.ts';
import { htmlChecker } from '../support/html-rules.ts';
import { oneOfEachKind } from '../support/one-of-each-kind.ts';
import { buildSite } from '../support/site.ts';

let dist: string;
beforeAll(async () => {
  dist = await buildSite();
});

describe('HTML', () => {
  const check = htmlChecker();

  it.each(oneOfEachKind)('is valid on a page of the kind "%s", such as %s', (_kind, address) => {
    expect(check(textOf(dist, fileOf(address)))).toEqual([]);
  });

  it('is reported if it is invalid', () => {
    const broken = textOf(dist, 'about.html').replace('</h1>', '</h2>');
    expect(check(broken)).not.toEqual([]);
  });
});
