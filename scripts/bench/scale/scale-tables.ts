import type { z } from 'zod';
import type { countySchema } from '#content/schemas/places/counties.ts';

/** The contents of data/counties/<slug>.yaml. */
export interface ScaleCounty {
  slug: string;
  file: z.input<typeof countySchema>;
}

/** As many as in a real county, so that pages are as large as those of real places. */
const hospitalsOfCounty = 6;

const source = '{ source: "Made", credit: "Nobody", date: "2026", license: "None" }';

/** The files of data/places for these counties: a table for every fact that is known outside New York City. */
export function scaleTables(counties: readonly ScaleCounty[]): Record<string, string> {
  const tables = {
    municipalities: ['zip,body,name,kind,county,state,in_town,people_share,land_share'],
    'mail-names': ['zip,name'],
    police: ['zip,body,department,certainty'],
    people: ['zip,population'],
    courts: ['county,state,body,court'],
    hospitals: ['name,address,city,zip,county,state,owner,emergency,lat,lng'],
  };
  for (const { file } of counties) {
    const county = `${file.name.replace(/ County$/, '')},${file.state ?? ''}`;
    file.cities.forEach(({ name, zips }, c) => {
      const town = `Town of ${name}`;
      tables.courts.push(`${county},${town},${name} Town Court`);
      for (const zip of zips) {
        tables.municipalities.push(`${zip},${town},${name},town,${county},,0.7,0.8`);
        tables.municipalities.push(`${zip},Village of ${name},${name},village,${county},${name},0.3,0.2`);
        tables['mail-names'].push(`${zip},${name}`);
        tables.police.push(`${zip},${town},${name} Town Police,high`);
        tables.people.push(`${zip},${9000 + Number(zip)}`);
      }
      const point = file.points![zips[0]!];
      if (c >= hospitalsOfCounty || !point) return;
      tables.hospitals.push(
        `${name} Hospital,1 Main Street,${name},${zips[0]},${county},private,yes,${point.join(',')}`,
      );
    });
  }
  const files = Object.entries(tables).map(([name, rows]) => [`${name}.csv`, `${rows.join('\n')}\n`]);
  const sources = Object.keys(tables).map((name) => `  ${name}: ${source}`);
  return { ...Object.fromEntries(files), 'sources.yaml': `tables:\n${sources.join('\n')}\n` };
}
