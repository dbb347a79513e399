const kind = / (?:County|Parish|(?:City and )?Borough|Census Area|Municipality|Municipio)$/;

/** "Kings" of "Kings County", as tables name it. */
export const withoutKind = (county: string): string => county.replace(kind, '');

/** Another county of the same state as it is called in full: "Orleans Parish" of "Orleans" and "Jefferson Parish". */
export const namedLike = (county: string, other: string): string => other + (kind.exec(county)?.[0] ?? '');
