import { dataOption } from '#lib/in-shell.mjs';
import type { Path } from '#lib/problem.ts';
import type { City, County, UncheckedContent } from '../content.ts';
import type { Reader } from '../reader.ts';
import { positionOf } from '../source.ts';
import type { Tell } from './tell.ts';

interface Use {
  key: string;
  file: string;
  path: Path;
  /** Advice that replaces the usual one. */
  fix?: string;
}

/** Entries of which no two may have the same key, and what the letter about the second says of it. */
interface Unique {
  uses: Use[];
  says(key: string): string;
  fix: string;
}

/** Two things with the same address, id or name are reported with both places. */
export function checkUnique(content: UncheckedContent, tell: Tell, { dir, sources }: Reader): void {
  for (const { uses, says, fix } of uniqueIn(content, dir)) {
    const seen = new Map<string, Use>();
    for (const use of uses) {
      const first = seen.get(use.key);
      if (first) {
        const source = sources.get(first.file)!;
        const at = `${source.file}:${positionOf(source, first.path).line}`;
        tell(use.file, use.path, `${says(use.key)} (first in ${at}).`, use.fix ?? fix);
      } else seen.set(use.key, use);
    }
  }
}

const uniqueIn = (content: UncheckedContent, dir: string): Unique[] => [
  {
    uses: content.counties.map(({ name, state, file }) => ({
      key: state && state !== content.settings?.state.abbreviation ? `${name} (${state})` : name,
      file,
      path: ['name'],
    })),
    says: (name) => `Two counties are named "${name}"`,
    fix: 'Correct the name, or delete one of the files.',
  },
  ...content.counties.flatMap(uniqueInCounty),
  ...namedFiles.map((kind) => uniqueNames(content, kind)),
  {
    uses: content.posts.map(({ slug: key, file }) => ({ key, file, path: [] })),
    says: (slug) => `A post and a guide are both named "${slug}"`,
    fix: 'Rename one of the files.',
  },
  {
    uses: content.keywords.map(({ slug: key }, i) => ({
      key,
      file: 'keywords.yaml',
      path: ['keywords', i, 'keyword'],
    })),
    says: (slug) => `Two keywords have the same address, /local-searches/${slug}`,
    fix: 'Change or delete one of them.',
  },
  uniqueIntros(content, dir),
  {
    uses: content.advertising.map(({ check: key }, i) => ({
      key,
      file: 'advertising.yaml',
      path: ['rules', i, 'check'],
    })),
    says: (check) => `Two rules are about the check "${check}"`,
    fix: 'Delete one of them, or write the check that it is about.',
  },
  {
    uses: content.facts.map((fact, i) => ({
      key: fact.id,
      file: 'facts.yaml',
      path: ['facts', i, 'id'],
      ...(content.facts.findIndex(({ id, value }) => id === fact.id && value === fact.value) < i && {
        fix: 'Keep one of the two.',
      }),
    })),
    says: (id) => `Two facts have the id "${id}"`,
    fix: 'Give each fact its own id.',
  },
];

/** A search that has got a new name in a spreadsheet is in the data under both. */
function uniqueIntros({ keywords }: UncheckedContent, dir: string): Unique {
  // Two at one address have a letter of their own.
  const oneAtEachAddress = new Set(new Map(keywords.map((keyword) => [keyword.slug, keyword])).values());
  return {
    uses: keywords.flatMap((keyword, i) =>
      keyword.draft || !oneAtEachAddress.has(keyword)
        ? []
        : { key: keyword.intro, file: 'keywords.yaml', path: ['keywords', i, 'intro'] },
    ),
    says: () => 'Two keywords have the same intro',
    fix: `Write what only this page has. If it is only the new name of the other one, delete this entry and run: npm run rename -- keyword "OLD" "NEW"${dataOption(dir)}`,
  };
}

function uniqueInCounty({ file, cities, local }: County): Unique[] {
  const isTwin = ({ name, slug }: City, i: number) =>
    cities.findIndex((city) => city.name === name && city.slug === slug) < i;
  return [
    {
      uses: cities.map((city, i) => ({
        key: city.slug,
        file,
        path: ['cities', i, 'slug'],
        ...(isTwin(city, i) && { fix: 'Keep one of the two entries, with the ZIP codes of both.' }),
      })),
      says: (slug) => `Two cities of this county have the slug "${slug}"`,
      fix: 'Give each city its own slug.',
    },
    {
      uses: cities.flatMap((city, i) =>
        isTwin(city, i) ? [] : { key: city.name, file, path: ['cities', i, 'name'] },
      ),
      says: (name) => `Two cities of this county have the name "${name}"`,
      fix: 'Add something to one of the names that tells them apart, such as "(town)".',
    },
    {
      uses: local.map((note, i) => ({ key: note.subject, file, path: ['local', i, 'subject'] })),
      says: (subject) => `Two notes of this county are about "${subject}"`,
      fix: 'Combine them into one note.',
    },
  ];
}

/** Kinds with one file each: an unchanged copy would be a second page with the same title. */
const namedFiles = [
  { of: 'topics', named: 'title', called: 'topics' },
  { of: 'posts', named: 'title', called: 'posts' },
  { of: 'practiceAreas', named: 'title', called: 'practice areas' },
  { of: 'serviceAreas', named: 'name', called: 'service areas' },
  { of: 'attorneys', named: 'name', called: 'lawyers' },
] as const;

function uniqueNames(content: UncheckedContent, { of, named, called }: (typeof namedFiles)[number]): Unique {
  const files: readonly { file: string; title?: string; name?: string; draft?: boolean }[] = content[of];
  const shown = files.filter(({ draft }) => !draft);
  return {
    uses: shown.map((entry) => ({ key: entry[named]!, file: entry.file, path: [named] })),
    says: (name) => `Two ${called} have the ${named} "${name}"`,
    fix: `Change the ${named} of one, or delete one of the files.`,
  };
}
