import { isMap, isScalar, isSeq, parse, type Scalar } from 'yaml';

/** A group or a list of short values that is longer stands over several lines. */
const longestInOneLine = 100;
/** Sentences stand below each other, names and numbers in a row. */
const longestInList = 24;

/**
 * A value as YAML in the style of the data files, to stand after "name: " or "- " in a line indented by
 * `indent`. It is written like `like`, a neighbor of the same kind, where there is one: what stands in
 * brackets there stands in brackets here.
 */
function renderValue(value: unknown, indent: number, like?: unknown): string {
  const inOneLine = renderFlow(value, like);
  if (!isCollection(value) || Object.keys(value).length === 0) {
    return typeof value === 'string' ? renderText(value, indent, like) : inOneLine;
  }
  if (prefersFlow(value, like) && (inOneLine.length <= longestInOneLine || isFlow(like))) return inOneLine;
  return Array.isArray(value) ? renderList(value, indent, like) : renderMap(value, indent, like);
}

/** The names and values of a map, each on its line; the first line is not indented. */
export function renderPairs(value: object, indent: number, like?: unknown): string {
  return Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([name, item]) => renderPair(name, item, indent, valueIn(like, name)))
    .join(`\n${' '.repeat(indent)}`);
}

export function renderPair(name: string, value: unknown, indent: number, like?: unknown): string {
  const text = renderValue(value, indent, like);
  return `${renderKey(name)}:${text.startsWith('\n') ? '' : ' '}${text}`;
}

/** An entry of a list, with its hyphen at `indent`. */
export function renderItem(value: unknown, indent: number, like?: unknown): string {
  if (!like && isShortGroup(value)) return `- ${renderFlow(value)}`;
  const text = renderValue(value, indent, like);
  return `- ${text.replace(/^\n */, '')}`;
}

function renderMap(value: object, indent: number, like: unknown): string {
  return `\n${' '.repeat(indent + 2)}${renderPairs(value, indent + 2, like)}`;
}

function renderList(value: unknown[], indent: number, like: unknown): string {
  const sample = isSeq(like) ? like.items[0] : undefined;
  const margin = ' '.repeat(indent + 2);
  return value.map((item) => `\n${margin}${renderItem(item, indent + 2, sample)}`).join('');
}

/** The value within brackets or quotes, in one line. */
export function renderFlow(value: unknown, like?: unknown): string {
  if (Array.isArray(value)) {
    const sample = isSeq(like) ? like.items[0] : undefined;
    return `[${value.map((item) => renderFlow(item, sample)).join(', ')}]`;
  }
  if (isCollection(value)) {
    const pairs = Object.entries(value).filter(([, item]) => item !== undefined);
    if (pairs.length === 0) return '{}';
    return `{ ${pairs.map(([name, item]) => `${renderKey(name)}: ${renderFlow(item, valueIn(like, name))}`).join(', ')} }`;
  }
  if (typeof value === 'string') return quoted(value, isScalar(like) ? like.type : undefined);
  return value === null || value === undefined ? 'null' : String(value);
}

function renderText(text: string, indent: number, like: unknown): string {
  const type = isScalar(like) ? like.type : undefined;
  // A block cannot hold a line that begins or ends with a space.
  if (!text.includes('\n') || /^[ \t]|[ \t]$/m.test(text)) return quoted(text, type);
  const margin = ' '.repeat(indent + 2);
  const lines = text.replace(/\n$/, '').split('\n');
  if (lines.at(-1) === '') return quoted(text, type);
  const rows = lines.map((line) => (line === '' ? '\n' : `\n${margin}${line}`));
  return `|${text.endsWith('\n') ? '' : '-'}${rows.join('')}`;
}

function quoted(text: string, type: Scalar['type']): string {
  if (type === undefined && isPlainWord(text)) return text;
  if (type === 'PLAIN' && /^[\w][\w .,'-]*$/.test(text) && parse(text) === text) return text;
  if (type === 'QUOTE_SINGLE' && !text.includes('\n')) return `'${text.replaceAll("'", "''")}'`;
  return JSON.stringify(text);
}

/** Slugs and the like stand without quotes, but for words that YAML takes for something else. */
const isPlainWord = (text: string) =>
  /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/.test(text);

const renderKey = (name: string) => (/^[A-Za-z][\w-]*$/.test(name) ? name : JSON.stringify(name));

const isCollection = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isFlow = (node: unknown) => (isSeq(node) || isMap(node)) && node.flow === true;

function prefersFlow(value: object, like: unknown): boolean {
  if (isSeq(like) || isMap(like)) return like.flow === true;
  return (
    Array.isArray(value) && value.every((item) => !isCollection(item) && String(item).length <= longestInList)
  );
}

/** A label and an address, or the like: such entries stand in one line each. */
function isShortGroup(value: unknown): boolean {
  if (!isCollection(value) || Array.isArray(value)) return false;
  const items = Object.values(value);
  return (
    items.length === 2 &&
    !items.some((item) => isCollection(item)) &&
    renderFlow(value).length <= longestInOneLine
  );
}

function valueIn(node: unknown, name: string): unknown {
  return isMap(node) ? node.get(name, true) : undefined;
}
