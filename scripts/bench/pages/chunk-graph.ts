/** Vite's list of built files, by the name of what they were built from. */
export type ChunkList = Record<
  string,
  { file: string; name?: string; imports?: string[]; dynamicImports?: string[] }
>;

/** The scripts that are loaded along with these entries, themselves included. */
export function scriptsOf(chunks: ChunkList, entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const entry of found) for (const next of chunks[entry]?.imports ?? []) found.add(next);
  return [...found];
}

/** The scripts that these ones bring in later, each with what is not there yet. */
export function islandsOf(
  chunks: ChunkList,
  loaded: readonly string[],
): { name: string; scripts: string[] }[] {
  const later = new Set(loaded.flatMap((entry) => chunks[entry]?.dynamicImports ?? []));
  return [...later].map((entry) => ({
    name: chunks[entry]!.name ?? entry,
    scripts: scriptsOf(chunks, [entry]).filter((script) => !loaded.includes(script)),
  }));
}
