import { escapes, type Escape } from '#lib/woven.ts';
import { joinKeys, keyOf, type Key } from './key.ts';
import type { Shape } from './shape.ts';
import { wordMark, wordMarkOf } from './slots.ts';
import { inUtf8 } from './utf8.ts';
import { utf8Of, type Value } from './values.ts';
import type { Word } from './word.ts';

/**
 * The pages of one kind, or about one topic, of all places that differ in their words alone: a shape whose slots
 * are filled with the texts that those pages share, down to the words in them. Such a text is then escaped, cut
 * and hashed once, not for every place.
 */
export interface Form {
  pieces: Piece[];
  /** What of it is main content, and the rest. */
  main: Reading;
  others: Reading;
}

/** What stands there as `inUtf8` has it, or the place of a word. */
type Piece = string | WordPlace;

interface WordPlace {
  word: number;
  escape: Escape;
}

/** Some of the texts of a page: the words in them, by number, and all that stands around the words. */
interface Reading {
  around: Key;
  words: number[];
}

/** `values` are those of a page that was planned with marks in place of its words. */
export function compileForm({ chunks, slotAt, isMarkup, main, id }: Shape, values: readonly Value[]): Form {
  const inSlot = values.map((value, slot) => piecesOf(value, isMarkup[slot]!));
  const pieces = chunks.flatMap((chunk, i) => (i === 0 ? [chunk] : [...inSlot[slotAt[i - 1]!]!, chunk]));
  return {
    pieces: joined(pieces),
    main: readingOf(
      main.id,
      main.slots.map((slot) => values[slot]!),
    ),
    others: readingOf(
      id,
      main.otherSlots.map((slot) => values[slot]!),
    ),
  };
}

/** A page of this form, as `inUtf8` has it. */
export function fillForm({ pieces }: Form, words: readonly Word[]): string {
  let page = '';
  for (const piece of pieces) page += typeof piece === 'string' ? piece : words[piece.word]![piece.escape];
  return page;
}

/** Longer pieces are shared by forms and by shapes, so they are not copied into one. */
const long = 1000;

/** The same with fewer pieces: each takes its time, however short it is. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  let short: string[] = [];
  const join = () => {
    if (short.length > 0) all.push(short.join(''));
    short = [];
  };
  for (const piece of pieces) {
    if (piece === '') continue;
    if (typeof piece === 'string' && piece.length <= long) short.push(piece);
    else {
      join();
      all.push(piece);
    }
  }
  join();
  return all;
}

function piecesOf(value: Value, isMarkup: boolean): Piece[] {
  if (typeof value === 'string') {
    if (isMarkup && value.search(wordMark) >= 0)
      throw new Error('Markup with words of a place in it has to be woven.');
    return isMarkup ? [inUtf8(value)] : cutAtWords(value, 'html');
  }
  const parts = utf8Of(value.parts);
  return parts.flatMap((part, i) =>
    i === 0 ? [part] : [...cutAtWords(value.wordAfter(i - 1), value.escape), part],
  );
}

function cutAtWords(text: string, escape: Escape): Piece[] {
  return text
    .split(wordMark)
    .map((piece, i) => (i % 2 === 0 ? inUtf8(escapes[escape](piece)) : { word: Number(piece), escape }));
}

/** Words are numbered anew, so that one that is known of a place and printed nowhere changes nothing. */
function readingOf(template: string, values: readonly Value[]): Reading {
  const words: number[] = [];
  const renumbered = (_mark: string, number: string) => {
    const word = Number(number);
    if (!words.includes(word)) words.push(word);
    return wordMarkOf(words.indexOf(word));
  };
  const texts = values.map((value) => String(value).replace(wordMark, renumbered));
  return { around: keyOf([template, ...texts].join('\u0001')), words };
}

/** Changes when the main content of a page does, and with nothing else. */
export const formContentKey = ({ main }: Form, words: readonly Word[]): Key =>
  keyOfReading(main.around, main, words);

/** Changes when anything of a page does, its day aside. */
export const formKey = ({ others }: Form, content: Key, words: readonly Word[]): Key =>
  keyOfReading(joinKeys(others.around, content), others, words);

function keyOfReading(around: Key, { words: used }: Reading, words: readonly Word[]): Key {
  let key = around;
  for (const word of used) key = joinKeys(key, words[word]!.key);
  return key;
}
