const kind = / (?:County|Parish|(?:City and )?Borough|Census Area|Municipality|Municipio)$/;

/** "Kings" for "Kings County", as tables name it. */
export const withoutKind = (county: string): string => county.replace(kind, '');

/** The full name of another county in the same state: "Orleans Parish" from "Orleans" and "Jefferson Parish". */
export const namedLike = (county: string, other: string): string => other + (kind.exec(county)?.[0] ?? '');
