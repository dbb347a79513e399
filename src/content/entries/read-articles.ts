import type { Post } from '../content.ts';
import { anythingToSee } from '../schemas/common/texts.ts';
import { problemAt } from '../source.ts';
import { composeGuide } from '../texts/guide.ts';
import type { Article } from '../texts/markdown/render-markdown.ts';
import { readFolder, type Reader } from './reader.ts';

type ArticleOf = (markdown: string) => Article;

/** Posts, and the guides that the template arranges, the newest first. */
export const readArticles = (reader: Reader, template: string, articleOf: ArticleOf): Post[] =>
  newestFirst([...readPosts(reader, articleOf), ...readGuides(reader, template, articleOf)]);

function readPosts(reader: Reader, articleOf: ArticleOf): Post[] {
  return readFolder(reader, 'posts').map((post) => {
    const source = reader.sources.get(post.file)!;
    if (!anythingToSee.test(source.body)) {
      reader.problems.push(
        problemAt(source, [], 'The post has no text.', 'Write it below the front matter.'),
      );
    }
    return { ...post, article: articleOf(source.body) };
  });
}

function readGuides(reader: Reader, template: string, articleOf: ArticleOf): Post[] {
  return readFolder(reader, 'guides').map((guide) => ({
    ...guide,
    article: articleOf(composeGuide(template, guide)),
  }));
}

const newestFirst = (posts: Post[]) =>
  posts.sort((a, b) => Date.parse(b.date) - Date.parse(a.date) || (a.slug < b.slug ? -1 : 1));
