/** Small letters, digits and single hyphens: the only shape of a name in an address. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Lowercases, turns spaces into hyphens and drops every other character that is no letter or digit. */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
