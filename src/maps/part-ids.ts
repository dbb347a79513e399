import type { Width } from './view.ts';

/** The area or the dot of a ZIP. */
export const areaId = (zip: string): string => `z${zip}`;

/** Whose map names are written on. */
export const viewId = {
  county: '',
  city: (slug: string) => `-${slug}`,
  zip: (zip: string) => zip,
};

/** The names on the map with this id. */
export const namesIn = (view: string): Record<Width, string> => ({ wide: `n${view}`, narrow: `s${view}` });
/** And those of cities, towns and villages. */
export const bodiesIn = (view: string): Record<Width, string> => ({ wide: `b${view}`, narrow: `t${view}` });
