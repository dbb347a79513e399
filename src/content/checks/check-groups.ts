import type { Problem } from '#lib/problem.ts';
import { wordsMeant } from '#lib/spelling.ts';
import type { Content, Pages } from '../content.ts';
import { problemAt, type Source } from '../source.ts';

/** The group of an article must be one of the blog page. */
export function checkGroups(
  { pages, posts }: Pick<Content, 'pages' | 'posts'>,
  sources: ReadonlyMap<string, Source>,
  problems: Problem[],
): void {
  // A page whose file is wrong is told of already, and knows no group.
  const blog: Pages['blog'] | undefined = pages.blog;
  if (!blog) return;
  for (const { file, group } of posts) {
    if (group === undefined || blog.groups.includes(group)) continue;
    const says = `The blog page has no group "${group}".`;
    const fix = wordsMeant(group, blog.groups, 'pages/blog.yaml');
    problems.push(problemAt(sources.get(file)!, ['group'], says, fix));
  }
}
