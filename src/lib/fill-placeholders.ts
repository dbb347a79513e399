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

const cutSentences = new WeakMap<readonly string[], string[][]>();

/** Texts and placeholder names, alternating; cached, as every place uses the same sentences. */
function cutAtPlaceholders(sentences: readonly string[]): string[][] {
  let cut = cutSentences.get(sentences);
  if (!cut) {
    cut = sentences.map((sentence) => sentence.split(placeholder));
    cutSentences.set(sentences, cut);
  }
  return cut;
}
