import type { Problem } from '#lib/problem.ts';
import { nearestWord } from '#lib/text.ts';
import type { Content, County } from './content.ts';
import {
  pathInWords,
  positionOf,
  positionOfKey,
  problemAt,
  slugOf,
  type Path,
  type Position,
  type Source,
} from './source.ts';

/** Every name that points at another file must find one. */
export function checkReferences(
  content: Content,
  sources: Map<string, Source>,
  names: readonly string[],
  problems: Problem[],
): void {
  const byFile = new Map([...sources.values()].map((source) => [source.file, source]));
  const known = (kind: string, slugs: string[]) => {
    const set = new Set(slugs);
    return (file: string, path: Path, slug: string | undefined) => {
      const source = byFile.get(file);
      if (slug === undefined || set.has(slug) || !source) return;
      const meant = nearestWord(slug, set) ?? slugs.find((known) => known.startsWith(`${slug}-`));
      const fix = meant ? `Did you mean "${meant}"?` : `Known are: ${[...set].slice(0, 8).join(', ')}.`;
      problems.push(problemAt(source, path, `There is no ${kind} "${slug}".`, fix));
    };
  };
  // A file that cannot be read has told so already; what points at it is not wrong.
  const slugsOf = (folder: string) =>
    names.filter((name) => name.startsWith(`${folder}/`)).map((name) => slugOf(name).replace(/\..*$/, ''));
  const isPost = known('post or guide', [...slugsOf('posts'), ...slugsOf('guides')]);
  const isArea = known('practice area', slugsOf('practice-areas'));
  const isCounty = known('county', slugsOf('counties'));
  const isServiceArea = known('service area', slugsOf('service-areas'));

  const drafts = new Set(content.posts.filter((post) => post.draft).map(({ slug }) => slug));
  const isReady = (file: string, path: Path, slug: string) => {
    const source = byFile.get(file);
    if (!source || !drafts.has(slug)) return;
    problems.push(
      problemAt(
        source,
        path,
        `The post "${slug}" is a draft, so there is no page.`,
        'Name another; or finish it, and delete its line "draft: true".',
      ),
    );
  };

  for (const post of content.posts) {
    isArea(post.file, ['practiceArea'], post.practiceArea);
    post.related.forEach((slug, i) => {
      isPost(post.file, ['related', i], slug);
      if (!post.draft) isReady(post.file, ['related', i], slug);
    });
  }
  for (const topic of content.topics) {
    isPost(topic.file, ['post'], topic.post);
    if (!topic.draft) isReady(topic.file, ['post'], topic.post);
  }
  for (const area of content.serviceAreas) isCounty(area.file, ['county'], area.county);
  for (const county of content.counties) {
    isServiceArea(county.file, ['serviceArea'], county.serviceArea);
    const source = byFile.get(county.file);
    if (source) checkZips(county, source, problems);
  }
  const keywords = sources.get('keywords.yaml')?.file ?? '';
  content.keywords.forEach((keyword, i) =>
    isArea(keywords, ['keywords', i, 'practiceArea'], keyword.practiceArea),
  );
}

/** What is told of a ZIP that no city of the county lists would never be shown. */
function checkZips(
  { cities, points, roads, neighborhoods }: County,
  source: Source,
  problems: Problem[],
): void {
  const listed = new Set(cities.flatMap(({ zips }) => zips));
  const look = (zip: string, path: Path, at: () => Position) => {
    if (listed.has(zip)) return;
    const meant = nearestWord(zip, listed);
    problems.push({
      file: source.file,
      ...at(),
      path: pathInWords(path),
      says: `No city of this county lists the ZIP code ${zip}.`,
      fix: `${meant ? `Did you mean "${meant}"? If not, list` : 'List'} it with a city, or take it out.`,
    });
  };
  for (const [list, byZip] of Object.entries({ points, roads })) {
    for (const zip of Object.keys(byZip)) look(zip, [list, zip], () => positionOfKey(source, [list], zip));
  }
  for (const [name, zips] of Object.entries(neighborhoods)) {
    zips.forEach((zip, i) => {
      const path = ['neighborhoods', name, i];
      look(zip, path, () => positionOf(source, path));
    });
  }
}
