import type { Post } from '../content.ts';
import { anythingToSee } from '../schemas/common/texts.ts';
import type { Reader } from '../reader.ts';
import { problemAt } from '../source.ts';
import { composeGuide } from '../texts/guide.ts';
import { readFiles, readFolder } from './read-files.ts';

/** Posts, and the guides that the template arranges, the newest first. */
export function readArticles(
  reader: Reader,
  template: string,
  articleOf: (markdown: string) => Post['article'],
): Post[] {
  const posts = [...readFiles(reader, 'posts')].map(({ entry, body }) => {
    if (!anythingToSee.test(body)) {
      const source = reader.sources.get(entry.file)!;
      reader.problems.push(
        problemAt(source, [], 'The post has no text.', 'Write it below the front matter.'),
      );
    }
    return { ...entry, article: articleOf(body) };
  });
  const guides = readFolder(reader, 'guides').map((guide) => ({
    ...guide,
    article: articleOf(composeGuide(template, guide)),
  }));
  return [...posts, ...guides].sort(
    (a, b) => Date.parse(b.date) - Date.parse(a.date) || (a.slug < b.slug ? -1 : 1),
  );
}
