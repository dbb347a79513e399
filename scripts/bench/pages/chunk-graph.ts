import type { Chunks } from '#output/files/browser-assets.ts';

/** These entries and all scripts that they import statically. */
export function scriptsOf(chunks: Chunks, entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const entry of found) for (const next of chunks[entry]?.imports ?? []) found.add(next);
  return [...found];
}

/** The dynamic imports of the loaded scripts, each with the scripts that are not loaded yet. */
export function islandsOf(chunks: Chunks, loaded: readonly string[]): { name: string; scripts: string[] }[] {
  const later = new Set(loaded.flatMap((entry) => chunks[entry]?.dynamicImports ?? []));
  return [...later].map((entry) => ({
    name: chunks[entry]!.name ?? entry,
    scripts: scriptsOf(chunks, [entry]).filter((script) => !loaded.includes(script)),
  }));
}
