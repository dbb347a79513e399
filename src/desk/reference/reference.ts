import { z } from 'zod';
import { mayBeOmitted, metaOf, unwrapped } from '#content/schema-at.ts';
import { placeholderMeanings } from '#content/schemas/places/placeholders.ts';
import { tableFile, tableNames, tables } from '#content/schemas/places/tables.ts';
import { namedSchemas, type NamedSchema } from '../json-schemas.ts';
import { fieldRows } from './field-rows.ts';

/** The first line identifies a reference, so that no other file is overwritten. */
export const referenceMark = '<!-- Written by "npm run check"; edits are lost. -->';

/** The reference of all files of a data folder. */
export function referenceText(): string {
  return [
    referenceMark,
    '# Files and fields of the data',
    'Every file of this folder and every field in it: what it is, where it shows, what you may write, and the default. Editors show the same words while you type. `cities[]` is a list, `cities[].name` a field of each of its entries, and `…` stands for a name that you choose. "as below" means a group whose fields have defaults of their own.',
    '## Files',
    table(
      ['File', 'What it holds'],
      [
        ...namedSchemas.map((entry) => [
          `[${entry.files}](#${anchorOf(headingOf(entry))})`,
          metaOf(entry.schema).description ?? '',
        ]),
        ...otherFiles.map(({ files, holds }) => [`\`${files}\``, holds]),
      ],
    ),
    '## Placeholders',
    'Names in braces in texts are filled in while the site is made. Everywhere but in `site.yaml` and `facts.yaml` themselves: `{firm}` and `{phone}` of `site.yaml`, its promises such as `{claim:recovered}`, and every figure of `facts.yaml` by its id, such as `{fact:injury-deadline}`. Where a field says so, it may also hold names that each page fills in for itself. In the introductions of topics these are the ones below; a sentence is left out where one of its names is unknown for the place. Shares and counts of crashes are known for a county only where all of its ZIP codes are listed:',
    table(
      ['Name', 'Stands for'],
      Object.entries(placeholderMeanings).map(([name, meaning]) => [`\`{${name}}\``, meaning]),
    ),
    ...namedSchemas.flatMap(sectionOf),
    '## places/*.csv',
    'Facts about each ZIP code, one kind in each table; any table may be missing. Shows on the pages of places and at the head of their topics.',
    table(['Column', 'Type', 'What it is'], tableRows()),
  ]
    .join('\n\n')
    .concat('\n');
}

const headingOf = ({ files, schema }: NamedSchema) => `${files}: ${metaOf(schema).title ?? ''}`;

/** The anchor that GitHub derives from a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .replaceAll(' ', '-');

function sectionOf(entry: NamedSchema): string[] {
  const { description, shows } = metaOf(entry.schema);
  const rows = fieldRows(entry.schema).map(({ name, type, absent, description: is, example }) => [
    `\`${name}\``,
    is,
    type,
    code(absent),
    code(example),
  ]);
  return [
    `## ${headingOf(entry)}`,
    `${description}. ${shows}.`,
    table(['Field', 'What it is, and where it shows', 'Type', 'If absent', 'Example'], rows),
  ];
}

/** Values as they are written, words as words. */
const code = (value: string) => (/["[{\d]|^(?:true|false)$/.test(value) ? `\`${value}\`` : value);

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** Other files of a data folder, without a schema. */
const otherFiles: readonly { files: string; holds: string }[] = [
  { files: 'guide-template.md', holds: 'Arranges a guide into an article' },
  { files: 'places/*.csv', holds: 'Facts about each ZIP code; see the end of this page' },
  {
    files: 'places/shapes/*.json',
    holds: 'The shapes on maps, made by "npm run shapes"; without them maps show points',
  },
  {
    files: 'images/',
    holds: 'Illustrations and photographs, found by their names; "mark" becomes the icon in browser tabs',
  },
  { files: 'public/', holds: 'Copied to the site unchanged; they never replace a page' },
  {
    files: 'lastmod.txt',
    holds: 'The day on which each page changed, kept by "npm run generate"; commit it with the data',
  },
];

/** Every table with its columns, each below the line of its table. */
const tableRows = (): string[][] =>
  tableNames.flatMap((name) => {
    const { tells, row } = tables[name];
    return [
      [`**${tableFile(name)}**`, 'table', tells],
      ...Object.entries(row.shape as Record<string, z.ZodType>).map(([column, schema]) => [
        `\`${column}\``,
        cellInWords(schema),
        `${metaOf(schema).description ?? ''}${mayBeOmitted(schema) ? '; may be empty' : ''}`,
      ]),
    ];
  });

/** All cells are text; those that are read as numbers are so after that. */
function cellInWords(schema: z.ZodType): string {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodEnum) return `one of ${inner.options.join(', ')}`;
  const cell = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  return cell instanceof z.ZodPipe ? 'number' : 'text';
}
