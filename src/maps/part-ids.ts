import type { Width } from './view.ts';

/** The id of a ZIP's area or dot. Ids are short, as a drawing has hundreds and pages repeat them. */
export const areaId = (zip: string): string => `z${zip}`;

/** The map that a group of names belongs to: of the county, a city or a ZIP. */
export const viewId = {
  county: '',
  city: (slug: string) => `-${slug}`,
  zip: (zip: string) => zip,
};

/** The ids of the names on such a map: all that fit on a wide screen, and those that also fit on a phone. */
export const namesIn = (view: string): Record<Width, string> => ({ wide: `n${view}`, narrow: `s${view}` });
/** The same for the names of cities, towns and villages. */
export const bodiesIn = (view: string): Record<Width, string> => ({ wide: `b${view}`, narrow: `t${view}` });
