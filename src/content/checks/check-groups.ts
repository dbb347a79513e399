import { suggestionFor } from '#lib/spelling.ts';
import type { UncheckedContent } from '../content.ts';
import type { Tell } from './tell.ts';

/** The group of an article must be one of the blog page. */
export function checkGroups({ pages, posts }: Pick<UncheckedContent, 'pages' | 'posts'>, tell: Tell): void {
  const { blog } = pages;
  if (!blog) return;
  for (const { file, group } of posts) {
    if (group === undefined || blog.groups.includes(group)) continue;
    const says = `The blog page has no group "${group}".`;
    const fix = suggestionFor(group, blog.groups, 'pages/blog.yaml');
    tell(file, ['group'], says, fix);
  }
}
