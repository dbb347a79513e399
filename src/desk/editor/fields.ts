import { z } from 'zod';
import { fileKinds } from '#content/files/file-kinds.ts';
import { definitionOf, mayBeOmitted, metaOf, unwrapped } from '#content/schema-at.ts';
import { capitalized } from '#lib/text.ts';
import type { folders } from '#content/collections.ts';

/** How folders are called in the visual editor, and the field that names an entry. */
export const folderLabels = {
  counties: ['Counties', 'name'],
  'service-areas': ['Service areas', 'name'],
  'practice-areas': ['Practice areas', 'title'],
  topics: ['Topics', 'title'],
  posts: ['Posts', 'title'],
  guides: ['Guides', 'title'],
  attorneys: ['Attorneys', 'name'],
} satisfies Record<keyof typeof folders, [label: string, nameField: string]>;

type Widget = { widget: string; [option: string]: unknown };
/** A field of the visual editor, in the words of its configuration. */
export type EditorField = Widget & { name: string; label: string };

export function fieldsOf(schema: z.ZodType): EditorField[] {
  const { shape = {} } = definitionOf(schema);
  return Object.entries(shape).map(([name, field]) => fieldOf(name, field));
}

function fieldOf(name: string, schema: z.ZodType): EditorField {
  const { title, description } = metaOf(schema);
  const label = title ?? labelOf(name);
  const shown = widgetOf(schema);
  return {
    name,
    label,
    ...(shown.widget === 'list' && { label_singular: singularOf(label) }),
    required: !mayBeOmitted(schema) && !schema.safeParse([]).success,
    ...(description && { hint: hintOf(description) }),
    ...shown,
    // New entries start as drafts.
    ...(name === 'draft' && { default: true }),
  };
}

/** Says "On" for "true", as fields are switches. Escapes <, which the editor would take for HTML. */
const hintOf = (description: string) => description.replace(/^true(?= )/, 'On').replaceAll('<', '&lt;');

/** `imageAlt` as people read it: "Image alt text". */
function labelOf(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const inFull = words.replace(/\bdesc$/, 'description').replace(/\balt$/, 'alt text');
  return capitalized(inFull).replace(/\b(?:seo|url|zip)(?=s?\b)/gi, (letters) => letters.toUpperCase());
}

/** The singular for the add button: "Office" for "Offices". */
const singularOf = (label: string) => label.replace(/(?<![su])s$/, '');

function widgetOf(schema: z.ZodType): Widget {
  const inner = unwrapped(schema);
  const { shape, element, items, keyType, valueType } = definitionOf(schema);
  if (inner instanceof z.ZodString) return textWidget(schema);
  if (inner instanceof z.ZodEnum) return { widget: 'select', options: inner.options };
  if (inner instanceof z.ZodBoolean) return { widget: 'boolean', default: false };
  if (inner instanceof z.ZodNumber)
    return { widget: 'number', value_type: inner.format ? 'int' : 'float', step: inner.format ? 1 : 0.1 };
  if (items) {
    return {
      widget: 'string',
      pattern: ['^-?\\d+(\\.\\d+)?, *-?\\d+(\\.\\d+)?$', 'Two numbers, as in 40.75, -73.99'],
    };
  }
  if (shape) return { widget: 'object', collapsed: 'auto', fields: fieldsOf(inner) };
  if (element) return listWidget(element);
  if (keyType && valueType) {
    const [key, value] = [fieldOf('name', keyType), fieldOf('value', valueType)];
    if (value.widget === 'list') value.label = `${String(value.label_singular)}s`;
    return {
      widget: 'list',
      collapsed: true,
      // Numeric names are always sorted as numbers.
      allow_reorder: key.pattern === undefined,
      summary: '{{fields.name}}',
      fields: [{ ...key, required: true }, value],
    };
  }
  throw new Error(`The visual editor has no field for ${inner.def.type}.`);
}

/** Our custom fields are in `browser/`. */
const shownWidgets: Record<NonNullable<z.GlobalMeta['shownAs']>, Widget> = {
  lines: { widget: 'text' },
  markdown: { widget: 'site-markdown' },
  day: { widget: 'site-day' },
  picture: { widget: 'site-picture' },
  title: { widget: 'site-measured', measure: 'title' },
  description: { widget: 'site-measured', measure: 'description' },
};

function textWidget(schema: z.ZodType): Widget {
  const { shownAs, fileKind } = metaOf(schema);
  const { folders = [] } = fileKind ? fileKinds[fileKind] : {};
  const [folder] = folders;
  if (folder && folders.length === 1) {
    const [, shown] = folderLabels[folder as keyof typeof folderLabels];
    return {
      widget: 'relation',
      collection: folder,
      value_field: '{{slug}}',
      display_fields: [shown],
      search_fields: [shown],
    };
  }
  // A picture on its way up has no name yet.
  const pattern = shownAs === 'picture' ? undefined : patternOf(schema);
  const ofFolders = folder ? { widget: 'site-name', folders } : { widget: 'string' };
  return { ...(shownAs ? shownWidgets[shownAs] : ofFolders), ...(pattern && { pattern }) };
}

/** The pattern of a text, with the message of its check. */
function patternOf(schema: z.ZodType): [string, string] | undefined {
  for (const { _zod } of definitionOf(schema).checks ?? []) {
    const { pattern, error } = _zod.def as { pattern?: RegExp; error?: (issue: never) => unknown };
    // Quotes are needed in a file, not in a field.
    const words = String(error?.({} as never) ?? '')
      .replace('\n', ' ')
      .replace(' in quotes', '');
    if (pattern) return [pattern.source, words];
  }
  return undefined;
}

function listWidget(element: z.ZodType): Widget {
  const { title } = metaOf(element);
  const one = title && { label_singular: title };
  const fields = fieldsOf(element);
  if (fields.length === 0) return { widget: 'list', ...one, field: fieldOf(title ?? 'entry', element) };
  const names = fields
    .filter(({ widget }) => /^(?:string|text|site-(?:markdown|measured|name))$/.test(widget))
    .map(({ name }) => name);
  return { widget: 'list', ...one, collapsed: true, summary: `{{fields.${names[0]}}}`, fields };
}
