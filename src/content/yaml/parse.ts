import { LineCounter, parseDocument, type Document } from 'yaml';
import { holdsTypographicSigns } from '../texts/typographic-signs.ts';
import { placeOfError } from './error-place.ts';
import { leftOverSigns } from './left-over-signs.ts';
import { lexemesOf } from './lexemes.ts';
import { lookAlikes } from './look-alikes.ts';
import { lostHyphens } from './lost-hyphens.ts';
import { entriesAbove, entriesBelow, misplacedEntries } from './misplaced-entries.ts';
import { isTooDeep } from './refusals.ts';
import { withMended, type Slip } from './slip.ts';

export interface Syntax {
  document: Document;
  lines: LineCounter;
  /** The parsed YAML, with all slips that could be fixed. */
  yaml: string;
  slips: readonly Slip[];
}

/** Many times larger than its text, so only the last is cached; it is parsed again to locate a problem. */
let lastParsed: { text: string; syntax: Syntax } | undefined;

/**
 * Parses the intended YAML: slips are fixed first, so that their consequences are not reported, but all other mistakes
 * in the file are.
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

/** Rounds of fixing, as one fixed slip can reveal the next in a line with a special space, a dash and quotes. */
const mostRounds = 6;

/** All slips in order; if the YAML is readable as it is, only those that change its meaning. */
function findSlips(yaml: string, canBeRead: boolean): Slip[] {
  const above = canBeRead ? [] : entriesAbove(yaml);
  const slips = new Map(above.map((slip) => [slip.at, slip]));
  let mended = withMended(yaml, above);
  for (let round = 0; round < mostRounds; round++) {
    const lexemes = lexemesOf(mended);
    const belowEmpty = canBeRead ? [] : entriesBelow(lexemes, mended).filter((slip) => slip.mended);
    const misread = canBeRead ? [] : [...belowEmpty, ...leftOverSigns(lexemes)];
    const found = [...lookAlikes(lexemes, mended), ...misread];
    const fresh = found.filter(({ at }) => !slips.has(at));
    if (fresh.length === 0) break;
    for (const slip of fresh) slips.set(slip.at, slip);
    mended = withMended(mended, fresh);
  }
  if (!canBeRead) for (const slip of misplacedIn(mended)) slips.set(slip.at, slip);
  return [...slips.values()].sort((a, b) => a.at - b.at);
}

/** A missing hyphen makes those of the other entries look misplaced, and such entries look like part of a list above. */
function misplacedIn(yaml: string): Slip[] {
  const lexemes = lexemesOf(yaml);
  const kinds = [lostHyphens(lexemes, yaml), misplacedEntries(lexemes), entriesBelow(lexemes, yaml)];
  return kinds.find((slips) => slips.length > 0) ?? [];
}

/** After another kind of mistake, such as an unclosed quote, nothing is reliable. */
function lastLineToBelieve({ document, lines, yaml, slips }: Syntax): number {
  const lineOf = (at: number) => lines.linePos(at).line;
  const reported = new Set(slips.filter(({ mended }) => !mended).map(({ at }) => lineOf(at)));
  const errors = document.errors
    .map(({ pos }) => placeOfError(pos[0], yaml, lines).line)
    .filter((line) => !reported.has(line));
  return Math.min(Infinity, ...errors);
}
