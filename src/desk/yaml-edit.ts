import { isDeepStrictEqual } from 'node:util';
import { applyPatch, diffLines, structuredPatch } from 'diff';
import {
  Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { matchItems } from './match-items.ts';
import { isGroup, type Values } from './values.ts';
import { newNode, newPair } from './yaml-nodes.ts';
import { printYaml } from './yaml-print.ts';

/** Quotes what other readers of YAML take for yes and no. */
const options = { compat: 'yaml-1.1' } as const;

/** The YAML text changed so that it holds `value`; comments stay, and so does every line that was not edited. */
export function editYaml(text: string, value: object): string {
  const document: Document = parseDocument(text, options);
  if (document.errors.length > 0 || !isMap(document.contents)) return newYaml(value);
  const before = printYaml(document, text);
  editGroup(document.contents, value as Values, document);
  const after = printYaml(document, text);
  // What is saved must be what was meant, even where a file is written in a way that this cannot keep.
  const meant = JSON.parse(JSON.stringify(value)) as unknown;
  const texts = [inStyleOf(text, before, after), after];
  return texts.find((edited) => isDeepStrictEqual(readBack(edited), meant)) ?? newYaml(value);
}

/** A whole file in the style of the data files. */
export function newYaml(value: object): string {
  const document = new Document(null, options);
  document.contents = newNode(value);
  return printYaml(document);
}

/** Where a text was not written as it is printed here, its own lines in place of those that were not edited. */
function inStyleOf(text: string, printed: string, edited: string): string {
  const own = structuredPatch('', '', printed, text, '', '', { context: 0 });
  let first = 1;
  const runs = diffLines(printed, edited).map(({ value, count, added, removed }) => {
    if (added) return value;
    const [start, end] = [first, (first += count)];
    const hunks = own.hunks
      .filter(({ oldStart, oldLines }) => oldStart >= start && oldStart + oldLines <= end)
      .map((hunk) => ({ ...hunk, oldStart: hunk.oldStart - start + 1 }));
    return removed ? '' : applyPatch(value, { ...own, hunks }) || value;
  });
  return runs.join('');
}

function readBack(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** The node, edited where it differs from the value, or a new one that takes its place. */
function edited(node: Node | null, value: unknown, document: Document): Node {
  if (node && isDeepStrictEqual(node.toJS(document), value)) return node;
  if (isMap(node) && isGroup(value)) return editGroup(node, value, document);
  if (isSeq(node) && Array.isArray(value) && node.items.length > 0) return editList(node, value, document);
  const { spaceBefore, commentBefore, comment } = node ?? {};
  return Object.assign(newNode(value, node), { spaceBefore, commentBefore, comment });
}

function editGroup(group: YAMLMap, values: Values, document: Document): YAMLMap {
  const pairs = group.items as Pair<Node, Node | null>[];
  for (let at = pairs.length - 1; at >= 0; at--) {
    if (values[nameOf(pairs[at]!)] === undefined) remove(group, at);
  }
  // New names go behind the name that they follow in `values`.
  let next = 0;
  for (const [name, value] of Object.entries(values)) {
    const at = pairs.findIndex((pair) => nameOf(pair) === name);
    if (at !== -1) {
      pairs[at]!.value = edited(pairs[at]!.value, value, document);
      next = at + 1;
    } else if (value !== undefined) pairs.splice(next++, 0, newPair(name, value));
  }
  return group;
}

const nameOf = ({ key }: Pair<Node>) => String(isScalar(key) ? key.value : key);

function editList(list: YAMLSeq, values: readonly unknown[], document: Document): YAMLSeq {
  const items = list.items as Node[];
  const [first, second] = items;
  let at = 0;
  for (const step of matchItems(list.toJS(document) as unknown[], values)) {
    if (step.kind === 'delete') remove(list, at);
    else if (step.kind === 'keep') {
      items[at] = edited(items[at]!, step.value, document);
      at++;
    } else {
      items.splice(at, 0, newNode(step.value, items[at - 1] ?? first));
      // Between entries with blank lines stands a new one with blank lines.
      if (second?.spaceBefore) items[Math.max(at, 1)]!.spaceBefore = true;
      at++;
    }
  }
  return list;
}

/** Takes an entry out; what was said above it stays, since it may be about those below it too. */
function remove(from: YAMLMap | YAMLSeq, at: number): void {
  const [gone, next] = [from.items[at], from.items[at + 1]].map((item) => (isPair(item) ? item.key : item));
  from.items.splice(at, 1);
  if (!isNode(gone)) return;
  const heir = isNode(next) ? next : undefined;
  if (heir) heir.spaceBefore ||= gone.spaceBefore;
  if (heir) heir.commentBefore = together(gone.commentBefore, heir.commentBefore);
  else from.comment = together(gone.commentBefore, from.comment);
}

const together = (...comments: (string | null | undefined)[]) => comments.filter(Boolean).join('\n') || null;
