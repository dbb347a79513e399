import type { z } from 'zod';
import { definitionOf, mayBeOmitted, metaOf, schemaAt, typeOf } from '#content/schema-at.ts';
import { WrongRequest } from '#lib/refused.ts';
import { matchItems } from '../match-items.ts';
import { isGroup, joinedOrder, type Values } from '../values.ts';

type Shape = Readonly<Record<string, z.ZodType>>;

/** A record with free names, as the visual editor shows it: a list of names and values. */
interface NamedValue {
  name: string;
  value: unknown;
}

/** Values as the editor can show them: a map with free names becomes a list, a pair of numbers a line of text. */
export function toView(schema: z.ZodType, value: unknown): unknown {
  const { shape, element, items, valueType } = definitionOf(schema);
  if (valueType && isGroup(value))
    return Object.entries(value).map(([name, item]): NamedValue => ({
      name,
      value: toView(valueType, item),
    }));
  if (items && Array.isArray(value)) return value.join(', ');
  if (element && Array.isArray(value)) return value.map((item) => toView(element, item));
  if (!shape || !isGroup(value)) return value;
  const shown = mapValues(value, (item, name) => {
    const field = schemaAt(schema, [name]);
    return field ? toView(field, item) : item;
  });
  return { ...shown, ...absentSwitches(shape, value) };
}

/** Default for a missing yes or no, as the editor would use the default of new entries. */
function absentSwitches(shape: Shape, value: Values): Values {
  const switches = absentIn(shape, value).filter(([, field]) => typeOf(field) === 'boolean');
  return Object.fromEntries(switches.map(([name, field]) => [name, field.safeParse(undefined).data]));
}

/** Fields without a value. */
const absentIn = (shape: Shape, values: Values) =>
  Object.entries(shape).filter(([name]) => !(name in values));

/** The inverse of `toView`; omits empty values. */
export function fromView(schema: z.ZodType, view: unknown): unknown {
  const { shape, element, items, valueType } = definitionOf(schema);
  if (valueType && Array.isArray(view)) {
    const named = (view as NamedValue[]).map(({ name, value }) => ({ name: textIn(String(name)), value }));
    refuseTwice(named.map(({ name }) => name));
    return Object.fromEntries(named.map(({ name, value }) => [name, fromView(valueType, value)]));
  }
  if (items && typeof view === 'string' && view !== '') {
    const numbers = view.split(',').map(Number);
    return numbers.some(Number.isNaN) ? view : numbers;
  }
  if (element && Array.isArray(view)) return view.map((item) => fromView(element, item));
  if (shape && isGroup(view)) {
    const values = mapValues(view, (item, name) => {
      const field = schemaAt(schema, [name]);
      if (!field) return item;
      const value = fromView(field, item);
      return isLeftEmpty(value) && mayBeOmitted(field) ? undefined : value;
    });
    return { ...values, ...emptyLists(shape, values) };
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
function emptyLists(shape: Shape, values: Values): Values {
  const lists = absentIn(shape, values).filter(
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
  if (typeof before === 'string' && typeof after === 'string') {
    if (textIn(before).trim() === textIn(after).trim()) return before;
    return before.endsWith('\n') && !after.endsWith('\n') ? `${after}\n` : after;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return matchItems(before, after).flatMap((step) => {
      if (step.kind === 'delete') return [];
      const { old, value } = step;
      return [old === undefined ? value : keepUnseen(schema && schemaAt(schema, [0]), before[old], value)];
    });
  }
  if (!isGroup(before) || !isGroup(after)) return after;
  const kept = Object.entries(before).filter(
    ([name, item]) => after[name] === undefined && isLeftEmpty(item),
  );
  const inside = mapValues(after, (item, name) =>
    keepUnseen(schema && schemaAt(schema, [name]), before[name], item),
  );
  const all: Values = { ...inside, ...Object.fromEntries(kept) };
  return schema && typeOf(schema) === 'record' ? all : inOrderOf(Object.keys(before), all);
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
