import type { Redirect } from '#content/content.ts';
import type { MovedFile } from '#content/files/moved-files.ts';
import type { AddressTree } from '../address-tree.ts';
import { parsePattern } from '../pattern.ts';

/** A line from each address to the one in the same place of the other list. */
export const linesBetween = (from: readonly string[], to: readonly string[]): Redirect[] =>
  from.map((address, i) => ({ from: address, to: to[i]! }));

/** Something that was published and is no longer in the data. */
export interface Vanished {
  /** As people call it: 'The county "kings-county"'. */
  name: string;
  /** The name is of more than one thing. */
  many?: boolean;
  /** What it was probably renamed to. */
  renamedTo?: string;
  /** What `npm run rename` has to be told, where its file was probably renamed by hand. */
  byHand?: Pick<MovedFile, 'kind' | 'from' | 'to'>;
  addresses(): Iterable<string>;
  /** The redirects that would catch all of its addresses. */
  lines: Redirect[];
}

/** Targets that arrive: instead of those without a page the first of them, or the page above it. */
export const withPages = (targets: readonly string[], living: AddressTree) =>
  targets.map((target) => (living.anyOf(parsePattern(target)) ? target : living.nearest(targets[0]!)));

/** Those names that are not among others. */
export const without = (all: Iterable<string>, some: { has(name: string): boolean }) =>
  [...all].filter((name) => !some.has(name));
