import { entriesAbove } from './entries-above.ts';
import { entriesBelow } from './entries-below.ts';
import { lexemesOf } from './lexemes.ts';
import { lookAlikes } from './look-alikes.ts';
import { misplacedEntries } from './misplaced-entries.ts';
import { withMended, type Slip } from './slip.ts';

/** Mending one slip can reveal the next, as in a line with a special space, a dash and quotes. */
const mostRounds = 6;

/** All slips in their order. Where the YAML can be read as it is, only those that change what it says. */
export function findSlips(yaml: string, canBeRead: boolean): Slip[] {
  const above = canBeRead ? [] : entriesAbove(yaml);
  const slips = new Map(above.map((slip) => [slip.at, slip]));
  let mended = withMended(yaml, above);
  for (let round = 0; round < mostRounds; round++) {
    const lexemes = lexemesOf(mended);
    const found = [...lookAlikes(lexemes, mended), ...(canBeRead ? [] : entriesBelow(lexemes, mended))];
    const fresh = found.filter(({ at }) => !slips.has(at));
    if (fresh.length === 0) break;
    for (const slip of fresh) slips.set(slip.at, slip);
    mended = withMended(mended, fresh);
  }
  if (!canBeRead) for (const slip of misplacedEntries(lexemesOf(mended))) slips.set(slip.at, slip);
  return [...slips.values()].sort((a, b) => a.at - b.at);
}
