import { z } from 'zod';
import { endingOf, folders, singleFiles } from '#content/collections.ts';
import { definitionOf } from '#content/schema-at.ts';
import type { NamedFile } from '#lib/named-file.ts';

export interface NamedSchema {
  /** Path below the folder of the schemas, without ".json". */
  name: string;
  /** The data files it is for, as a pattern below the data folder. */
  files: string;
  schema: z.ZodType;
}

export const namedSchemas: readonly NamedSchema[] = [
  ...Object.entries(singleFiles).map(([file, schema]) => ({
    name: file.replace(/\.yaml$/, ''),
    files: file,
    schema,
  })),
  ...Object.entries(folders).map(([folder, schema]) => ({
    name: folder,
    files: `${folder}/*.${endingOf(folder)}`,
    schema,
  })),
];

/** The schema as editors of YAML read it, in JSON Schema draft 7: the same rules, descriptions, examples and letters. */
export function jsonSchemaOf(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      delete jsonSchema.shownAs;
      delete jsonSchema.examplePlace;
      delete jsonSchema.fileKind;
      delete jsonSchema.placeholders;
      if (jsonSchema.shows) jsonSchema.description += `. ${String(jsonSchema.shows)}`;
      delete jsonSchema.shows;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // Text is trimmed before it is measured, which JSON Schema can only express as a pattern.
      if (jsonSchema.type === 'string' && jsonSchema.minLength === 1) {
        delete jsonSchema.minLength;
        jsonSchema.pattern ??= '\\S';
      }
      if (jsonSchema.pattern) Object.assign(jsonSchema, letterOf(zodSchema as unknown as z.ZodType));
    },
  });
}

/** The words that the check of a text prints, for editors that can show them. */
function letterOf(schema: z.ZodType): Record<string, string> {
  for (const { _zod } of definitionOf(schema).checks ?? []) {
    const message = _zod.def.error?.({} as never);
    if (typeof message !== 'string' || !message.includes('\n')) continue;
    const text = message.replace('\n', ' ');
    const ofType = _zod.def.check === 'min_length' ? 'This is not text. Put it in quotes.' : text;
    return { errorMessage: ofType, patternErrorMessage: text };
  }
  return {};
}

/** Where the schemas lie in a data folder; the reader of the data passes dot folders by. */
export const schemaFolder = '.schemas';

/** The JSON Schemas of all data files, by their path in the data folder. */
export function schemaFiles(): NamedFile[] {
  return namedSchemas.map(({ name, schema }) => ({
    name: `${schemaFolder}/${name}.json`,
    text: `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`,
  }));
}

/** Which schema VS Code's YAML extension holds which files against; paths are those of the repository. */
export function yamlSchemasSetting(dir: string): Record<string, string> {
  return Object.fromEntries(
    namedSchemas
      .filter(({ files }) => files.endsWith('.yaml'))
      .map(({ name, files }) => [`./${dir}/${schemaFolder}/${name}.json`, `${dir}/${files}`]),
  );
}

/** The file with its modeline as the first line, which tells every other YAML editor where its schema lies. */
export function withModeline(name: string, text: string): string {
  const anyInFolder = name.replace(/\/.*(?=\.yaml$)/, '/*');
  const found = namedSchemas.find(({ files }) => files === name || files === anyInFolder);
  if (!found) return text;
  const up = '../'.repeat(name.split('/').length - 1);
  const modeline = `# yaml-language-server: $schema=${up}${schemaFolder}/${found.name}.json\n`;
  return modeline + text.replace(/^# yaml-language-server: .*\n/, '');
}
