import { z } from 'zod';
import { endingOf, folders, singleFiles } from '#content/collections.ts';

export interface NamedSchema {
  /** Path below the folder of the schemas, without ".json". */
  name: string;
  /** The data files it is for, as a pattern below the data folder. */
  files: string;
  schema: z.ZodType;
}

/** Every schema and the files it describes. */
export function namedSchemas(): NamedSchema[] {
  return [
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
}

/** The schema as editors of YAML read it, in JSON Schema draft 7: the same rules, descriptions, examples and letters. */
export function jsonSchemaOf(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      delete jsonSchema.shownAs;
      delete jsonSchema.fileKind;
      delete jsonSchema.placeholders;
      if (jsonSchema.shows) jsonSchema.description += `. ${String(jsonSchema.shows)}`;
      delete jsonSchema.shows;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // Text is trimmed before it is measured, which JSON Schema can only say as a pattern.
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
  const checks = (schema.def as { checks?: z.core.$ZodCheck[] }).checks ?? [];
  for (const { _zod } of checks) {
    const message = _zod.def.error?.({} as never);
    if (typeof message !== 'string' || !message.includes('\n')) continue;
    const text = message.replace('\n', ' ');
    const ofType = _zod.def.check === 'min_length' ? 'This is not text. Put it in quotes.' : text;
    return { errorMessage: ofType, patternErrorMessage: text };
  }
  return {};
}
