import type { Content, Post, PracticeArea, Topic } from '#content/content.ts';

/** The most that articles and searches show of the deadlines of their practice area. */
export const figuresInShort = 2;

export interface ArticleInShort {
  figures: PracticeArea['figures'];
  firstStep: string | undefined;
}

/** The practice area that an article or a search belongs to. */
export const practiceAreaOf = (
  { practiceAreas }: Content,
  { practiceArea }: { practiceArea: string },
): PracticeArea => practiceAreas.find(({ slug }) => slug === practiceArea)!;

export const postOf = ({ posts }: Content, topic: Topic): Post =>
  posts.find(({ slug }) => slug === topic.post)!;

/** What the box at the top of an article shows: its own deadlines and first step, or those of its practice area. */
export const inShort = (post: Post, area: PracticeArea): ArticleInShort => ({
  figures: post.figures.length > 0 ? post.figures : area.figures.slice(0, figuresInShort),
  firstStep: post.firstStep ?? area.firstStep,
});
