import type { Problem } from '#lib/problem.ts';
import { nearestWord } from '#lib/text.ts';
import { eachScalar, pathInWords, positionOf, type Path, type Source } from './source.ts';

/** What `{name}` or `{group:name}` in a text stands for. */
export type Slots = ReadonlyMap<string, string>;

/** Slots that a topic fills anew for every place; see `src/site/place-facts.ts`. */
export const placeSlots = [
  'place',
  'county',
  'city',
  'zip',
  'court',
  'seat',
  'population',
  'office',
  'miles',
  'neighborhoods',
  'nearby',
  'noticeTo',
  'cities',
  'zipCount',
  'localities',
] as const;
export type PlaceSlot = (typeof placeSlots)[number];

const slot = /\{([a-zA-Z]+(?::[a-z0-9-]+)?)\}/g;

interface Fact {
  id: string;
  value: string;
  unit: string;
}

/** "3 years", "$50,000", "33.3%". */
export function printFact({ value, unit }: Fact): string {
  const units: Record<string, string> = { dollars: `$${value}`, percent: `${value}%`, none: value };
  return units[unit] ?? `${value} ${unit}`;
}

interface SlotSources {
  firm?: { product: string };
  phones?: { main: string };
  claims?: Record<string, string>;
  facts: readonly Fact[];
}

export function slotsOf({ firm, phones, claims, facts }: SlotSources): Slots {
  const slots = new Map<string, string>();
  slots.set('firm', firm?.product ?? '');
  slots.set('phone', phones?.main ?? '');
  for (const [name, claim] of Object.entries(claims ?? {})) slots.set(`claim:${name}`, claim);
  for (const fact of facts) slots.set(`fact:${fact.id}`, printFact(fact));
  return slots;
}

/** A copy of the file's value with every known slot filled; names nobody knows become problems. */
export function fillSource(
  source: Source,
  slots: Slots,
  problems: Problem[],
): { value: unknown; body: string } {
  const perPlace = source.file.includes('/topics/') ? placeSlots : [];
  const known = new Set<string>([...slots.keys(), ...perPlace]);
  const fill = (text: string, at: () => { line: number; column: number }, path: Path): string =>
    text.replace(slot, (written, name: string) => {
      if (slots.has(name)) return slots.get(name)!;
      if (!known.has(name)) {
        const meant = nearestWord(name, known);
        problems.push({
          file: source.file,
          ...at(),
          path: pathInWords(path),
          says: `${written} stands for nothing.`,
          fix: meant ? `Did you mean {${meant}}?` : 'Facts are listed in facts.yaml, as {fact:their-id}.',
        });
      }
      return written;
    });
  const walk = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') return fill(value, () => positionOf(source, path), path);
    if (Array.isArray(value)) return value.map((item, i) => walk(item, [...path, i]));
    if (value !== null && typeof value === 'object') {
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key])]),
      );
    }
    return value;
  };
  const body = source.body
    .split('\n')
    .map((line, i) => fill(line, () => ({ line: source.bodyLine + i, column: 1 }), []))
    .join('\n');
  return { value: walk(source.value, []), body };
}

const number = String.raw`(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty-five|sixty|ninety)`;
const legalFigure = new RegExp(
  String.raw`\$\d|\d%|\b${number}[ -](?:days?|months?|years?|percent|dollars?)\b`,
  'i',
);

/** A figure of the law must come from facts.yaml, so that a changed law is one edit. */
export function checkFigures(source: Source, problems: Problem[]): void {
  const look = (text: string, at: { line: number; column: number }, path: Path) => {
    const found = legalFigure.exec(text);
    if (!found) return;
    problems.push({
      file: source.file,
      ...at,
      path: pathInWords(path),
      says: `"${found[0]}" is a figure typed straight into the text.`,
      fix: 'Name the fact instead, as in {fact:injury-deadline}; the facts stand in facts.yaml.',
    });
  };
  eachScalar(source, (path, value) => {
    if (typeof value === 'string') look(value, positionOf(source, path), path);
  });
  source.body.split('\n').forEach((line, i) => look(line, { line: source.bodyLine + i, column: 1 }, []));
}
