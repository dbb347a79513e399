import type { Path } from '#lib/problem.ts';
import type { City, UncheckedContent } from '../content.ts';
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

/** Kinds with one file each: an unchanged copy would be a second page with the same title. */
const namedFiles = [
  { of: 'topics', named: 'title', called: 'topics' },
  { of: 'posts', named: 'title', called: 'posts' },
  { of: 'practiceAreas', named: 'title', called: 'practice areas' },
  { of: 'serviceAreas', named: 'name', called: 'service areas' },
  { of: 'attorneys', named: 'name', called: 'lawyers' },
] as const;

/** Two things with the same address, id or name are reported with both places. */
export function checkUnique(content: UncheckedContent, tell: Tell, { sources }: Reader): void {
  const tellTwice = (uses: Iterable<Use>, says: (key: string) => string, fix: string) => {
    const seen = new Map<string, Use>();
    for (const use of uses) {
      const first = seen.get(use.key);
      if (first) {
        const source = sources.get(first.file)!;
        const at = `${source.file}:${positionOf(source, first.path).line}`;
        tell(use.file, use.path, `${says(use.key)} (first in ${at}).`, use.fix ?? fix);
      } else seen.set(use.key, use);
    }
  };

  tellTwice(
    content.counties.map(({ name, state, file }) => ({
      key: state && state !== content.settings?.state.abbreviation ? `${name} (${state})` : name,
      file,
      path: ['name'],
    })),
    (name) => `Two counties are named "${name}"`,
    'Correct the name, or delete one of the files.',
  );
  for (const county of content.counties) {
    const { file } = county;
    const isTwin = ({ name, slug }: City, i: number) =>
      county.cities.findIndex((city) => city.name === name && city.slug === slug) < i;
    tellTwice(
      county.cities.map((city, i) => ({
        key: city.slug,
        file,
        path: ['cities', i, 'slug'],
        ...(isTwin(city, i) && { fix: 'Keep one of the two entries, with the ZIP codes of both.' }),
      })),
      (slug) => `Two cities of this county have the slug "${slug}"`,
      'Give each city its own slug.',
    );
    tellTwice(
      county.cities.flatMap((city, i) =>
        isTwin(city, i) ? [] : { key: city.name, file, path: ['cities', i, 'name'] },
      ),
      (name) => `Two cities of this county have the name "${name}"`,
      'Add something to one of the names that tells them apart, such as "(town)".',
    );
    tellTwice(
      county.local.map((note, i) => ({ key: note.subject, file, path: ['local', i, 'subject'] })),
      (subject) => `Two notes of this county are about "${subject}"`,
      'Combine them into one note.',
    );
  }
  for (const { of, named, called } of namedFiles) {
    const files: readonly { file: string; title?: string; name?: string; draft?: boolean }[] = content[of];
    const shown = files.filter(({ draft }) => !draft);
    tellTwice(
      shown.map((entry) => ({ key: entry[named]!, file: entry.file, path: [named] })),
      (name) => `Two ${called} have the ${named} "${name}"`,
      `Change the ${named} of one, or delete one of the files.`,
    );
  }
  tellTwice(
    content.posts.map(({ slug: key, file }) => ({ key, file, path: [] })),
    (slug) => `A post and a guide are both named "${slug}"`,
    'Rename one of the files.',
  );
  tellTwice(
    content.keywords.map(({ slug: key }, i) => ({
      key,
      file: 'keywords.yaml',
      path: ['keywords', i, 'keyword'],
    })),
    (slug) => `Two keywords have the same address, /local-searches/${slug}`,
    'Change or delete one of them.',
  );
  tellTwice(
    content.advertising.map(({ check: key }, i) => ({
      key,
      file: 'advertising.yaml',
      path: ['rules', i, 'check'],
    })),
    (check) => `Two rules are about the check "${check}"`,
    'Delete one of them, or write the check that it is about.',
  );
  tellTwice(
    content.facts.map((fact, i) => ({
      key: fact.id,
      file: 'facts.yaml',
      path: ['facts', i, 'id'],
      ...(content.facts.findIndex(({ id, value }) => id === fact.id && value === fact.value) < i && {
        fix: 'Keep one of the two.',
      }),
    })),
    (id) => `Two facts have the id "${id}"`,
    'Give each fact its own id.',
  );
}
