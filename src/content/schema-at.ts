import { z } from 'zod';
import type { Path } from '#lib/problem.ts';
import type { FileKindName } from './files/file-kinds.ts';

/** What a schema says besides what is valid. */
declare module 'zod' {
  interface GlobalMeta {
    /** How the visual editor shows a text; one line by default. */
    shownAs?: 'lines' | 'markdown' | 'day' | 'picture' | 'title' | 'description';
    /** Where visitors see the contents of a file, as a sentence without full stop. */
    shows?: string;
    /** What kind of file a value names. */
    fileKind?: FileKindName;
    /** The place of its example, as an example copied unread would put anything else there. */
    examplePlace?: string;
    /** Placeholders that a text may use besides the firm, its phone, claims and facts. */
    placeholders?: readonly string[];
  }
}

/** What zod's definitions consist of, for those who look inside. */
interface Definition {
  /** Of a group, by their names. */
  shape?: Record<string, z.ZodType>;
  /** Of a list. */
  element?: z.ZodType;
  /** Of a pair. */
  items?: z.ZodType[];
  /** Of values below free names. */
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  checks?: z.core.$ZodCheck[];
}

/** Wrappers that make a schema optional, give it a default or transform it. */
function innerOf({ def }: z.ZodType): z.ZodType | undefined {
  const { innerType, in: input } = def as { innerType?: z.ZodType; in?: z.ZodType };
  return innerType ?? input;
}

/** The schema of a value, without what makes it optional or gives it a default. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  const inner = innerOf(schema);
  return inner ? unwrapped(inner) : schema;
}

/** What the schema of a value consists of. */
export const definitionOf = (schema: z.ZodType) => unwrapped(schema).def as Definition;

/** The type of a value in the words of zod, such as "array". */
export const typeOf = (schema: z.ZodType): string => unwrapped(schema).def.type;

/** Where a value stands that does not fit its schema: no name in a file is a symbol. */
export const pathOf = ({ path }: z.core.$ZodIssue) => path as Path;

/** Whether a value may be omitted. */
export const mayBeOmitted = (schema: z.ZodType) => schema.safeParse(undefined).success;

/** The schema for the value at `path`; undefined if the path has an unknown name. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let at: z.ZodType | undefined = schema;
  for (const step of path) {
    if (!at) return undefined;
    const { shape = {}, element, items, valueType } = definitionOf(at);
    // "constructor" is a name that every object has.
    const named = Object.hasOwn(shape, step) ? shape[step] : valueType;
    at = typeof step === 'number' ? (element ?? items?.[step]) : named;
  }
  return at;
}

/** The names that are known at a path, for "did you mean". */
export function keysAt(schema: z.ZodType, path: Path): string[] {
  const at = schemaAt(schema, path);
  return at ? Object.keys(definitionOf(at).shape ?? {}) : [];
}

/** Where else in a file a name may have such a value, in words: `each entry of "cities"` for `zips`. */
export function homeOfKey(schema: z.ZodType, key: string, value: unknown): string | undefined {
  const fits = (at: z.ZodType) =>
    !at.safeParse(value).error?.issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  const look = (at: z.ZodType, where: string): string | undefined => {
    const { shape = {}, element } = definitionOf(at);
    if (element) return look(element, `each entry of ${where}`);
    if (where !== '' && Object.hasOwn(shape, key) && fits(shape[key]!)) return where;
    for (const [name, inner] of Object.entries(shape)) {
      const found = look(inner, where === '' ? `"${name}"` : `"${name}" in ${where}`);
      if (found) return found;
    }
    return undefined;
  };
  return look(schema, '');
}

/** An example value as one line of YAML. */
export function exampleOf(schema: z.ZodType): string {
  const [example] = examplesOf(schema);
  if (example !== undefined) return inOneLine(example);
  const examples: Partial<Record<string, string>> = { number: '1', boolean: 'true' };
  return examples[typeOf(schema)] ?? '"…"';
}

export const examplesOf = (schema: z.ZodType) => (metaOf(schema).examples ?? []) as unknown[];

/** The schema's metadata for a value; the outermost wins. */
export function metaOf(schema: z.ZodType): z.GlobalMeta {
  const inner = innerOf(schema);
  return { ...(inner && metaOf(inner)), ...schema.meta() };
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (value !== null && typeof value === 'object') {
    return `{ ${Object.entries(value)
      .map(([name, item]) => `${name}: ${inOneLine(item)}`)
      .join(', ')} }`;
  }
  return JSON.stringify(value);
}
