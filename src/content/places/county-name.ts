/** "Kings" of "Kings County", as tables name it. */
export const withoutKind = (county: string): string => county.replace(/ (?:County|Parish|Borough)$/, '');
