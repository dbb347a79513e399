import { isDeepStrictEqual } from 'node:util';
import {
  isMap,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { matchItems } from './match-items.ts';
import { renderFlow, renderItem, renderPair, renderPairs } from './yaml-render.ts';

interface Edit {
  from: number;
  to: number;
  insert: string;
}

/**
 * The YAML text changed so that it holds `value`. Only what differs is written anew: comments, order, quotes
 * and line breaks elsewhere stay as they are.
 */
export function editYaml(text: string, value: object): string {
  const document = parseDocument(text);
  if (document.errors.length > 0 || !isMap(document.contents) || Object.keys(value).length === 0) {
    return newYaml(value);
  }
  const editor = new Editor(text, document);
  editor.editMap(document.contents, value as Values);
  const edited = editor.result();
  // What is saved must be what was meant, even where a file is written in a way that this cannot keep.
  return isDeepStrictEqual(readBack(edited), JSON.parse(JSON.stringify(value))) ? edited : newYaml(value);
}

/** A whole file in the style of the data files. */
export function newYaml(value: object): string {
  return `${Object.keys(value).length === 0 ? '{}' : renderPairs(value, 0)}\n`;
}

function readBack(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

type Values = Record<string, unknown>;
type Pairs = Pair<Node, Node | null>[];

class Editor {
  private readonly edits: Edit[] = [];

  constructor(
    private readonly text: string,
    private readonly document: Document,
  ) {}

  result(): string {
    // From the end to the start, so that positions before an edit stay true; of several texts for one place
    // the last goes in first.
    return this.edits
      .map((edit, order) => ({ ...edit, order }))
      .sort((a, b) => b.from - a.from || b.to - a.to || b.order - a.order)
      .reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), this.text);
  }

  editMap(map: YAMLMap, value: Values): void {
    const pairs = map.items as Pairs;
    const names = pairs.map(({ key }) => nameOf(key));
    if (map.flow) {
      const sameNames = isDeepStrictEqual(names, Object.keys(value));
      if (!sameNames) return this.replace(map.range![0], map.range![1], renderFlow(value, map));
      for (const { key, value: node } of pairs) this.editInFlow(node!, value[nameOf(key)]);
      return;
    }
    const indent = this.columnOf(pairs[0]!.key.range![0]);
    pairs.forEach((pair, i) => {
      const name = names[i]!;
      if (value[name] === undefined) this.removePair(pairs, i, value);
      else this.editPair(pair, name, value[name], indent);
    });
    this.addPairs(pairs, names, value, indent);
  }

  private editPair({ key, value: node }: Pairs[number], name: string, value: unknown, indent: number): void {
    if (node && isDeepStrictEqual(node.toJS(this.document), value)) return;
    if (node && this.editInside(node, value)) return;
    const like = isEmpty(node) ? undefined : node;
    this.replace(key.range![0], this.endOf(node ?? key), renderPair(name, value, indent, like));
  }

  /** Whether the change was made inside a group or list that stays where it is. */
  private editInside(node: Node, value: unknown): boolean {
    if (isEmpty(node)) return false;
    if (isMap(node) && isGroup(value) && (node.items as Pairs).some(({ key }) => nameOf(key) in value)) {
      this.editMap(node, value);
      return true;
    }
    if (isSeq(node) && Array.isArray(value) && value.length > 0) {
      this.editList(node, value);
      return true;
    }
    return false;
  }

  private editInFlow(node: Node, value: unknown): void {
    if (isDeepStrictEqual(node.toJS(this.document), value) || this.editInside(node, value)) return;
    this.replace(node.range![0], node.range![1], renderFlow(value, node));
  }

  /** New names go behind the name that they follow in `value`. */
  private addPairs(pairs: Pairs, names: string[], value: Values, indent: number): void {
    const margin = ' '.repeat(indent);
    let after: Pairs[number] | undefined;
    const added = new Map<typeof after, string[]>();
    for (const [name, item] of Object.entries(value)) {
      const at = names.indexOf(name);
      if (at !== -1) after = pairs[at];
      else if (item !== undefined) {
        added.set(after, [...(added.get(after) ?? []), renderPair(name, item, indent)]);
      }
    }
    for (const [pair, rows] of added) {
      if (pair) {
        const end = this.lineEnd(this.endOf(pair.value ?? pair.key));
        this.replace(end, end, rows.map((row) => `\n${margin}${row}`).join(''));
      } else {
        const start = pairs[0]!.key.range![0];
        this.replace(start, start, rows.map((row) => `${row}\n${margin}`).join(''));
      }
    }
  }

  private removePair(pairs: Pairs, at: number, value: Values): void {
    const { key, value: node } = pairs[at]!;
    const start = key.range![0];
    const startsLine = this.text.slice(this.lineStart(start), start).trim() === '';
    const next = pairs.slice(at + 1).find((pair) => value[nameOf(pair.key)] !== undefined);
    if (!startsLine && next) this.replace(start, next.key.range![0], '');
    else this.replace(this.lineStart(start), this.lineEnd(this.endOf(node ?? key)) + 1, '');
  }

  private editList(list: YAMLSeq, value: unknown[]): void {
    const items = list.items as Node[];
    const before = items.map((item) => item.toJS(this.document) as unknown);
    let last: Node | undefined;
    for (const step of matchItems(before, value)) {
      if (step.kind === 'insert') {
        if (list.flow) this.insertInFlow(items, last, step.value);
        else this.insertItem(items, last, step.value);
        continue;
      }
      const item = items[step.old]!;
      if (step.kind === 'delete') {
        if (list.flow) this.deleteInFlow(items, step.old);
        else this.replace(this.lineStart(this.hyphenOf(item)), this.lineEnd(this.endOf(item)) + 1, '');
        continue;
      }
      last = item;
      if (list.flow) this.editInFlow(item, step.value);
      else if (!isDeepStrictEqual(before[step.old], step.value) && !this.editInside(item, step.value)) {
        const indent = this.columnOf(this.hyphenOf(item));
        const text = renderItem(step.value, indent, item).slice('- '.length);
        this.replace(item.range![0], this.endOf(item), text);
      }
    }
  }

  private insertItem(items: Node[], last: Node | undefined, value: unknown): void {
    const hyphen = this.hyphenOf(last ?? items[0]!);
    const indent = this.columnOf(hyphen);
    const margin = ' '.repeat(indent);
    const row = `${margin}${renderItem(value, indent, last ?? items[0])}`;
    const gap = this.haveGaps(items) ? '\n' : '';
    if (last) {
      const end = this.lineEnd(this.endOf(last));
      this.replace(end, end, `\n${gap}${row}`);
    } else {
      const start = this.lineStart(hyphen);
      this.replace(start, start, `${row}\n${gap}`);
    }
  }

  /** Whether a blank line stands between the entries. */
  private haveGaps([first, second]: Node[]): boolean {
    return (
      !!first && !!second && /\n[ \t]*\n/.test(this.text.slice(this.endOf(first), this.hyphenOf(second)))
    );
  }

  private insertInFlow(items: Node[], last: Node | undefined, value: unknown): void {
    const text = renderFlow(value, items[0]);
    const at = last ? last.range![1] : items[0]!.range![0];
    this.replace(at, at, last ? `, ${text}` : `${text}, `);
  }

  private deleteInFlow(items: Node[], at: number): void {
    const [from, to] =
      at > 0
        ? [items[at - 1]!.range![1], items[at]!.range![1]]
        : [items[0]!.range![0], items[1]?.range![0] ?? items[0]!.range![1]];
    this.replace(from, to, '');
  }

  private replace(from: number, to: number, insert: string): void {
    this.edits.push({ from, to: Math.min(to, this.text.length), insert });
  }

  /** Where the text of a value ends, line ends and comments below it left out. */
  private endOf(node: Node): number {
    if (isMap(node) && !node.flow) {
      const { key, value } = (node.items as Pairs).at(-1)!;
      return this.endOf(value ?? key);
    }
    if (isSeq(node) && !node.flow) return this.endOf(node.items.at(-1) as Node);
    const end = node.range![1];
    return isScalar(node) ? this.text.slice(0, end).trimEnd().length : end;
  }

  private hyphenOf(item: Node): number {
    return this.text.lastIndexOf('-', item.range![0] - 1);
  }

  private columnOf(position: number): number {
    return position - this.lineStart(position);
  }

  private lineStart(position: number): number {
    return this.text.lastIndexOf('\n', position - 1) + 1;
  }

  private lineEnd(position: number): number {
    const end = this.text.indexOf('\n', position);
    return end === -1 ? this.text.length : end;
  }
}

const nameOf = (key: Node) => String(isScalar(key) ? key.value : key);
const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
const isEmpty = (node: Node | null) =>
  !node ||
  ((isMap(node) || isSeq(node)) && node.items.length === 0) ||
  (isScalar(node) && node.value === null);
