import type { Path } from '#lib/problem.ts';
import type { Reader } from '../reader.ts';
import { pathInWords, positionOf } from '../source.ts';
import type { Tell } from './tell.ts';

/** Identical entries of a list, as when both sides of a merge were kept; not those that have another mistake. */
export function checkDoubledEntries(_content: unknown, tell: Tell, { sources, problems }: Reader): void {
  for (const [name, source] of sources) {
    const reported = problems.filter(({ file }) => file === source.file);
    const isReported = (path: Path) => reported.some((problem) => problem.path.startsWith(pathInWords(path)));
    for (const [list, entries] of listsIn(source.value)) {
      const seen = new Map<string, number>();
      for (const [i, entry] of entries.entries()) {
        const text = JSON.stringify(entry);
        const first = seen.get(text);
        const path = [...list, i];
        if (first === undefined) seen.set(text, i);
        else if (!isReported(path)) {
          const { line } = positionOf(source, [...list, first]);
          const says = `This entry is the same as the one on line ${line}.`;
          tell(name, path, says, 'Delete one of the two.');
        }
      }
    }
  }
}

/** Only lists of texts or groups; a point is a list of numbers, which may be equal. */
function* listsIn(value: unknown, path: Path = []): Generator<[Path, unknown[]]> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) && typeof value[0] !== 'number') yield [path, value];
  for (const [key, inner] of Object.entries(value))
    yield* listsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}
