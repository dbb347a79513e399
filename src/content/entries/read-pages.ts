import { schemaOf } from '../collections.ts';
import type { Pages } from '../content.ts';
import type { Language } from '../languages.ts';
import type { Reader } from '../reader.ts';
import { pageSchemas } from '../schemas/pages/pages.ts';
import { citesOf } from '../texts/cites.ts';
import { fillDefaults } from '../texts/placeholders.ts';
import { readSource } from './read-files.ts';

export function readWordsOfPages(reader: Reader): Partial<Pages> {
  const names = Object.keys(pageSchemas) as (keyof Pages)[];
  return Object.fromEntries(names.map((name) => [name, readPage(reader, `pages/${name}.yaml`)]));
}

/** Omitted values have defaults, as do missing files. */
function readPage(reader: Reader, file: string): object | undefined {
  const source = reader.sources.get(file);
  const words = (
    source
      ? readSource(reader, source, file)?.value
      : reader.textCache.get(`defaults of ${file}`, '', () => schemaOf(file)!.safeParse({}).data)
  ) as object | undefined;
  return words && { ...fillDefaults(words, reader.placeholders), cites: source ? citesOf(source) : {} };
}

export const readTranslation = (reader: Reader, name: 'keyword' | 'shell', language: Language) => {
  const file = `pages/${name}.${language}.yaml`;
  return reader.sources.has(file) ? readPage(reader, file) : undefined;
};
