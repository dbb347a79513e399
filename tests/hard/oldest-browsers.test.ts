import path from 'node:path';
import { transformWithOxc } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesOf, textOf } from '../support/files.ts';
import { buildSite, root } from '../support/site.ts';

/** As named in the README. */
const oldest = { chrome: '111', edge: '111', firefox: '128', safari: '16.4' };

/** Newer than one of these browsers. Left out are features that packages use only if the browser has them. */
const tooYoung = `
  Promise.withResolvers Promise.try Object.groupBy Map.groupBy Array.fromAsync Iterator.from RegExp.escape
  Math.sumPrecise URL.canParse URL.parse Uint8Array.fromBase64 .isWellFormed( .toWellFormed( .isSubsetOf(
  .symmetricDifference( .getOrInsert( .showPopover( .togglePopover( .setHTML(`
  .trim()
  .split(/\s+/);

let dist: string;
let scripts: string[];
beforeAll(async () => {
  dist = await buildSite();
  scripts = filesOf(dist).filter((name) => name.endsWith('.js'));
});

it('The README names the oldest supported browsers', () => {
  expect(textOf(root, 'README.md').replace(/\s+/g, ' ')).toContain(
    `Chrome and Edge ${oldest.chrome}, Firefox ${oldest.firefox}, Safari ${oldest.safari}`,
  );
});

describe('The files for visitors', () => {
  it('contain only syntax that the oldest browsers support', async () => {
    const target = Object.entries(oldest).map(([name, version]) => name + version);
    expect(scripts.length).toBeGreaterThan(3);
    for (const name of scripts) {
      const code = textOf(dist, name);
      const [asIs, older] = await Promise.all(
        ['esnext', target].map(async (to) => (await transformWithOxc(code, name, { target: to })).code),
      );
      expect(older === asIs, name).toBe(true);
    }
  });

  it('use no function that the oldest browsers lack', () => {
    const asked = scripts.flatMap((name) => {
      const code = textOf(dist, name);
      return tooYoung.filter((word) => code.includes(word)).map((word) => `${name}: ${word}`);
    });
    expect(asked).toEqual([]);
  });

  it('contain no nested style rules, which the oldest Chrome does not support', () => {
    const sheets = filesOf(dist).filter((name) => name.endsWith('.css'));
    const embedded = scripts.flatMap(
      (name) => /`([^`]*\.island \.flex\{[^`]*)`/.exec(textOf(dist, name))?.[1] ?? [],
    );
    expect([sheets.length, embedded.length]).toEqual([3, 1]);
    const styles = [...sheets.map((name) => textOf(dist, name)), ...embedded];
    expect(styles.flatMap(nestedRules)).toEqual([]);
    expect(nestedRules('@media print{a{b:c;d{e:f}}}')).toEqual(['d']);
  });

  it('would be changed by the compiler if they contained newer syntax', async () => {
    const young = 'using file = open();';
    const { code } = await transformWithOxc(young, path.join(dist, 'x.js'), { target: ['chrome111'] });
    expect(code).not.toContain('using file');
  });
});

/** The selectors of style rules inside other style rules. */
function nestedRules(css: string): string[] {
  const around: string[] = [];
  const found: string[] = [];
  for (const [, before = '', brace] of css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]*)([{}])/g)) {
    if (brace === '}') around.pop();
    else {
      const selector = before.slice(before.lastIndexOf(';') + 1).trim();
      if (around.some((outer) => !outer.startsWith('@'))) found.push(selector);
      around.push(selector);
    }
  }
  return found;
}
