import type { z } from 'zod';
import type { countySchema } from '#content/schemas/places/counties.ts';

/** What stands in data/counties/<slug>.yaml. */
export interface ScaleCounty {
  slug: string;
  file: z.input<typeof countySchema>;
}
