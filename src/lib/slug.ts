/** Lower-case letters, digits and single hyphens: the only valid form of a name in an address. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Lowercases, strips accents, turns spaces into hyphens and drops everything else but letters and digits. */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
