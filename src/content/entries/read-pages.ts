import type { z } from 'zod';
import type { Pages } from '../content.ts';
import type { Language } from '../languages.ts';
import { pageSchemas } from '../schemas/pages.ts';
import type { TextCache } from '../text-cache.ts';
import { citesOf } from '../texts/cites.ts';
import { fillDefaults } from '../texts/placeholders.ts';
import { readSource, type Reader } from './reader.ts';

export function readWordsOfPages(reader: Reader, textCache: TextCache): Pages {
  const names = Object.keys(pageSchemas) as (keyof Pages)[];
  return Object.fromEntries(
    names.map((name) => [name, readPage(reader, pageSchemas[name], `pages/${name}.yaml`, textCache)]),
  ) as Pages;
}

/** Omitted values have defaults, as do missing files. */
function readPage(reader: Reader, schema: z.ZodType, file: string, textCache: TextCache): object | undefined {
  const source = reader.sources.get(file);
  const words = (
    source
      ? readSource(reader, source, schema, file)
      : textCache.get(`defaults of ${file}`, '', () => schema.safeParse({}).data)
  ) as object | undefined;
  return words && { ...fillDefaults(words, reader.placeholders), cites: source ? citesOf(source) : {} };
}

export const readTranslation = (
  reader: Reader,
  name: 'keyword' | 'shell',
  language: Language,
  textCache: TextCache,
) => {
  const file = `pages/${name}.${language}.yaml`;
  return reader.sources.has(file) ? readPage(reader, pageSchemas[name], file, textCache) : undefined;
};
