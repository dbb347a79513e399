import { phoneNumber, telephoneLink } from '#lib/phone.ts';
import { escapeRegExp } from '#lib/text.ts';
import type { Link, Piece } from './address.ts';

/** Something known, as of a place or of a lawyer. */
export interface FactRow {
  label: string;
  value: string;
  /** Entries of the list that the value is, where they have a page. */
  links?: readonly Link[];
}

/** The same, ready to print: a text, and what in it leads on or dials. */
export interface PrintedRow {
  label: string;
  pieces: Piece[];
}

/** Nothing where nothing is known. */
export const row = (label: string, value: string | undefined, links?: readonly Link[]): FactRow[] =>
  value ? [{ label, value, ...(links && { links }) }] : [];

/** Every telephone number in a row dials. */
export function printRow({ label, value, links = [] }: FactRow): PrintedRow {
  const dialed = value
    .split(phoneNumber)
    .map((text, i) => (i % 2 === 0 ? text : { href: telephoneLink(text), label: text }));
  const pieces = links.reduce<Piece[]>(
    (all, link) => all.flatMap((piece) => (typeof piece === 'string' ? linked(piece, link) : [piece])),
    dialed,
  );
  return { label, pieces: pieces.filter((piece) => piece !== '') };
}

const linked = (text: string, link: Link) =>
  text.split(entryNamed(link.label)).flatMap((part, i) => (i === 0 ? [part] : [link, part]));

/** A whole entry of a list in words: "Harlem" has a page, "East Harlem" beside it may have none. */
const entryNamed = (name: string) => new RegExp(`(?<=^|, | and )${escapeRegExp(name)}(?=$|, | and )`);
