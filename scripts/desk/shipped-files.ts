import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readZipTable, type ZipTable } from '#desk/zips/zip-table.ts';
import { listFiles } from '#content/files/list-files.ts';
import { remembered } from '#lib/remembered.ts';

/** The ZIP codes that come with the project; unpacking them takes a fifth of a second. */
export const shippedZips = remembered((checkout: string): ZipTable => {
  const packed = readFileSync(path.join(checkout, 'src/desk/zips/us-zips.csv.br'));
  return readZipTable(brotliDecompressSync(packed).toString());
});

/** The texts and drawings of a new site, by their names in its data folder. */
export function shippedStarter(checkout: string): Map<string, string> {
  const folder = path.join(checkout, 'src/desk/starter');
  return new Map(listFiles(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}
