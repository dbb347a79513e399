const kinds = ['County', 'Parish', 'City and Borough', 'Borough', 'Census Area', 'Municipality', 'Municipio'];
const kind = new RegExp(` (${kinds.join('|')})$`);

/** "Kings" for "Kings County", as tables name it. */
export const withoutKind = (county: string): string => county.replace(kind, '');

/** The full name of another county in the same state: "Orleans Parish" from "Orleans" and "Jefferson Parish". */
export const namedLike = (county: string, other: string): string => other + (kind.exec(county)?.[0] ?? '');

/** "Parish" of "Orleans Parish"; "County" where the name does not say. */
export const kindOf = (county: string): string =>
  kind.exec(county)?.[1]!.replace('City and ', '') ?? 'County';

/** "Town and Village", as the name of one begins. */
export const kindInName = (kind: string): string =>
  kind.replace(/\b(?!and\b)\w/g, (letter) => letter.toUpperCase());

/** What "Orleans" may be in full: itself, "Orleans County", "Orleans Parish" and so on. */
export const fullNames = (county: string): string[] => [county, ...kinds.map((each) => `${county} ${each}`)];
