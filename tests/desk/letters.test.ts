import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '#content/letters/format-problems.ts';
import { loadSite } from '../support/load-site.ts';
import { filesOf } from '../support/files.ts';
import { smallSite, writeData } from '../support/small-site/small-site.ts';

/**
 * Every folder below `letters/` is one mistake. Its `data/` holds only the files of the small site that are wrong,
 * `gone.txt` the names of files that are missing, and `letter.txt` the whole message that `check` prints.
 */
const folder = path.join(import.meta.dirname, 'letters');
const cases = readdirSync(folder).sort();

function brokenData(name: string): string {
  const files = smallSite();
  const at = path.join(folder, name);
  for (const file of filesOf(at)) {
    const content = readFileSync(path.join(at, file));
    if (file.startsWith('data/')) files[file.slice('data/'.length)] = content;
    if (file === 'gone.txt') for (const gone of String(content).trim().split('\n')) delete files[gone];
  }
  return writeData(files);
}

describe('The message about', () => {
  it.each(cases)('%s', (name) => {
    const data = brokenData(name);
    const { problems = [] } = loadSite(data);
    expect(formatProblems(problems).replaceAll(data, 'data')).toBe(
      readFileSync(path.join(folder, name, 'letter.txt'), 'utf8'),
    );
  });
});
