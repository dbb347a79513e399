/** A `{name}` in a text. */
export const placeholder = /\{(\w+)\}/g;

/** A text with its `{names}` filled where they are known; a value may hold any character. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(placeholder, (written, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : written,
  );

/** What is known under each name. */
export type KnownNames = Readonly<Record<string, string | undefined>>;

/** The sentences whose names are all known, filled. */
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

/** Texts and names of placeholders in turn. Every place asks for the same sentences. */
function cutAtPlaceholders(sentences: readonly string[]): string[][] {
  let cut = cutSentences.get(sentences);
  if (!cut) {
    cut = sentences.map((sentence) => sentence.split(placeholder));
    cutSentences.set(sentences, cut);
  }
  return cut;
}
