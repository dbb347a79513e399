import { editDistance } from '#lib/spelling.ts';
import type { Path } from '#lib/problem.ts';
import type { Content } from '../content.ts';
import type { Tell } from './tell.ts';

/** Misspelled island names, which would put water between counties on the same island. */
export function checkIslands({ counties }: Pick<Content, 'counties'>, tell: Tell): void {
  const known: { island: string; county: string }[] = [];
  for (const { file, name: county, island: main, islands } of counties) {
    const named = Object.keys(islands).map((island): [string, Path] => [island, ['islands', island]]);
    if (main !== undefined) named.unshift([main, ['island']]);
    for (const [island, path] of named) {
      const almost = known.find((other) => other.island !== island && slipsBetween(other.island, island) < 2);
      if (almost) {
        const says = `"${island}" looks like a misspelling of "${almost.island}", the island of ${almost.county}.`;
        tell(
          file,
          path,
          says,
          'If both are one island, write the same name in both places; if not, choose names that differ more.',
        );
      }
      known.push({ island, county });
    }
  }
}

const slipsBetween = (a: string, b: string) => editDistance(a.toLowerCase(), b.toLowerCase());
