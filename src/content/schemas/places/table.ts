import { z } from 'zod';
import { wrongWithPoint } from '#lib/geo/point-slips.ts';
import type { LetterParts } from '#lib/problem.ts';
import { capitalized } from '#lib/text.ts';
import { letter } from '../common/letter.ts';

type WrongCell = [column: string, ...LetterParts];

/**
 * A table of `data/places/`: what it tells, as visitors read it above its source; its columns in their order, those that
 * tell one row from another, and what can be wrong with several of them together.
 */
export function table<S extends z.ZodRawShape>(
  tells: string,
  key: readonly (keyof S & string)[],
  columns: S,
  check?: (row: z.output<z.ZodObject<S>>) => WrongCell | undefined,
) {
  const row = z.object(columns);
  if (!check) return { tells, key, row };
  const checked = row.superRefine((cells, context) => {
    const [column, ...parts] = check(cells) ?? [];
    if (column)
      context.addIssue({ code: 'custom', path: [column], message: letter(...(parts as LetterParts)) });
  });
  return { tells, key, row: checked };
}

export function wrongPoint({
  lat,
  lng,
}: Partial<Record<'lat' | 'lng', number | undefined>>): WrongCell | undefined {
  const wrong = lat === undefined || lng === undefined ? undefined : wrongWithPoint([lat, lng]);
  return wrong && ['lng', ...wrong];
}

/** A body reads after "the", so a name alone is too little, unless it says what it is: "Village of the Branch". */
export function wrongBody({
  body,
  name,
  kind,
}: Record<'body' | 'name' | 'kind', string>): WrongCell | undefined {
  const isNamedAlone = body === name && !body.includes(' of ') && /^(?:city|town|village)/.test(kind);
  if (!isNamedAlone) return undefined;
  const says = `Pages would speak of "the ${body}".`;
  return ['body', says, `Write what it is before its name: "${capitalized(kind)} of ${name}".`];
}

export const wrongWindow = ({ from, to }: { from: string; to: string }): WrongCell | undefined =>
  from <= to
    ? undefined
    : ['to', `The last day, ${to}, lies before the first, ${from}.`, 'Write the last day that was counted.'];

/** Percentages are rounded. */
const mostPercent = 102;

export function wrongCommute({
  transit_percent: transit = 0,
  car_percent: car = 0,
  walk_percent: walk = 0,
}: Partial<Record<'transit_percent' | 'car_percent' | 'walk_percent', number | undefined>>):
  WrongCell | undefined {
  const sum = transit + car + walk;
  if (sum <= mostPercent) return undefined;
  const says = `Transit, car and walk make ${sum} percent here, more than all who go to work.`;
  return ['walk_percent', says, 'Correct one of the three.'];
}
