import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { matchItems } from './match-items.ts';
import { isGroup, isSame, type Values } from './values.ts';
import { newNode, newPair } from './yaml-nodes.ts';

/** Changes the values of a group; equal ones stay unchanged, including comments. */
export function changeGroup(group: YAMLMap, values: Values, document: Document): YAMLMap {
  const pairs = group.items as Pair<Node, Node | null>[];
  const was = Object.keys(group.toJS(document) as Values);
  // Not `values` itself, in which "constructor" is always a name.
  const wanted = new Map(Object.entries(values).filter(([, value]) => value !== undefined));
  for (let at = pairs.length - 1; at >= 0; at--) {
    if (!wanted.has(nameOf(pairs[at]!))) remove(group, at);
  }
  putInOrder(pairs, was, [...wanted.keys()]);
  // New names go after the name that precedes them in `values`.
  let next = 0;
  for (const [name, value] of wanted) {
    const at = pairs.findIndex((pair) => nameOf(pair) === name);
    if (at !== -1) {
      pairs[at]!.value = changed(pairs[at]!.value, value, document);
      next = at + 1;
    } else {
      const beside = pairs[next - 1] ?? pairs[0];
      pairs.splice(next++, 0, newPair(name, value, undefined, beside?.key));
    }
  }
  return group;
}

/** Where names are to stand in another order than they did; what was said above an entry stays where it was. */
function putInOrder(
  pairs: Pair<Node, Node | null>[],
  before: readonly string[],
  after: readonly string[],
): void {
  const names = new Set(pairs.map(nameOf));
  const there = (order: readonly string[]) => order.filter((name) => names.has(name));
  const [was, wanted] = [there(before), there(after)];
  if (isSame(was, wanted)) return;
  const above = pairs.map(({ key: { commentBefore, spaceBefore } }) => ({ commentBefore, spaceBefore }));
  pairs.sort((a, b) => wanted.indexOf(nameOf(a)) - wanted.indexOf(nameOf(b)));
  pairs.forEach(({ key }, at) => Object.assign(key, above[at]));
}

const nameOf = ({ key }: Pair<Node>) => String(isScalar(key) ? key.value : key);

/** The node, changed where it differs from the value, or a new one that takes its place. */
function changed(node: Node | null, value: unknown, document: Document): Node {
  const before: unknown = node?.toJS(document);
  if (node && isSame(before, value)) return node;
  if (isMap(node) && isGroup(value)) return changeGroup(node, value, document);
  if (isSeq(node) && Array.isArray(value) && node.items.length > 0) return changeList(node, value, document);
  const { spaceBefore, commentBefore, comment } = node ?? {};
  return Object.assign(newNode(value, node), { spaceBefore, commentBefore, comment });
}

function changeList(list: YAMLSeq, values: readonly unknown[], document: Document): YAMLSeq {
  const items = list.items as Node[];
  const old = [...items];
  const [first, second] = old;
  let at = 0;
  let wasInserted = false;
  for (const step of matchItems(list.toJS(document) as unknown[], values)) {
    if (step.kind === 'delete') remove(list, at, wasInserted ? at - 1 : at + 1);
    else if (step.kind === 'keep') {
      items[at] = changed(items[at]!, step.value, document);
      at++;
    } else {
      const { value, old: from } = step;
      const node = from === undefined ? undefined : withoutLinesAbove(old[from]!);
      items.splice(at, 0, node ? changed(node, value, document) : newNode(value, items[at - 1] ?? first));
      // A new entry between entries with blank lines also gets blank lines.
      if (second?.spaceBefore) items[Math.max(at, 1)]!.spaceBefore = true;
      at++;
    }
    wasInserted = step.kind === 'insert';
  }
  return list;
}

/** A moved entry leaves the comments above it in place. */
function withoutLinesAbove(node: Node): Node {
  return Object.assign(node.clone() as Node, { commentBefore: null, spaceBefore: false });
}

/** Removes an entry; comments above it stay, as they may also be about the entries below. */
function remove(from: YAMLMap | YAMLSeq, at: number, heirAt = at + 1): void {
  const [gone, next] = [from.items[at], from.items[heirAt]].map((item) => (isPair(item) ? item.key : item));
  from.items.splice(at, 1);
  if (!isNode(gone)) return;
  const heir = isNode(next) ? next : undefined;
  if (heir) heir.spaceBefore ||= gone.spaceBefore;
  if (heir) heir.commentBefore = together(gone.commentBefore, heir.commentBefore);
  else from.comment = together(gone.commentBefore, from.comment);
}

const together = (...comments: (string | null | undefined)[]) => comments.filter(Boolean).join('\n') || null;
