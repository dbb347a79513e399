import { LineCounter, parseDocument, type Document } from 'yaml';
import { holdsTypographicSigns } from '../texts/typographic-signs.ts';
import { lexemesOf } from './lexemes.ts';
import { lookAlikes } from './look-alikes.ts';
import { entriesAbove, entriesBelow, misplacedEntries } from './misplaced-entries.ts';
import { isTooDeep } from './refusals.ts';
import { withMended, type Slip } from './slip.ts';

export interface Syntax {
  document: Document;
  lines: LineCounter;
  /** What was parsed: the YAML as it stands there, but for the slips that could be mended. */
  yaml: string;
  slips: readonly Slip[];
}

/** Many times as large as its text, so only the last is kept; whoever has a problem to place asks again. */
let lastParsed: { text: string; syntax: Syntax } | undefined;

/**
 * Parses YAML as it was meant: slips are mended first, so that no letter is written about what follows from
 * them, and everything else that is wrong in the file is reported beside them.
 */
export function parseYaml(text: string): Syntax {
  if (lastParsed?.text !== text) lastParsed = { text, syntax: parseMended(text) };
  return lastParsed.syntax;
}

function parseMended(text: string): Syntax {
  const asWritten = parse(text, []);
  const canBeRead = asWritten.document.errors.length === 0;
  if ((canBeRead && !holdsTypographicSigns(text)) || isTooDeep(asWritten.document.contents)) return asWritten;
  const slips = findSlips(text, canBeRead);
  if (slips.length === 0) return asWritten;
  const asMeant = parse(text, slips);
  const last = lastLineToBelieve(asMeant);
  const believed = slips.filter(({ at }) => asMeant.lines.linePos(at).line <= last);
  return believed.length === slips.length ? asMeant : parse(text, believed);
}

function parse(text: string, slips: readonly Slip[]): Syntax {
  const [yaml, lines] = [withMended(text, slips), new LineCounter()];
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  return { document, lines, yaml, slips };
}

/** Mending one slip can reveal the next, as in a line with a special space, a dash and quotes. */
const mostRounds = 6;

/** All slips in their order. Where the YAML can be read as it is, only those that change what it says. */
function findSlips(yaml: string, canBeRead: boolean): Slip[] {
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

/** Behind a mistake of another kind, such as a quote that is never closed, nothing is what it seems to be. */
function lastLineToBelieve({ document, lines, slips }: Syntax): number {
  const lineOf = (at: number) => lines.linePos(at).line;
  const told = new Set(slips.filter(({ mended }) => !mended).map(({ at }) => lineOf(at)));
  const errors = document.errors.map(({ pos }) => lineOf(pos[0])).filter((line) => !told.has(line));
  return Math.min(Infinity, ...errors);
}
