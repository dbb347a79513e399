import { oneOf } from '#lib/text.ts';
import type { ZipPlace } from '../places/places.ts';

/** A police department, and whether the table is certain that it has the reports. */
export interface Department {
  name: string;
  isSure: boolean;
}

/** The department that has the reports of a municipality, unless the table is only guessing. */
export function departmentOf(zips: readonly ZipPlace[], body: string): Department | undefined {
  const row = zips
    .flatMap(({ facts }) => facts.police)
    .find((each) => each.body === body && each.certainty !== 'low');
  return row && { name: row.department, isSure: row.certainty === 'high' };
}

/**
 * "Amherst Town Police, in parts probably Erie County Sheriff": each once, the certain ones first. If there may be
 * others: "Amherst Town Police or another, probably Erie County Sheriff".
 */
export function oneOfDepartments(departments: readonly Department[], others: readonly string[] = []): string {
  const namesOf = (isSure: boolean) =>
    departments.filter((each) => each.isSure === isSure).map(({ name }) => name);
  const sure = new Set(namesOf(true));
  const assumed = new Set(namesOf(false).filter((name) => !sure.has(name)));
  if (assumed.size === 0) return oneOf([...sure, ...others]);
  const probably = `probably ${oneOf([...assumed])}`;
  if (sure.size === 0) return oneOf([probably, ...others]);
  // "or probably" would read as if that one were the likelier.
  return `${oneOf([...sure, ...others])}, ${others.length > 0 ? '' : 'in parts '}${probably}`;
}
