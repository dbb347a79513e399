/** File name → bytes. */
export type Contents = ReadonlyMap<string, string>;

/** Lists in words which files are missing, unexpected or different; empty if the folder is as expected. */
export function differences(seen: Contents, expected: Contents): string[] {
  const names = [...new Set([...seen.keys(), ...expected.keys()])].sort();
  return names.flatMap((name) => {
    if (!seen.has(name)) return [`${name} is missing`];
    if (!expected.has(name)) return [`${name} should not be there`];
    return seen.get(name) === expected.get(name) ? [] : [`${name} has other bytes`];
  });
}
