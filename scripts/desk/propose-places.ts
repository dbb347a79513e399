import { WrongRequest } from '#lib/refused.ts';
import type { Site } from '#site/plan.ts';
import { stateIn } from '#desk/new/new-place.ts';
import { proposedCounty, type ListedCity } from '#desk/zips/proposed-cities.ts';
import type { ZipTable } from '#desk/zips/zip-table.ts';
import { counted } from '#lib/text.ts';
import { prompt, type Terminal } from './prompt.ts';

/** The county by its name in the ZIP table, with the cities that the user chose, or all without a terminal. */
export async function chooseCities(
  zipTable: ZipTable,
  site: Site,
  county: string,
  given: { state?: string },
  terminal: Terminal | undefined,
): Promise<{ name: string; cities: ListedCity[] }> {
  const state = stateIn(given, site.content.settings.state.abbreviation);
  const { name, cities } = proposedCounty(zipTable, state, county);
  if (!terminal) return { name, cities };
  terminal.output.write(
    [`${name} has ${counted(cities.length, 'city', 'cities')}:`, ...cities.map(inLine), ''].join('\n'),
  );
  const answer = await prompt(
    terminal,
    'Press Enter for all of them, or type the ones you want, separated by commas:',
    (typed) => {
      const strange = namesIn(typed).find((wanted) => !cities.some((city) => isCalled(city, wanted)));
      return strange === undefined ? undefined : `"${strange}" is not one of them.`;
    },
  );
  if (answer === undefined) throw new WrongRequest('Nothing was written.');
  const wanted = namesIn(answer);
  const chosen = cities.filter((city) => wanted.some((name) => isCalled(city, name)));
  return { name, cities: chosen.length > 0 ? chosen : cities };
}

const inLine = ({ name, zips }: ListedCity) => `  ${name}: ${zips.join(', ')}`;

const namesIn = (typed: string) =>
  typed
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const isCalled = ({ name }: ListedCity, wanted: string) => name.toLowerCase() === wanted.toLowerCase();
