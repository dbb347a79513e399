import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#lib/problem.ts';
import { slugPattern, toSlug } from '#lib/slug.ts';
import { loadSite } from '../support/load-site.ts';
import { writeData } from '../support/small-site/small-site.ts';
import { hostileText, seed } from './support/hostile-texts.ts';
import { leavesOfSmallSite, smallSiteWith, type Leaf } from './support/leaves.ts';
import { pagesOf, readPage } from './support/pages.ts';
import { effort, isLong, printCount, testTimeout } from './support/effort.ts';

/** A text that is unique on the pages, and valid. */
const tokenOf = (index: number) => `Qz${index}zQ`;
const token = /Qz(\d+)zQ/g;

/** Every text of the small site that may contain any words, and the lines of its pages with tokens as texts. */
let leaves: Leaf[];
let expected: Map<string, string[]>;

beforeAll(async () => {
  // A keyword becomes an address, so it is not printed as it is.
  leaves = leavesOfSmallSite().filter(({ id }) => !id.endsWith('.keyword'));
  for (;;) {
    const { site, told } = load(leaves.map((_, i) => tokenOf(i)));
    if (site) {
      expected = new Map([...(await pagesOf(site))].map(([address, html]) => [address, readPage(html)]));
      return;
    }
    // Slugs, dates and the like cannot contain a token.
    leaves = leaves.filter(({ id }) => !told.has(id));
  }
});

/** The small site with one text for each leaf, or the places of the mistakes in it. */
function load(texts: readonly string[]) {
  const folder = writeData(smallSiteWith(new Map(leaves.map((leaf, i) => [leaf, texts[i]!]))));
  const { site, problems = [] } = loadSite(folder);
  for (const { says, fix, line, column } of problems) {
    expect([says !== '', fix !== '', line > 0, column > 0], says).toEqual([true, true, true, true]);
  }
  const idOf = ({ file, path }: Problem) => `${file.slice(folder.length + 1)} ${path}`;
  return { site, told: new Set(problems.map(idOf)) };
}

const sites = isLong ? 6 * effort : 3;
const slugs = 500 * effort;
afterAll(() => printCount(sites * leaves.length + slugs, 'hostile texts were tried'));

describe('Any text anywhere in the data', () => {
  it(
    'is printed unchanged, or refused with its place, and changes nothing else on the pages',
    async () => {
      const anyTexts = fc.array(hostileText, { minLength: leaves.length, maxLength: leaves.length });
      const check = async (random: string[]) => {
        const texts = leaves.map((leaf, i) => textFor(leaf, i, random[i]!));
        // A refused text is replaced by its token. A file with a refused text may hide others, so this takes
        // some rounds.
        const refused = new Set<string>();
        const chosen = () =>
          texts.map(({ written }, i) => (refused.has(leaves[i]!.id) ? tokenOf(i) : written));
        let loaded = load(chosen());
        for (let round = 0; loaded.told.size > 0 && round < 3; round++) {
          for (const id of loaded.told) refused.add(id);
          loaded = load(chosen());
        }
        expect(loaded.told).toEqual(new Set());
        const shown = (i: number) => (refused.has(leaves[i]!.id) ? tokenOf(i) : texts[i]!.shown);
        const pages = await pagesOf(loaded.site!);
        for (const [address, lines] of expected) {
          const filled = lines.map((line) =>
            withOneFullStop(line.replace(token, (_, i: string) => shown(Number(i)))),
          );
          const compared = (all: readonly string[]) =>
            all.flatMap((line, i) => {
              const meant = lines[i] ?? '';
              if (isFitted(meant)) return [];
              return [holdsFact(meant) ? line.replace(/\s*\n\s*/g, ' ') : line];
            });
          expectSameLines(address, compared(readPage(pages.get(address)!)), compared(filled));
        }
        // Most texts are odd, but few are refused.
        expect(refused.size).toBeLessThan(leaves.length / 2);
      };
      await fc.assert(fc.asyncProperty(anyTexts, check), { numRuns: sites, seed, endOnFailure: true });
    },
    testTimeout,
  );

  it('becomes a valid slug, or none', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const slug = toSlug(text);
        if (slug !== '') expect(slug).toMatch(slugPattern);
        expect(toSlug(slug)).toBe(slug);
      }),
      { numRuns: slugs, seed },
    );
  });
});

/** Shows only the first line that differs, and of a long line only the part around the difference. */
function expectSameLines(address: string, seen: readonly string[], wanted: readonly string[]): void {
  const at = wanted.findIndex((line, i) => withoutFittedNames(line) !== withoutFittedNames(seen[i] ?? ''));
  if (at >= 0) {
    const [line, other] = [wanted[at]!, seen[at] ?? ''];
    let same = 0;
    while (same < line.length && line[same] === other[same]) same++;
    const around = (text: string) => text.slice(Math.max(0, same - 60), same + 60);
    expect({ address, line: around(other) }).toEqual({ address, line: around(line) });
  }
  expect([address, seen.length]).toEqual([address, wanted.length]);
}

/** The description of a local search is as much of its intro as fits, with the tagline if there is room for it. */
const isFitted = (line: string) =>
  [...line.matchAll(token)].filter(([, i]) =>
    /^(?:keywords\.yaml .*\.intro|pages\/keyword\.yaml tagline)$/.test(leaves[Number(i)]!.id),
  ).length > 1;

/** Articles print a fact on one line, and lists of sources print its line breaks; browsers show both alike. */
const holdsFact = (line: string) =>
  [...line.matchAll(token)].some(([, i]) => leaves[Number(i)]!.file === 'facts.yaml');

/** A name such as "P.C." at the end of a sentence gets no second full stop. */
const withOneFullStop = (line: string) => line.replace(/\.(\. All rights reserved)/, '$1');

/** The descriptions of counties and cities name as many cities as fit. */
const withoutFittedNames = (line: string) =>
  line
    .replace(/^(content=Hurt in [^]*nearest office for )[^]*(, and talk to an injury lawyer)/, '$1$2')
    .replace(
      /^(content=Injured in [^]*?) near [^]*(\? Choose what happened, find our nearest office)/,
      '$1$2',
    );

/** A text as it is written in a leaf, and as it is printed on a page. */
function textFor({ id }: Leaf, index: number, text: string): { written: string; shown: string } {
  if (isMarkdown.test(id)) {
    const line = text.replace(/\s+/g, ' ').trim();
    return { written: line.replace(/[!-/:-@[-`{-~]/g, '\\$&'), shown: line };
  }
  // Names are made unique, because two cities with the same name are printed with their counties. Some names
  // are capitalized when printed.
  const whole = isPrintedInParts.test(id) ? text.replace(/\n|[.?!] /g, ' ') : text;
  const written = isName.test(id) ? `Q${whole}${index}` : whole;
  return { written, shown: written.trim() };
}

/** These are printed line by line, or without their last sentences. */
const isPrintedInParts =
  /^pages\/(?:schedule\.yaml text|about\.yaml (?:mission|philosophy)\.text|(?:privacy|terms)\.yaml (?:.*\.text|visits\..*))$|^keywords\.yaml .*\.intro$/;
const isName = /^counties\/.*(?:name|court\.name)$|^testimonials\.yaml .*\.name$/;
const isMarkdown =
  /^guides\/.* (?:opening|closing|evidence.*)$|^practice-areas\/.*\.text$|^service-areas\/.*introduction$/;
