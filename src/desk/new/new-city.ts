import { statesOfZip, type UsStateCode } from '#content/places/us-states.ts';
import { WrongRequest } from '#lib/refused.ts';
import type { ListedCity } from '../zips/proposed-cities.ts';
import { slugFor } from './typed-name.ts';

/** The state across the border, where the ZIP codes of a county lie in none but that. */
export function otherState(zips: readonly string[], ofSite: UsStateCode): UsStateCode | undefined {
  const [state] = statesOfZip(zips[0] ?? '');
  const isThere = (zip: string) =>
    state && statesOfZip(zip).includes(state) && !statesOfZip(zip).includes(ofSite);
  return zips.every(isThere) ? state : undefined;
}

export function newCity(name: string, zips: string | readonly string[] = []): ListedCity {
  const list = typeof zips === 'string' ? zips.split(/[\s,]+/).filter(Boolean) : [...zips];
  const wrong = list.find((zip) => !/^\d{5}$/.test(zip));
  if (wrong)
    throw new WrongRequest(`"${wrong}" is not a ZIP code. Write five digits, as in: --zips 10598,10535`);
  return { name, slug: slugFor(name), zips: list };
}
