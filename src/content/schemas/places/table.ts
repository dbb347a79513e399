import { z } from 'zod';
import { kindInName, kindOf } from '#lib/geo/county-name.ts';
import { wrongWithPoint } from '#lib/geo/point-slips.ts';
import type { LetterParts } from '#lib/problem.ts';
import { findMisread } from '../../texts/misreadings.ts';
import { plainSigns } from '../../texts/plain-signs.ts';
import { standIn } from '../../texts/unwritten.ts';
import { letter } from '../common/letter.ts';

/**
 * A table of `data/places/`: what it tells, as visitors read it above its source; its columns in their order, and those
 * that tell one row from another.
 */
export const table = <S extends z.ZodRawShape>(
  tells: string,
  key: readonly (keyof S & string)[],
  columns: S,
) => ({
  tells,
  key,
  row: z.object(columns).superRefine((cells, context) => {
    const tell = (column: string, ...parts: LetterParts) =>
      context.addIssue({ code: 'custom', path: [column], message: letter(...parts) });
    for (const rule of rules) {
      const wrong = rule(cells);
      if (wrong) tell(...wrong);
    }
    for (const [column, cell] of Object.entries(cells)) {
      const wrong = typeof cell === 'string' ? wrongWithText(cell) : undefined;
      if (wrong) tell(column, ...wrong);
    }
  }),
});

/** Cells that can be wrong only together. */
type Cells = Partial<
  Record<'body' | 'name' | 'kind' | 'from' | 'to' | 'address' | 'city' | 'zip', string> &
    Record<'lat' | 'lng' | 'transit_percent' | 'car_percent' | 'walk_percent', number>
>;
type WrongCell = [column: string, ...LetterParts];

function wrongPoint({ lat, lng }: Cells): WrongCell | undefined {
  const wrong = lat === undefined || lng === undefined ? undefined : wrongWithPoint([lat, lng]);
  return wrong && ['lng', ...wrong];
}

/**
 * A body reads after "the", as "Shinnecock Reservation" does, but not "Bath Township". A name alone is too little, unless
 * it says what it is: "Village of the Branch".
 */
function wrongBody({ body = '', name, kind = '' }: Cells): WrongCell | undefined {
  const isAlone = body === name && !body.includes(' of ') && /^(?:city|town|village)/.test(kind);
  const written = kind === 'county' ? kindOf(body) : kind;
  const endsInKind = kind !== 'reservation' && body.toLowerCase() === `${name} ${written}`.toLowerCase();
  if (!isAlone && !endsInKind) return undefined;
  const says = `Pages would call it "the ${body}".`;
  return ['body', says, `Write what it is before its name: "${kindInName(written)} of ${name}".`];
}

/** Of a hospital, whose city and ZIP code have columns of their own. */
function wrongAddress({ address = '', city, zip }: Cells): WrongCell | undefined {
  if (city === undefined || zip === undefined) return undefined;
  if (!address.includes(zip) && !address.includes(`, ${city}`)) return undefined;
  const says = 'Pages print the city after the address, which holds it already.';
  return ['address', says, `Write only number and street: ${address.split(',', 1)[0]}`];
}

function wrongWindow({ from, to }: Cells): WrongCell | undefined {
  return from === undefined || to === undefined || from <= to
    ? undefined
    : [
        'to',
        `The last day, ${to}, is before the first day, ${from}.`,
        'Write the last day that was counted.',
      ];
}

/** Percentages are rounded. */
const mostPercent = 102;

function wrongCommute({
  transit_percent: transit = 0,
  car_percent: car = 0,
  walk_percent: walk,
}: Cells): WrongCell | undefined {
  const sum = transit + car + (walk ?? 0);
  const column = walk === undefined ? 'car_percent' : 'walk_percent';
  const says = `Transit, car and walk add up to ${Number(sum.toFixed(2))} percent here, which is`;
  if (sum > mostPercent)
    return [column, `${says} more than everyone.`, 'Correct the wrong one of the three.'];
  const areShares = sum > 0.5 && sum <= mostPercent / 100 && [transit, car].some((part) => part % 1 > 0);
  return areShares ? [column, `${says} hardly anyone.`, 'Write percentages: 43 for 0.43.'] : undefined;
}

/** Each applies to the tables that have its columns. */
const rules: readonly ((cells: Cells) => WrongCell | undefined)[] = [
  wrongPoint,
  wrongBody,
  wrongAddress,
  wrongWindow,
  wrongCommute,
];

/** Pages print cells as they are. */
function wrongWithText(cell: string): LetterParts | undefined {
  const [sign] = findMisread(cell, plainSigns);
  if (sign) return sign.letter;
  if (/\{[^{}]*\}/.test(cell))
    return [
      `Nothing in braces is filled in here, so visitors would see "${cell}".`,
      'Write the words themselves.',
    ];
  return standIn.test(cell)
    ? [
        `"${cell}" is not a finished text, and visitors would see it.`,
        'Write what belongs here, or delete the row.',
      ]
    : undefined;
}
