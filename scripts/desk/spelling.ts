import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint } from 'cspell';
import type { Content } from '#content/content.ts';
import { fileLabel, referenceFile } from '#content/read.ts';
import type { Problem } from '#lib/problem.ts';

/** Where a word stands that the spelling check must know. */
const names = '.cspell-names.txt';

export interface SpellingOptions {
  /** The project's own folder: there lie the dictionaries of its own. */
  checkout: string;
  /** Looks only at files that have changed since the last time. */
  remember: boolean;
}

/** Every word in the texts of a data folder that no dictionary knows, and that is not in the name of a place. */
export async function misspeltWords(
  data: string,
  { counties }: Content,
  { checkout, remember }: SpellingOptions,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const known = placeWords(counties);
  const root = path.resolve(data);
  const options = {
    root,
    config: path.join(checkout, '.cspell.json'),
    showSuggestions: true,
    exclude: [referenceFile],
    cache: remember,
    cacheLocation: path.join(checkout, '.cache/spelling'),
  };
  await lint(['**/*.{yaml,md}'], options, {
    issue({ uri = '', row, col, text, suggestions: [meant] = [] }) {
      if (known.has(text.toLowerCase())) return;
      problems.push({
        file: fileLabel(data, path.relative(root, fileURLToPath(uri)).replaceAll('\\', '/')),
        line: row,
        column: col,
        path: '',
        says: `No dictionary knows the word "${text}".`,
        fix: `${meant ? `Did you mean "${meant}"? ` : ''}If it is right, write it into ${names}, one word a line.`,
      });
    },
  });
  return problems;
}

function placeWords(counties: Content['counties']): Set<string> {
  const places = counties.flatMap((county) => [county, ...county.cities]);
  return new Set(places.flatMap(({ name, slug }) => `${name} ${slug}`.toLowerCase().split(/[^\p{L}']+/u)));
}
