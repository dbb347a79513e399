import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '#content/content.ts';
import { fileLabel, referenceFile } from '#content/files/list-files.ts';
import type { Problem } from '#lib/problem.ts';
import { readTextFile } from './text-file.ts';

/** Only suggests corrections, and takes longer to read than most data folders take to check. */
const corrections = 'en-common-misspellings';
/** The list of allowed words: one for the project, and one in each other data folder. */
const names = '.cspell-names.txt';

interface SpellingOptions {
  /** The project folder, which has the dictionaries. */
  checkout: string;
  /** Checks only files that have changed since the last time. */
  remember: boolean;
}

/** Every unknown word in the texts of a data folder, unless it is part of a name in the data. */
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
  const isKnown = (word: string) => known.has(plain(word)) || known.has(plain(word).replace(/'s$/, ''));
  const nameOf = (uri = '') => path.relative(root, fileURLToPath(uri)).replaceAll('\\', '/');
  // Imported late: it loads so slowly that messages about other mistakes must not wait for it.
  const { lint } = await import('cspell');
  const files = new Set<string>();
  await lint(
    ['**/*.{yaml,md}'],
    { ...options, disableDictionary: [corrections], showSuggestions: false, cache: remember },
    {
      issue({ uri, text }) {
        if (!isKnown(text)) files.add(nameOf(uri));
      },
    },
  );
  if (files.size === 0) return [];
  // A second pass over these files only: searching for suggestions takes longer than everything else, and cspell would
  // do it even for names that are known here.
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
          says: `"${text}" is not in the dictionary.`,
          fix: `${meant ? `Did you mean "${meant}"? ` : ''}If it is right, add it to ${list}, one word per line.`,
        });
      },
    },
  );
  return problems;
}

/** The names of the firm, its people and its places count as correct. */
function namesIn({ settings, counties, attorneys, serviceAreas }: Content): string[] {
  const named = [...counties, ...counties.flatMap(({ cities }) => cities), ...serviceAreas, ...attorneys];
  return [
    ...named.flatMap(({ name, slug }) => [name, slug]),
    ...settings.offices.flatMap(({ name, street, city }) => [name, street, city]),
    settings.firm.name,
    settings.firm.product,
    settings.url,
  ].flatMap(wordsIn);
}

const wordsIn = (text: string) => plain(text).split(/[^\p{L}']+/u);

/** With small letters and the apostrophe of keyboards, since a name may be typed with either. */
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");
