import { counted } from '#lib/text.ts';
import { nearestWord } from '#lib/spelling.ts';
import { discouraged, wantedOf } from './rich-results.ts';
import { isA, isSchemaType, propertyOf, schemaTypes, valuesOf } from './vocabulary.ts';

export interface DataMistake {
  kind: 'unreadable' | 'invalid' | 'incomplete' | 'discouraged';
  says: string;
}

/** A value that must be visible on the page. */
export interface ShownValue {
  property: string;
  value: string;
}

export interface StructuredData {
  mistakes: DataMistake[];
  shown: ShownValue[];
}

type Node = Record<string, unknown>;

/** Properties whose values must be visible on the page. */
const visible = new Set([
  'name',
  'headline',
  'telephone',
  'streetAddress',
  'postalCode',
  'datePublished',
  'dateModified',
]);
/** Nodes that are not claims of the page itself, but name the area around a place. */
const notShown = new Set(['State', 'Country']);

/** Checks JSON-LD against the vocabulary of schema.org and Google's requirements. */
export function readStructuredData(json: string): StructuredData {
  const found: StructuredData = { mistakes: [], shown: [] };
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    found.mistakes.push({ kind: 'unreadable', says: (error as Error).message });
    return found;
  }
  const root = isNode(value) ? value : {};
  if (!/^https?:\/\/schema\.org\/?$/.test(String(root['@context']))) {
    found.mistakes.push({ kind: 'unreadable', says: 'There is no "@context": "https://schema.org".' });
  }
  const nodes = Array.isArray(root['@graph']) ? (root['@graph'] as unknown[]) : [root];
  for (const node of nodes) checkNode(node, 'the graph', found);
  return found;
}

function checkNode(node: unknown, where: string, found: StructuredData): void {
  const invalid = (says: string) => void found.mistakes.push({ kind: 'invalid', says });
  if (!isNode(node)) return invalid(`${where} should contain a node, not ${JSON.stringify(node)}.`);
  const type = node['@type'];
  if (type === undefined && typeof node['@id'] === 'string') return;
  if (typeof type !== 'string') return invalid(`A node in ${where} has no @type.`);
  if (!isSchemaType(type)) {
    const meant = nearestWord(type, schemaTypes());
    return invalid(`${type} is not a type of schema.org${meant ? `; did you mean ${meant}?` : '.'}`);
  }
  if (discouraged[type]) found.mistakes.push({ kind: 'discouraged', says: discouraged[type] });
  // A node with an @id may be defined elsewhere.
  if (!('@id' in node) || Object.keys(node).length > 3) {
    for (const property of wantedOf(type, 'required').filter((name) => lacks(node, name))) {
      invalid(`${type} in ${where} has no ${property}.`);
    }
    for (const property of wantedOf(type, 'recommended').filter((name) => lacks(node, name))) {
      const says = `${type} in ${where} has no ${property}, which Google recommends.`;
      found.mistakes.push({ kind: 'incomplete', says });
    }
  }
  for (const [property, value] of Object.entries(node)) {
    if (property.startsWith('@')) continue;
    checkProperty(type, property, value, found);
  }
  if (isA(type, 'BreadcrumbList')) checkTrail(node, invalid);
}

/** Whether a node or one inside it lacks a property; references are checked where they are defined. */
function lacks(node: Node, wanted: string): boolean {
  const [first = '', ...rest] = wanted.split('.');
  const value = node[first];
  if (rest.length === 0) return value === undefined;
  return [value]
    .flat()
    .some((item) => isNode(item) && item['@type'] !== undefined && lacks(item, rest.join('.')));
}

function checkProperty(type: string, property: string, value: unknown, found: StructuredData): void {
  const tell = (kind: DataMistake['kind'], says: string) => void found.mistakes.push({ kind, says });
  const declared = propertyOf(type, property);
  if (!declared) return tell('invalid', `${type} has no property ${property}.`);
  const { ranges, retired } = declared;
  if (retired) tell('discouraged', `schema.org has retired ${property} in favor of ${retired}.`);
  for (const item of [value].flat()) {
    const misfit = (seen: string) =>
      tell('invalid', `${property} of ${type} should be ${ranges.join(' or ')}, not ${seen}.`);
    if (isNode(item)) {
      const itemType = item['@type'];
      const fits =
        typeof itemType !== 'string' ||
        !isSchemaType(itemType) ||
        ranges.some((range) => isA(itemType, range));
      if (!fits) misfit(itemType);
      checkNode(item, `${property} of ${type}`, found);
    } else if (!ranges.some((range) => isOfRange(item, range))) {
      misfit(JSON.stringify(item));
    } else if (visible.has(property) && !notShown.has(type)) {
      found.shown.push({ property, value: String(item) });
    }
  }
}

const isOfRange = (value: unknown, range: string): boolean =>
  plainRanges[range]?.(value) ?? valuesOf(range).includes(String(value));

const isDay = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));

const isUrl = (value: unknown) => typeof value === 'string' && /^https:\/\/\S+$/.test(value);

const plainRanges: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: isUrl,
  // A step of a breadcrumb is named by its address.
  Thing: isUrl,
  Date: isDay,
  DateTime: isDay,
  Time: (value) => typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d/.test(value),
  Number: Number.isFinite,
  Integer: Number.isInteger,
  Boolean: (value) => typeof value === 'boolean',
};

/** Google shows trails of at least two steps, of which all but the last have a link. */
function checkTrail(list: Node, invalid: (says: string) => void): void {
  const items = Array.isArray(list.itemListElement) ? (list.itemListElement as unknown[]) : [];
  if (items.length < 2)
    invalid(`The breadcrumb has ${counted(items.length, 'step', 'steps')}, not two or more.`);
  const blind = items.slice(0, -1).findIndex((item) => isNode(item) && item.item === undefined);
  if (blind >= 0) invalid(`Step ${blind + 1} of the breadcrumb has no link: its item is missing.`);
  const positions = items.map((item) => (isNode(item) ? item.position : undefined));
  if (positions.some((position, i) => position !== i + 1)) {
    invalid(`The positions of the breadcrumb are ${positions.join(', ')} instead of 1 to ${items.length}.`);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
