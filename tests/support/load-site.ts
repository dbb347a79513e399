import { cacheInMemory } from '#content/text-cache.ts';
import { loadSite as load } from '#output/load-site.ts';

/** Thousands of tests read the same texts, except for the few that they change. */
const textCache = cacheInMemory();

/** Reads a data folder as the commands do, but parses each text only once. */
export const loadSite: typeof load = (data, options) => load(data, { textCache, ...options });
