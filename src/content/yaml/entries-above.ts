import type { Slip } from './slip.ts';

/** Entries at the edge of the file, above its first name: every data file is a group of names. */
const entriesAndName = /^(?:(?:#.*|---|[ \t]*)\n)*(- .*\n(?:(?:[ \t#-].*)?\n)*)[\w-]+:(?=[ \n])/;

/** An entry pasted above the name of its list, which makes YAML take the whole file for a list. */
export function entriesAbove(yaml: string): Slip[] {
  const found = entriesAndName.exec(yaml);
  if (!found) return [];
  const entries = found[1]!;
  const at = found[0].lastIndexOf(entries);
  return [
    {
      at,
      says: 'This entry stands above every name of the file, so it belongs to no list.',
      fix: 'Move it below the name of its list, exactly below the entries there.',
      mended: [{ at, text: entries.replace(/[^\n]/g, ' ') }],
    },
  ];
}
