import type { Width } from './view.ts';

/** The id of the area or the dot of a ZIP. All ids are short: a drawing has hundreds, and pages repeat them. */
export const areaId = (zip: string): string => `z${zip}`;

/** The map that a group of names is for: that of the county, of a city or of a ZIP. */
export const viewId = {
  county: '',
  city: (slug: string) => `-${slug}`,
  zip: (zip: string) => zip,
};

/** The ids of the names on such a map: all that a desk has room for, and those of them that a phone has room for. */
export const namesIn = (view: string): Record<Width, string> => ({ wide: `n${view}`, narrow: `s${view}` });
/** The same for the names of cities, towns and villages. */
export const bodiesIn = (view: string): Record<Width, string> => ({ wide: `b${view}`, narrow: `t${view}` });
