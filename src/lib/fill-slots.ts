/** A text with its `{names}` filled where they are known; a value may hold any character. */
export const fillSlots = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : written,
  );
