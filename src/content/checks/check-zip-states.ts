import { listInWords } from '#lib/text.ts';
import type { Tell } from './tell.ts';
import type { UncheckedContent } from '../content.ts';
import { usStates, statesOfZip, type UsStateCode } from '#lib/geo/us-states.ts';

/** The first digits of a ZIP code must be of its state, for counties and offices alike. */
export function checkZipStates(
  { settings, counties }: Pick<UncheckedContent, 'settings' | 'counties'>,
  tell: Tell,
): void {
  settings?.offices.forEach(({ zip, state }, i) => {
    const says = wrongWith(zip, state, 'this office');
    const fix = 'Write the state and the ZIP code of the same address.';
    if (says) tell('site.yaml', ['offices', i, 'zip'], says, fix);
  });
  for (const county of counties) {
    const state = county.state ?? settings?.state.abbreviation;
    if (!state) continue;
    county.cities.forEach((city, c) =>
      city.zips.forEach((zip, z) => {
        const says = wrongWith(zip, state, 'this county');
        if (!says) return;
        const [other] = statesOfZip(zip);
        const fix = other
          ? `Write the ZIP code you meant. If the whole county is in ${usStates[other].name}, write below its name: state: ${other}`
          : 'Look up the ZIP code again.';
        tell(county.file, ['cities', c, 'zips', z], says, fix);
      }),
    );
  }
}

function wrongWith(zip: string, state: UsStateCode, owner: string): string | undefined {
  const states = statesOfZip(zip);
  if (states.includes(state)) return undefined;
  return states.length === 0
    ? `No state has ZIP codes that begin with ${zip.slice(0, 3)}, so ${zip} does not exist.`
    : `${zip} begins like the ZIP codes of ${listInWords(states.map((code) => usStates[code].name))}, but ${owner} is in ${usStates[state].name}.`;
}
