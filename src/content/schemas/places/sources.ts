import { z } from 'zod';
import { group, titledGroup } from '../common/groups-and-lists.ts';
import { line } from '../common/texts.ts';
import { tables, type TableName } from './tables.ts';

const tableSource = z.strictObject({
  source: line('Who measured it, and where it was published', 'US Census Bureau, block groups of 2020'),
  credit: line('As pages name it; several with "; " between them', 'US Census Bureau'),
  date: line('The time it covers', '2020, boundaries of 2023'),
  license: line('What the publisher allows', 'Public domain'),
  limits: line('What it may not be used for', 'Shares are computed: say "about"').optional(),
});

export const sourcesFile = 'places/sources.yaml';

/** data/places/sources.yaml */
export const sourcesSchema = titledGroup('Sources of the tables', {
  tables: group(
    'Where each table of data/places comes from',
    Object.fromEntries(
      Object.entries(tables).map(([name, { tells }]) => [
        name,
        tableSource.meta({ description: tells }).optional(),
      ]),
    ) as { [N in TableName]: z.ZodOptional<typeof tableSource> },
  ),
}).meta({
  shows: 'Shows as the sources below the facts of a place',
  description: 'Source, date and license of each table beside it',
});
