import type { Content } from '#content/content.ts';
import { withoutKind } from '#lib/geo/county-name.ts';
import type { Places } from '../places/places.ts';

/** Replaces names of places and numbers, so that only the remaining text is compared. */
const masked = '#';

/** The words of all names as a tree, as a longer name may begin with a shorter one. */
interface Branch {
  ends: boolean;
  next: Map<string, Branch>;
}

const word = /\p{L}+|\d[\d,.]*/gu;
const startsWithDigit = /^\d/;

/** Cuts texts into words, with every name and every number masked. */
export class Mask {
  private readonly root: Branch = { ends: false, next: new Map() };

  constructor(names: Iterable<string>) {
    for (const name of names) {
      let branch = this.root;
      for (const [piece] of name.matchAll(word)) {
        const key = startsWithDigit.test(piece) ? masked : piece;
        let next = branch.next.get(key);
        if (!next) branch.next.set(key, (next = { ends: false, next: new Map() }));
        branch = next;
      }
      if (branch !== this.root) branch.ends = true;
    }
  }

  /** Words in lower case. Adjacent masks count once, as names differ in length. */
  words(text: string): string[] {
    const pieces = (text.match(word) ?? []).map((piece) => (startsWithDigit.test(piece) ? masked : piece));
    const words: string[] = [];
    for (let at = 0; at < pieces.length;) {
      const length = this.nameAt(pieces, at);
      const piece = length > 0 ? masked : pieces[at]!.toLowerCase();
      if (piece !== masked || words.at(-1) !== masked) words.push(piece);
      at += length || 1;
    }
    return words;
  }

  /** The number of words from here that form a name. */
  private nameAt(pieces: readonly string[], at: number): number {
    let branch = this.root.next.get(pieces[at]!);
    let longest = 0;
    for (let length = 1; branch; length++) {
      if (branch.ends) longest = length;
      branch = branch.next.get(pieces[at + length] ?? '');
    }
    return longest;
  }
}

/** Every name that tells one place from another, as pages print it. */
export function placeNames(content: Content, places: Places): Set<string> {
  const names = new Set([content.settings.state.name, content.settings.state.abbreviation]);
  for (const { name, entry: county } of places.counties) {
    names.add(name);
    // "Kings County" also reads as "the County of Kings".
    names.add(withoutKind(name));
    if (county.seat) names.add(county.seat);
    for (const neighborhood of Object.keys(county.neighborhoods)) names.add(neighborhood);
  }
  for (const { name, entry } of places.cities) names.add(name).add(entry.name);
  for (const { name } of places.zips) names.add(name);
  for (const { name } of content.serviceAreas) names.add(name);
  return names;
}
