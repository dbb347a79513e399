import { isMap, isScalar, isSeq, Pair, Scalar, YAMLMap, YAMLSeq, type Node } from 'yaml';
import { isGroup, type Values } from './values.ts';

/** Lists of sentences have a line each; names and numbers are in a row. */
const longestInRow = 24;
/** A label and an address, or the like, stand in one line as an entry of a list. */
const longestInLine = 80;

/** A value as YAML in the style of the data files, or in that of a neighbor of the same kind where there is one. */
export function newNode(value: unknown, like?: unknown): Node {
  if (Array.isArray(value)) return newList(value, isSeq(like) && like.items.length > 0 ? like : undefined);
  if (isGroup(value)) return newGroup(value, isMap(like) ? like : undefined);
  const node = new Scalar(value);
  if (typeof value === 'string') node.type = styleOf(value, isScalar(like) ? like.type : undefined);
  return node;
}

/** A name, with its value; quoted also where the name beside it is. */
export function newPair(name: string, value: unknown, like?: unknown, beside?: Node): Pair<Node, Node> {
  const key = new Scalar(name);
  const isQuoted = isScalar(beside) && beside.type === 'QUOTE_DOUBLE';
  key.type = /^[A-Za-z][\w-]*$/.test(name) && !isQuoted ? 'PLAIN' : 'QUOTE_DOUBLE';
  return new Pair<Node, Node>(key, newNode(value, like));
}

function newGroup(values: Values, like: YAMLMap | undefined): YAMLMap {
  const group = new YAMLMap();
  group.flow = like?.flow;
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) group.items.push(newPair(name, value, like?.get(name, true)));
  }
  return group;
}

function newList(values: readonly unknown[], like: YAMLSeq | undefined): YAMLSeq {
  const list = new YAMLSeq();
  list.flow = like
    ? like.flow
    : values.every((value) => isScalarValue(value) && String(value).length <= longestInRow);
  list.items = values.map((value) => {
    const node = newNode(value, like?.items[0]);
    if (!like && isMap(node)) node.flow = isShort(node);
    return node;
  });
  return list;
}

function isShort({ items }: YAMLMap): boolean {
  const texts = items.map(({ value }) => (isScalar(value) ? String(value.value) : undefined));
  return texts.length === 2 && !texts.includes(undefined) && texts.join('').length <= longestInLine;
}

function styleOf(text: string, like: Scalar['type']): Scalar['type'] {
  if (text.includes('\n')) return 'BLOCK_LITERAL';
  if (like === 'PLAIN' || like === 'QUOTE_SINGLE' || like === 'QUOTE_DOUBLE') return like;
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(text) ? 'PLAIN' : 'QUOTE_DOUBLE';
}

const isScalarValue = (value: unknown) => !isGroup(value) && !Array.isArray(value);
