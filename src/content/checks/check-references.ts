import type { Problem } from '#lib/problem.ts';
import { wordsMeant } from '#lib/text.ts';
import type { Content, Pages } from '../content.ts';
import {
  fileKinds,
  offerRename,
  slugsOfKind,
  type FileKindName,
  type MovedFile,
} from '../files/moved-files.ts';
import { problemAt, type Path, type Source } from '../source.ts';

/** Every name that points at another file must find one. */
export function checkReferences(
  content: Content,
  sources: Map<string, Source>,
  { dir, names, moved }: { dir: string; names: readonly string[]; moved: readonly MovedFile[] },
  problems: Problem[],
): void {
  const byFile = new Map([...sources.values()].map((source) => [source.file, source]));
  const known = (kind: FileKindName) => {
    // A file that cannot be read was reported already; references to it are not wrong.
    const slugs = new Set(slugsOfKind(kind, names));
    const { name, folders } = fileKinds[kind];
    return (file: string, path: Path, slug: string | undefined) => {
      const source = byFile.get(file);
      if (slug === undefined || slugs.has(slug) || !source) return;
      const move = moved.find((file) => file.kind === kind && file.from === slug);
      const fix = move
        ? offerRename(move, dir)
        : wordsMeant(slug, slugs, folders.map((folder) => `${folder}/`).join(' and '));
      problems.push(problemAt(source, path, `There is no ${name} "${slug}".`, fix));
    };
  };
  const isPost = known('post');
  const isArea = known('practice-area');
  const isCounty = known('county');
  const isServiceArea = known('service-area');
  const isAttorney = known('attorney');

  // A page whose file is wrong is told of already, and knows no group.
  const blog: Pages['blog'] | undefined = content.pages.blog;
  const groups = new Set(blog?.groups);
  const isGroup = (file: string, group: string | undefined) => {
    const source = byFile.get(file);
    if (group === undefined || groups.has(group) || !source || !blog) return;
    const says = `The blog page has no group "${group}".`;
    problems.push(problemAt(source, ['group'], says, wordsMeant(group, groups, 'pages/blog.yaml')));
  };

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

  const areRelated = ({ file, related, draft }: { file: string; related: string[]; draft?: boolean }) => {
    related.forEach((slug, i) => {
      isPost(file, ['related', i], slug);
      if (!draft) isReady(file, ['related', i], slug);
    });
  };

  for (const post of content.posts) {
    isArea(post.file, ['practiceArea'], post.practiceArea);
    isGroup(post.file, post.group);
    isAttorney(post.file, ['author'], post.author);
    isAttorney(post.file, ['reviewed', 'by'], post.reviewed?.by);
    areRelated(post);
  }
  for (const topic of content.topics) {
    isPost(topic.file, ['post'], topic.post);
    if (!topic.draft) isReady(topic.file, ['post'], topic.post);
  }
  for (const area of content.serviceAreas) {
    isCounty(area.file, ['county'], area.county);
    areRelated(area);
  }
  for (const { file, serviceArea } of content.counties) isServiceArea(file, ['serviceArea'], serviceArea);
  for (const attorney of content.attorneys) {
    attorney.practiceAreas.forEach((slug, i) => isArea(attorney.file, ['practiceAreas', i], slug));
  }
  const keywords = sources.get('keywords.yaml')?.file ?? '';
  content.keywords.forEach((keyword, i) =>
    isArea(keywords, ['keywords', i, 'practiceArea'], keyword.practiceArea),
  );
}
