import { z } from 'zod';
import { metaOf, unwrapped } from '#content/schema-at.ts';
import { tableFile, tableNames, tables } from '#content/schemas/places/tables.ts';

/** Every table with its columns, each below the line of its table. */
export const tableRows = (): string[][] =>
  tableNames.flatMap((name) => {
    const { tells, row } = tables[name];
    return [
      [`**${tableFile(name)}**`, 'table', tells],
      ...Object.entries(row.shape).map(([column, schema]) => [
        `\`${column}\``,
        typeOf(schema as z.ZodType),
        `${metaOf(schema as z.ZodType).description ?? ''}${(schema as z.ZodType).safeParse(undefined).success ? '; may be empty' : ''}`,
      ]),
    ];
  });

/** All cells are text; those that are read as numbers are so after that. */
function typeOf(schema: z.ZodType): string {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodEnum) return `one of ${inner.options.join(', ')}`;
  const cell = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  return cell instanceof z.ZodPipe ? 'number' : 'text';
}
