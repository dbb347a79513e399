import { phoneNumber, telephoneLink } from '#lib/phone.ts';
import { escapeRegExp } from '#lib/text.ts';
import type { Link, Piece } from './address.ts';

/** A fact about a place or a lawyer. */
export interface FactRow {
  label: string;
  value: string;
  /** Entries of the value, if it is a list, that have their own page. */
  links?: readonly Link[];
}

/** The row ready to print, with its links and phone numbers. */
export interface PrintedRow {
  label: string;
  pieces: Piece[];
}

/** No row if the value is missing. */
export const row = (label: string, value: string | undefined, links?: readonly Link[]): FactRow[] =>
  value ? [{ label, value, ...(links && { links }) }] : [];

/** Every phone number in a row becomes a link. */
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

/** Matches only whole entries of a list: "Harlem" may have a page, but not "East Harlem". */
const entryNamed = (name: string) => new RegExp(`(?<=^|, | and )${escapeRegExp(name)}(?=$|, | and )`);
