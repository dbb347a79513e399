import { parse } from 'yaml';
import { forbiddenCharacter } from '#content/texts/forbidden-characters.ts';
import { pathInWords } from '#content/source.ts';
import type { Path } from '#lib/problem.ts';
import { smallSite, type DataFiles } from '../../support/small-site/small-site.ts';

/** A text somewhere in the data. */
export interface Leaf {
  file: string;
  path: Path;
  /** File and path together, as problems name them. */
  id: string;
}

type Data = Map<string, { value: unknown; body: string }>;

/** The small site as values. */
function smallData(): Data {
  return new Map(
    Object.entries(smallSite())
      .filter(([name]) => name !== 'guide-template.md')
      .map(([name, text]) => {
        const [, matter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(String(text)) ?? [];
        return [name, { value: parse(matter ?? String(text)) as unknown, body: body ?? '' }];
      }),
  );
}

/** Every text of the small site, except those of the form and the chat, which are on no page. */
export function leavesOfSmallSite(): Leaf[] {
  const leaves: Leaf[] = [];
  const walk = (file: string, value: unknown, path: Path): void => {
    if (typeof value === 'string') leaves.push({ file, path, id: `${file} ${pathInWords(path)}` });
    else if (Array.isArray(value)) value.forEach((item, i) => walk(file, item, [...path, i]));
    else if (value !== null && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) walk(file, item, [...path, key]);
    }
  };
  for (const [file, { value }] of smallData()) if (!file.startsWith('flows/')) walk(file, value, []);
  return leaves;
}

/** If these were not escaped, a problem would not say in which text they are. */
const invisible = new RegExp(forbiddenCharacter, 'g');
const asNumber = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The small site with other texts; every file is written as JSON, which is YAML too. */
export function smallSiteWith(texts: ReadonlyMap<Leaf, string>): DataFiles {
  const data = smallData();
  for (const [{ file, path }, text] of texts) {
    let at = data.get(file)!.value as Record<string | number, unknown>;
    for (const step of path.slice(0, -1)) at = at[step] as Record<string | number, unknown>;
    at[path.at(-1)!] = text;
  }
  const files = smallSite();
  for (const [name, { value, body }] of data) {
    const json = JSON.stringify(value, null, 1).replace(invisible, asNumber);
    files[name] = name.endsWith('.md') ? `---\n${json}\n---\n${body}` : json;
  }
  return files;
}
