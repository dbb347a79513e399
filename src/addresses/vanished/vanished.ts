import type { Redirect } from '#content/content.ts';
import type { RenameCommand } from '#content/files/moved-files.ts';
import type { AddressTree } from '../address-tree.ts';
import { parsePattern } from '../pattern.ts';

/** A redirect from each address to the one at the same position in the other list. */
export const linesBetween = (from: readonly string[], to: readonly string[]): Redirect[] =>
  from.map((address, i) => ({ from: address, to: to[i]! }));

/** Redirects that end at a page: a target without one is replaced by the first target, or by the page above it. */
export const linesToPages = (from: readonly string[], to: readonly string[], current: AddressTree) =>
  linesBetween(
    from,
    to.map((target) => (current.anyOf(parsePattern(target)) ? target : current.nearest(to[0]!))),
  );

/** Something that was published and is no longer in the data. */
export interface Vanished {
  /** As messages call it: 'The county "kings-county"'. */
  name: string;
  /** Whether the name is plural. */
  many?: boolean;
  /** The slug of a county that was probably deleted, and not the last one. */
  county?: string;
  /** Whether it is ZIP codes. */
  zips?: boolean;
  /** What it was probably renamed to. */
  renamedTo?: string;
  /** Arguments for `npm run rename`, if its file was probably renamed by hand. */
  byHand?: RenameCommand;
  addresses(): Iterable<string>;
  /** The redirects that would catch all of its addresses. */
  lines: Redirect[];
}

/** The names that are not in the other list. */
export const without = (all: Iterable<string>, some: { has(name: string): boolean }) =>
  [...all].filter((name) => !some.has(name));
