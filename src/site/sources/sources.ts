import type { Cites, Content, Fact, Post, PracticeArea } from '#content/content.ts';
import { printFact } from '#content/texts/print-fact.ts';
import { groupBy } from '#lib/group-by.ts';
import { addressOf, type Link } from '../address.ts';
import { figuresInShort } from '../articles/in-short.ts';
import type { PrintedRow } from '../fact-row.ts';
import type { PrintedNote } from '../places/local-notes.ts';
import { sourcePieces } from './source-pieces.ts';

/** The sources of a page's legal figures, and of its facts about a place. */
export interface Sources {
  /** The first and the last day on which the sources of figures were read, which may be the same. */
  days: readonly [first: string, last: string] | undefined;
  /** What the page says, and where to check it. */
  sources: PrintedRow[];
}

/** Figures with the same source share an entry; undefined if the page has neither figures nor other sources. */
export function sourcesOf(
  { facts, laws }: Content,
  ids: readonly string[],
  more: readonly PrintedRow[] = [],
  print: (fact: Fact) => string = printFact,
): Sources | undefined {
  const named = [...new Set(ids)].flatMap((id) => facts.filter((fact) => fact.id === id));
  if (named.length + more.length === 0) return undefined;
  const days = named.map(({ reviewed }) => reviewed).toSorted();
  return {
    days: named.length > 0 ? [days[0]!, days.at(-1)!] : undefined,
    sources: [
      ...[...groupBy(named, (fact) => fact.source)].map(([source, those]) => ({
        label: [...new Set(those.map(print))].join(', '),
        pieces: sourcePieces(source, laws),
      })),
      ...more,
    ],
  };
}

/** The sources of numbers and names of places are listed on one page for all places. */
export const placeDataSources = (content: Content): PrintedRow[] =>
  !content.pages.terms || (Object.keys(content.tableSources).length === 0 && mapCredits(content).length === 0)
    ? []
    : [
        {
          label: 'Numbers and borders',
          pieces: [{ label: 'public data, with dates and licenses', href: addressOf.placeData() }],
        },
      ];

/** Who published the shapes of maps. */
export const mapCredits = ({ maps }: Content): string[] => [
  ...new Set(Object.values(maps).flatMap(({ credits }) => credits)),
];

/** The sources of a county's notes, by their headings. */
export const noteSourcesOf = ({ laws }: Content, notes: readonly PrintedNote[]): PrintedRow[] =>
  notes.map(({ heading, source }) => ({ label: heading, pieces: sourcePieces(source, laws) }));

/** For pages that print some of a county's notes: its own page lists the sources of all. */
export const linkToNoteSources = (heading: string, county: Link): PrintedRow => ({
  label: heading,
  pieces: [{ href: county.href, label: 'sources on its page' }],
});

/** All the facts that an entry names. */
export const citedFacts = ({ cites }: { cites: Cites }): string[] => Object.values(cites).flat();

/** The facts of the figures that articles and searches take from their practice area. */
export const factsOfFigures = ({ cites }: PracticeArea): string[] =>
  Array.from({ length: figuresInShort }, (_, i) => cites[`figures[${i}]`] ?? []).flat();

/** The facts that an article names, including those at its top, which may come from its practice area. */
export const factsOfArticle = (post: Post, area: PracticeArea): string[] => [
  ...(post.figures.length > 0 ? [] : factsOfFigures(area)),
  ...(post.firstStep === undefined ? (area.cites.firstStep ?? []) : []),
  ...citedFacts(post),
];
