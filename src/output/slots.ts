import { Woven } from '#lib/woven.ts';
import type { Page } from '#pages/definitions.ts';
import type { Value } from './values.ts';

/** The texts of a page's props in reading order, and the shape that is left when they are taken out. */
export interface Slots {
  /** Equal for two pages whose HTML differs in the texts alone. */
  signature: string;
  values: Value[];
}

/** The name React gives to markup that is printed as it stands. */
const markupKey = '__html';

/**
 * Texts become slots; everything else is shape: the kind, list lengths, numbers, booleans, what is absent,
 * and texts that are empty (so that a template may ask whether a text is there).
 */
export function readSlots({ kind, props }: { kind: string; props: object }): Slots {
  const values: Value[] = [];
  let signature = kind;
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (value === '') signature += "''";
      else {
        values.push(value);
        signature += key === markupKey ? 'm' : 't';
      }
    } else if (value instanceof Woven) {
      values.push(value);
      signature += 'm';
    } else if (Array.isArray(value)) {
      signature += '[';
      for (const item of value) walk(item, '');
      signature += ']';
    } else if (value !== null && typeof value === 'object') {
      signature += '{';
      for (const name in value) {
        signature += `${name}:`;
        walk((value as Record<string, unknown>)[name], name);
      }
      signature += '}';
    } else signature += String(value);
    signature += ',';
  };
  walk(props, '');
  return { signature, values };
}

/** Stands for a text while a shape is rendered: characters that no data may hold, around a name. */
export const markOf = (name: number | string) => `\u0001${name}\u0002`;

/** Finds the marks of slots, by number. */
// oxlint-disable-next-line no-control-regex -- chosen because no text can hold them
export const slotMark = /\u0001(\d+)\u0002/g;

/** The same page with a mark for every text, and which of the slots hold markup. */
export function markSlots({ kind, props }: Page): { page: Page; isMarkup: boolean[] } {
  const isMarkup: boolean[] = [];
  const marked = withTexts(props, (text, key) => {
    if (text === '') return text;
    isMarkup.push(key === markupKey);
    return markOf(isMarkup.length - 1);
  });
  return { page: { kind, props: marked }, isMarkup };
}

/** The same page with plain texts only, as it can be sent to another thread. */
export const inPlainTexts = ({ kind, props }: Page): Page => ({ kind, props: withTexts(props, String) });

/** Stands for a word of a place in the texts of a page: private-use characters, which no data may hold either. */
export const wordMarkOf = (word: number) => `\uE000${word}\uE001`;

/** Finds the marks of words, by number. */
export const wordMark = /\uE000(\d+)\uE001/g;

/** The same words with a mark for every one. */
export function markWords<W extends object>(words: W): W {
  let count = 0;
  return withTexts(words, (text) => (text === '' ? '' : wordMarkOf(count++)));
}

function withTexts<T extends object>(tree: T, change: (text: Value, key: string) => string): T {
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string' || value instanceof Woven) return change(value, key);
    if (Array.isArray(value)) return value.map((item) => walk(item, ''));
    if (value !== null && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item, name)]));
    }
    return value;
  };
  return walk(tree, '') as T;
}
