import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '#content/content.ts';
import { fileLabel, referenceFile } from '#content/files/list-files.ts';
import type { Problem } from '#lib/problem.ts';
import { readTextFile } from './text-file.ts';

/** Where a word stands that the spelling check must know: the project's own list, and one of each other data folder. */
const names = '.cspell-names.txt';

interface SpellingOptions {
  /** The project's own folder: there lie the dictionaries of its own. */
  checkout: string;
  /** Looks only at files that have changed since the last time. */
  remember: boolean;
}

/** Every word in the texts of a data folder that no dictionary knows, and that is not in the name of a place. */
export async function misspeltWords(
  data: string,
  content: Content,
  { checkout, remember }: SpellingOptions,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const own = path.join(data, names);
  const known = new Set([...namesIn(content), ...wordsIn(readTextFile(own) ?? '')]);
  const root = path.resolve(data);
  const list = root === path.join(checkout, 'data') ? names : fileLabel(data, names);
  const options = {
    root,
    config: path.join(checkout, '.cspell.json'),
    exclude: [referenceFile],
    cacheLocation: path.join(checkout, '.cache/spelling'),
  };
  const isKnown = (word: string) => known.has(word.toLowerCase());
  const nameOf = (uri = '') => path.relative(root, fileURLToPath(uri)).replaceAll('\\', '/');
  // Loaded only now: it takes so long that letters about other mistakes must not wait for it.
  const { lint } = await import('cspell');
  const files = new Set<string>();
  await lint(
    ['**/*.{yaml,md}'],
    { ...options, showSuggestions: false, cache: remember },
    {
      issue({ uri, text }) {
        if (!isKnown(text)) files.add(nameOf(uri));
      },
    },
  );
  if (files.size === 0) return [];
  // A second look, at these files alone: the search for words alike takes longer than all the rest, and is made for names
  // that are known here, too.
  await lint(
    [...files],
    { ...options, showSuggestions: true, cache: false },
    {
      issue({ uri, row, col, text, suggestions: [meant] = [] }) {
        if (isKnown(text)) return;
        problems.push({
          file: fileLabel(data, nameOf(uri)),
          line: row,
          column: col,
          path: '',
          says: `No dictionary knows the word "${text}".`,
          fix: `${meant ? `Did you mean "${meant}"? ` : ''}If it is right, write it into ${list}, one word a line.`,
        });
      },
    },
  );
  return problems;
}

/** The names of the firm, of its people and of its places are right as they are. */
function namesIn({ settings, counties, attorneys, serviceAreas }: Content): string[] {
  const places = [...counties, ...counties.flatMap(({ cities }) => cities), ...serviceAreas];
  return [
    ...places.flatMap(({ name, slug }) => [name, slug]),
    ...attorneys.flatMap(({ name, slug }) => [name, slug]),
    ...settings.offices.flatMap(({ name, street, city }) => [name, street, city]),
    ...[settings.firm.name, settings.firm.product, settings.url],
  ].flatMap(wordsIn);
}

const wordsIn = (text: string) => text.toLowerCase().split(/[^\p{L}']+/u);
