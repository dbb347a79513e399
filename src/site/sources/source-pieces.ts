import type { Law } from '#content/content.ts';
import type { Piece } from '../address.ts';

interface SourcePart {
  text: string;
  href?: string;
}

const between = /(; )/;
/** Separates the sections of one law. */
const betweenSections = /(, (?:and )?| and )(?=\d)/;
const website = /^(?:[a-z0-9-]+\.)+(?:gov|edu|org|com|net|info|us)(?![\w-])(?:\/(?:[\w./-]*[\w/-])?)?/;

/** "CPLR 208(a); nycourts.gov, Civil Court": laws link to their section, websites to themselves. */
export function sourcePieces(source: string, laws: readonly Law[]): Piece[] {
  const parts = source.split(between).flatMap((part) => lawParts(part, laws) ?? websiteParts(part));
  return joined(parts).map(({ text, href }) => (href === undefined ? text : { href, label: text }));
}

function lawParts(piece: string, laws: readonly Law[]): SourcePart[] | undefined {
  const law = laws.find(({ name }) => piece.startsWith(name) && /^ \d/.test(piece.slice(name.length)));
  if (!law) return undefined;
  const [first = '', ...rest] = piece.slice(law.name.length + 1).split(betweenSections);
  return [`${law.name} ${first}`, ...rest].map((text, i) => {
    const section = /^\d[\w.-]*/.exec(i === 0 ? first : text)?.[0].replace(/\.$/, '');
    return section ? { text, href: law.link.replace('{section}', section.toUpperCase()) } : { text };
  });
}

function websiteParts(piece: string): SourcePart[] {
  const address = website.exec(piece)?.[0];
  if (!address) return [{ text: piece }];
  return [{ text: address, href: `https://${address}` }, { text: piece.slice(address.length) }];
}

/** Merges neighbors with the same link, or without one. */
function joined(parts: readonly SourcePart[]): SourcePart[] {
  const all: SourcePart[] = [];
  parts.forEach((part, i) => {
    const last = all.at(-1);
    const goesOn = part.href === undefined && last?.href !== undefined && last.href === parts[i + 1]?.href;
    if (part.text === '') return;
    if (last && (last.href === part.href || goesOn)) last.text += part.text;
    else all.push({ ...part });
  });
  return all;
}
