import type { Redirect } from '#content/content.ts';
import type { RenameCommand } from '#content/files/moved-files.ts';
import type { AddressTree } from '../address-tree.ts';
import { parsePattern } from '../pattern.ts';

/** A line from each address to the one in the same place of the other list. */
export const linesBetween = (from: readonly string[], to: readonly string[]): Redirect[] =>
  from.map((address, i) => ({ from: address, to: to[i]! }));

/** Lines that arrive: instead of targets without a page the first of them, or the page above it. */
export const linesToPages = (from: readonly string[], to: readonly string[], living: AddressTree) =>
  linesBetween(
    from,
    to.map((target) => (living.anyOf(parsePattern(target)) ? target : living.nearest(to[0]!))),
  );

/** Something that was published and is no longer in the data. */
export interface Vanished {
  /** As people call it: 'The county "kings-county"'. */
  name: string;
  /** The name is of more than one thing. */
  many?: boolean;
  /** What it was probably renamed to. */
  renamedTo?: string;
  /** What `npm run rename` has to be told, where its file was probably renamed by hand. */
  byHand?: RenameCommand;
  addresses(): Iterable<string>;
  /** The redirects that would catch all of its addresses. */
  lines: Redirect[];
}

/** Those names that are not among others. */
export const without = (all: Iterable<string>, some: { has(name: string): boolean }) =>
  [...all].filter((name) => !some.has(name));
