import { z } from 'zod';
import { foldersInWords } from '#content/files/file-kinds.ts';
import { definitionOf, exampleOf, examplesOf, metaOf, unwrapped } from '#content/schema-at.ts';

/** A field of a data file in the reference. */
interface FieldRow {
  /** `cities[].zips`; a list ends in brackets where its entries have fields. */
  name: string;
  type: string;
  /** The default. */
  absent: string;
  description: string;
  example: string;
}

/** Every field of a file; fields inside groups and lists follow their parent. */
export function fieldRows(schema: z.ZodType, above = ''): FieldRow[] {
  const { shape = {} } = definitionOf(schema);
  return Object.entries(shape).flatMap(([key, field]) => {
    const name = above === '' ? key : `${above}.${key}`;
    const absent = absentOf(field);
    const example = shortExample(field);
    const row = {
      name,
      type: typeInWords(field),
      absent,
      description: metaOf(field).description ?? '',
      example: example === absent ? '' : example,
    };
    return [row, ...inside(field, name)];
  });
}

/** Of a list without examples that of an entry, of a choice the first. */
function shortExample(field: z.ZodType): string {
  const inner = unwrapped(field);
  if (examplesOf(field).length > 0) return exampleOf(field);
  if (inner instanceof z.ZodEnum) return String(inner.options[0]);
  if (inner instanceof z.ZodBoolean) return exampleOf(field);
  const { element } = definitionOf(field);
  const entry = element ? shortExample(element) : '';
  return entry && `[${entry}]`;
}

function inside(field: z.ZodType, name: string): FieldRow[] {
  const { element, valueType } = definitionOf(field);
  if (element) return fieldRows(element, `${name}[]`);
  return valueType ? fieldRows(valueType, `${name}.…`) : fieldRows(field, name);
}

function absentOf(field: z.ZodType): string {
  if (field instanceof z.ZodOptional) return 'nothing';
  if (field instanceof z.ZodPrefault) return 'as below';
  return field instanceof z.ZodDefault ? inWords(field.def.defaultValue) : 'required';
}

function inWords(value: unknown): string {
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return isEmpty || value === '' ? 'empty' : JSON.stringify(value);
}

const typesShown: Record<NonNullable<z.GlobalMeta['shownAs']>, string> = {
  lines: 'text',
  markdown: 'Markdown',
  day: 'one line',
  picture: 'one line',
  title: 'one line',
  description: 'text',
};

function typeInWords(field: z.ZodType): string {
  const { shownAs, fileKind } = metaOf(field);
  if (fileKind) return `name of a file in ${foldersInWords(fileKind, 'or')}`;
  if (shownAs) return typesShown[shownAs];
  const inner = unwrapped(field);
  if (inner instanceof z.ZodEnum) return oneOf(inner.options.map(String));
  const { element, valueType } = definitionOf(field);
  if (element) return listOf(element);
  if (valueType) return `names, each with ${typeInWords(valueType)}`;
  if (inner instanceof z.ZodNumber) return inner.format ? 'whole number' : 'number';
  const others: Record<string, string> = {
    string: 'one line',
    boolean: 'true or false',
    object: 'group',
    tuple: 'two numbers',
  };
  return others[inner.def.type] ?? inner.def.type;
}

/** More of them are as good as known. */
const optionsTold = 20;

const oneOf = (options: readonly string[]) =>
  options.length > optionsTold
    ? `one of ${options.slice(0, 3).join(', ')} … (${options.length})`
    : `one of ${options.join(', ')}`;

const plurals: Record<string, string> = { group: 'groups', 'one line': 'lines', text: 'texts' };

function listOf(entry: z.ZodType): string {
  const type = typeInWords(entry);
  return `list of ${plurals[type] ?? type}`;
}
