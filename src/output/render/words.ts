import { escapeHtml, escapeJson } from '#lib/html/escape.ts';
import { oneBlankEach } from '#lib/html/html-text.ts';
import { markOf } from '#lib/marks.ts';
import { type Key, keyOfShortText } from '../key.ts';
import { inUtf8 } from './page-bytes.ts';

/** A text of a place in all the forms in which its pages print it, each computed once. */
export class Word {
  private bytes: string | undefined;
  private inHtml: string | undefined;
  private inJson: string | undefined;
  private ownKey: Key | undefined;
  private inLine: string | undefined;

  constructor(readonly text: string) {}

  /** See `inUtf8`. The characters escaped below are single bytes in UTF-8, so they can be escaped there as well. */
  private get utf8(): string {
    return (this.bytes ??= inUtf8(this.text));
  }

  /** Escaped for HTML. */
  get html(): string {
    return (this.inHtml ??= escapeHtml(this.utf8));
  }

  /** Escaped for a JSON string. */
  get json(): string {
    return (this.inJson ??= escapeJson(this.utf8));
  }

  /** As part of a line of the main text; absent where that depends on the surrounding text. */
  get line(): string | undefined {
    return (this.inLine ??= this.text.trim() === this.text ? oneBlankEach(this.utf8) : undefined);
  }

  get key(): Key {
    return (this.ownKey ??= keyOfShortText(this.text));
  }
}

/**
 * The texts of a tree in order, and its structure: everything else, such as the lengths of lists, and which texts are
 * empty, as a template may test whether a text is there.
 */
export function readWords(tree: object): { structure: string; texts: string[] } {
  const texts: string[] = [];
  const structure = withTexts(tree, (text) => {
    texts.push(text);
    return 't';
  });
  return { structure, texts };
}

/** The same tree with a mark for each text that `readWords` finds, numbered as it finds them. */
export function markWords<T extends object>(tree: T): T {
  let count = 0;
  return JSON.parse(withTexts(tree, () => markOf(count++))) as T;
}

/** The tree as JSON, with something else in place of each text that is not empty. */
const withTexts = (tree: object, instead: (text: string) => string): string =>
  JSON.stringify(tree, (_name, value: unknown) =>
    typeof value === 'string' && value !== '' ? instead(value) : value,
  );
