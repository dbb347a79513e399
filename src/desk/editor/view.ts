import { z } from 'zod';
import { mayBeOmitted, metaOf, schemaAt, unwrapped } from '#content/schema-at.ts';
import { WrongRequest } from '#lib/refused.ts';
import { matchItems } from '../match-items.ts';
import { isGroup, joinedOrder, type Values } from '../values.ts';

/** A record with free names, as the visual editor shows it: a list of names and values. */
interface NamedValue {
  name: string;
  value: unknown;
}

/** Values as the editor can show them: a map with free names becomes a list, a pair of numbers a line of text. */
export function toView(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodRecord && isGroup(value)) {
    return Object.entries(value).map(([name, item]): NamedValue => ({
      name,
      value: toView(inner.valueType as z.ZodType, item),
    }));
  }
  if (inner instanceof z.ZodTuple && Array.isArray(value)) return value.join(', ');
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => toView(inner.element as z.ZodType, item));
  }
  if (inner instanceof z.ZodObject && isGroup(value)) {
    const shown = mapValues(value, (item, name) => {
      const field = schemaAt(inner, [name]);
      return field ? toView(field, item) : item;
    });
    return { ...shown, ...absentSwitches(inner, value) };
  }
  return value;
}

/** Default for a missing yes or no, as the editor would use the default of new entries. */
function absentSwitches(schema: z.ZodObject, value: Values): Values {
  const switches = absentIn(schema, value).filter(([, field]) => unwrapped(field) instanceof z.ZodBoolean);
  return Object.fromEntries(switches.map(([name, field]) => [name, field.safeParse(undefined).data]));
}

/** Fields without a value. */
const absentIn = (schema: z.ZodObject, values: Values) =>
  Object.entries(schema.shape as Record<string, z.ZodType>).filter(([name]) => !(name in values));

/** The inverse of `toView`; omits empty values. */
export function fromView(schema: z.ZodType, view: unknown): unknown {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodRecord && Array.isArray(view)) {
    const named = (view as NamedValue[]).map(({ name, value }) => ({ name: textIn(String(name)), value }));
    refuseTwice(named.map(({ name }) => name));
    return Object.fromEntries(
      named.map(({ name, value }) => [name, fromView(inner.valueType as z.ZodType, value)]),
    );
  }
  if (inner instanceof z.ZodTuple && typeof view === 'string' && view !== '') {
    const numbers = view.split(',').map(Number);
    return numbers.some(Number.isNaN) ? view : numbers;
  }
  if (inner instanceof z.ZodArray && Array.isArray(view)) {
    return view.map((item) => fromView(inner.element as z.ZodType, item));
  }
  if (inner instanceof z.ZodObject && isGroup(view)) {
    const values = mapValues(view, (item, name) => {
      const field = schemaAt(inner, [name]);
      if (!field) return item;
      const value = fromView(field, item);
      return isLeftEmpty(value) && mayBeOmitted(field) ? undefined : value;
    });
    return { ...values, ...emptyLists(inner, values) };
  }
  if (metaOf(schema).shownAs === 'picture' && typeof view === 'string') return nameOfPicture(view);
  return typeof view === 'string' ? textIn(view) : view;
}

/** Refuses duplicate names, as a file would keep only the last. */
function refuseTwice(names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    throw new WrongRequest(`"${twice}" is in this list twice. Combine the two entries.`);
}

/**
 * Normalizes a text for files. Trailing spaces are invisible in a form, and would force all lines into one; pasted text
 * may have other spaces and tabs.
 */
function textIn(field: string): string {
  if (!field.includes('\n')) return field.replaceAll('\t', ' ').trim();
  const text = field.replace(/[ \t]+$/gm, '');
  return `${text.trimEnd()}\n`;
}

/** Turns the address of a chosen or uploaded picture into its name, as in the data. */
const nameOfPicture = (chosen: string) => chosen.replace(/^\/images\/(.+)\.\w+$/, '$1');

/** Adds required lists that may be empty, which the editor omits. */
function emptyLists(schema: z.ZodObject, values: Values): Values {
  const lists = absentIn(schema, values).filter(
    ([, field]) => !mayBeOmitted(field) && field.safeParse([]).success,
  );
  return Object.fromEntries(lists.map(([name]) => [name, []]));
}

function isLeftEmpty(value: unknown): boolean {
  if (value === null || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isGroup(value) && Object.values(value).every((item) => item === undefined || isLeftEmpty(item));
}

/**
 * Restores what the visual editor drops: explicit empty values, the line end after the last line of a text, and the
 * order of fixed names, which the editor changes.
 */
export function keepUnseen(schema: z.ZodType | undefined, before: unknown, after: unknown): unknown {
  const inner = schema && unwrapped(schema);
  if (typeof before === 'string' && typeof after === 'string') {
    if (textIn(before).trim() === textIn(after).trim()) return before;
    return before.endsWith('\n') && !after.endsWith('\n') ? `${after}\n` : after;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return matchItems(before, after).flatMap((step) => {
      if (step.kind === 'delete') return [];
      const { old, value } = step;
      return [old === undefined ? value : keepUnseen(inner && schemaAt(inner, [0]), before[old], value)];
    });
  }
  if (!isGroup(before) || !isGroup(after)) return after;
  const kept = Object.entries(before).filter(
    ([name, item]) => after[name] === undefined && isLeftEmpty(item),
  );
  const inside = mapValues(after, (item, name) =>
    keepUnseen(inner && schemaAt(inner, [name]), before[name], item),
  );
  const all: Values = { ...inside, ...Object.fromEntries(kept) };
  return inner instanceof z.ZodRecord ? all : inOrderOf(Object.keys(before), all);
}

/** Existing names keep their order; a new one goes after the name that precedes it in the form. */
function inOrderOf(known: readonly string[], values: Values): Values {
  const left = known.filter((name) => name in values);
  return Object.fromEntries(joinedOrder(left, Object.keys(values)).map((name) => [name, values[name]]));
}

function mapValues(value: Values, change: (item: unknown, name: string) => unknown) {
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, item]) => [name, change(item, name)] as const)
      .filter(([, item]) => item !== undefined),
  );
}
