import { rememberedFor } from './remembered.ts';

/** A `{name}` in a text. */
export const placeholder = /\{(\w+)\}/g;

/** Fills the known `{names}` of a text; values may contain any character. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(placeholder, (written, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : written,
  );

/** Values by name. */
export type KnownNames = Readonly<Record<string, string | undefined>>;

/** Fills the sentences whose names are all known, and drops the others. */
export function fillSentences(sentences: readonly string[], known: KnownNames): string[] {
  return cutAtPlaceholders(sentences).flatMap((pieces) => fillPieces(pieces, known) ?? []);
}

function fillPieces(pieces: readonly string[], known: KnownNames): string | undefined {
  let text = pieces[0]!;
  for (let i = 1; i < pieces.length; i += 2) {
    const value = known[pieces[i]!];
    if (value === undefined) return undefined;
    text += value + pieces[i + 1]!;
  }
  return text;
}

/** Texts and placeholder names, alternating; remembered, as every place uses the same sentences. */
const cutAtPlaceholders = rememberedFor((sentences: readonly string[]) =>
  sentences.map((sentence) => sentence.split(placeholder)),
);
