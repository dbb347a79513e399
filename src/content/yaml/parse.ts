import { LineCounter, parseDocument, type Document } from 'yaml';
import { holdsTypographicSigns } from '../texts/typographic-signs.ts';
import { isTooDeep } from './refusals.ts';
import { findSlips } from './find-slips.ts';
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

/** Behind a mistake of another kind, such as a quote that is never closed, nothing is what it seems to be. */
function lastLineToBelieve({ document, lines, slips }: Syntax): number {
  const lineOf = (at: number) => lines.linePos(at).line;
  const told = new Set(slips.filter(({ mended }) => !mended).map(({ at }) => lineOf(at)));
  const errors = document.errors.map(({ pos }) => lineOf(pos[0])).filter((line) => !told.has(line));
  return Math.min(Infinity, ...errors);
}
