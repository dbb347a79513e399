/** Fills the `[names]` in a text; a value may contain any character. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\[(\w+)\]/g, (written, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : written,
  );
}

type TextPart = { kind: 'text'; text: string } | { kind: 'placeholder'; name: string };

/** Splits a text at the given `[names]`, for placeholders that are filled with something other than text. */
export function partsOf(text: string, names: readonly string[]): TextPart[] {
  return text
    .split(/(\[\w+\])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const name = piece.slice(1, -1);
      return piece.startsWith('[') && names.includes(name)
        ? { kind: 'placeholder', name }
        : { kind: 'text', text: piece };
    });
}
