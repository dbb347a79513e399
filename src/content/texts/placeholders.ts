import type { z } from 'zod';
import type { Path, Problem } from '#lib/problem.ts';
import { editDistance, nearestWord } from '#lib/spelling.ts';
import type { Fact, SiteSettings } from '../content.ts';
import { metaOf, schemaAt, typeOf } from '../schema-at.ts';
import { problemAt, type Source } from '../source.ts';
import { mapTexts, mapTextsAndLines } from './each-text.ts';
import { printFact } from './print-fact.ts';
import { placeholderName, strayBraces } from './stray-braces.ts';

/** The value of `{name}` or `{group:name}` in a text. */
export type Placeholders = ReadonlyMap<string, string>;

/** Includes a following full stop, to avoid a second one after "Maple & Stone, P.C." */
const placeholder = new RegExp(String.raw`\{(${placeholderName})\}(\.?)`, 'g');

export const placeholdersOf = (settings: SiteSettings | undefined, facts: readonly Fact[]): Placeholders =>
  new Map([
    ['firm', settings?.firm.product ?? ''],
    ['phone', settings?.phones.main ?? ''],
    ...Object.entries(settings?.claims ?? {}).map(([name, claim]) => [`claim:${name}`, claim] as const),
    ...facts.map((fact) => [`fact:${fact.id}`, printFact(fact)] as const),
    // For other languages, which have their own number words.
    ...facts.map(({ id, value }) => [`value:${id}`, value] as const),
  ]);

/**
 * A copy of the file's value with all known placeholders filled; unknown names become problems. `unread` are the groups
 * whose own file has mistakes, so their names cannot be checked.
 */
export function fillSource(
  source: Source,
  schema: z.ZodType,
  placeholders: Placeholders,
  unread: ReadonlySet<string>,
  problems: Problem[],
): Pick<Source, 'value' | 'body'> {
  return mapTextsAndLines(source, (text, path, positionIn) => {
    const perPlace = placeholdersAt(schema, path);
    // The scripts of form and chat have "[phone]", too.
    const isKnown = (name: string) =>
      name.includes(':') ? placeholders.has(name) : (perPlace?.includes(name) ?? false);
    for (const { written, index, fix } of strayBraces(text, isKnown)) {
      const says = `"${written}" is not a name in braces, so visitors would see it exactly as typed.`;
      problems.push(problemAt(source, path, says, fix, positionIn(written, index)));
    }
    const print = path.length === 0 ? asMarkdown : undefined;
    return fillText(text, placeholders, print, (name, index) => {
      if (!perPlace || perPlace.includes(name) || unread.has(name.split(':')[0]!)) return;
      const written = `{${name}}`;
      const fix = whatIsKnown(name, placeholders, perPlace);
      const position = positionIn(written, index);
      problems.push(problemAt(source, path, `${written} has no meaning here.`, fix, position));
    });
  });
}

/** Placeholders that each page fills in for itself; undefined if no text belongs here, which has its own letter. */
function placeholdersAt(schema: z.ZodType, path: Path): readonly string[] | undefined {
  if (path.length === 0) return [];
  const at = schemaAt(schema, path);
  const isText = at && !/^(?:object|array|record|tuple)$/.test(typeOf(at));
  return isText ? (metaOf(at).placeholders ?? []) : undefined;
}

/** Fills the defaults of a schema; placeholders that each page fills in stay. */
export const fillDefaults = <T>(value: T, placeholders: Placeholders): T =>
  mapTexts(value, (text) => fillText(text, placeholders)) as T;

type Print = (value: string) => string;

function fillText(
  text: string,
  placeholders: Placeholders,
  print: Print = (value) => value,
  onUnknown?: (name: string, index: number) => void,
): string {
  return text.replace(placeholder, (written, name: string, stop: string, index: number) => {
    const value = placeholders.get(name);
    if (value !== undefined) return print(value) + (value.endsWith('.') ? '' : stop);
    onUnknown?.(name, index);
    return written;
  });
}

/** Escapes a value, as it is plain words on one line whatever its characters mean in Markdown. */
const asMarkdown = (value: string) =>
  value.replace(/\s*\n\s*/g, ' ').replace(/[!-/:-@[-`{-~]/g, (sign) => `\\${sign}`);

/** In letters: two facts may have similar ids, and a deadline in place of one that was deleted would be false. */
const mostMistyped = 2;

function whatIsKnown(typed: string, placeholders: Placeholders, perPlace: readonly string[]): string {
  const meant = nearestWord(typed, [...placeholders.keys(), ...perPlace]);
  const [, id] = /^(?:fact|value):(.+)$/.exec(typed) ?? [];
  if (meant && (!id || editDistance(typed, meant) <= mostMistyped)) return `Did you mean {${meant}}?`;
  if (id) return `facts.yaml has no fact "${id}". Write the id of the right one, or put it back there.`;
  const facts = 'Facts are in facts.yaml; write them as {fact:their-id}.';
  return perPlace.length > 0
    ? `You can use these: ${perPlace.map((name) => `{${name}}`).join(', ')}.\n${facts}`
    : facts;
}
