/** The folders that a file lies in: "a" and "a/b" for "a/b/c". */
export const foldersOf = (name: string): string[] =>
  name
    .split('/')
    .slice(0, -1)
    .map((_, i, parts) => parts.slice(0, i + 1).join('/'));
