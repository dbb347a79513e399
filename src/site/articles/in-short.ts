import type { Content, Post, PracticeArea, Topic } from '#content/content.ts';

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

export const articleOf = ({ posts }: Content, topic: Topic): Post =>
  posts.find(({ slug }) => slug === topic.post)!;

/** The deadlines of an article: its own, or those of its practice area. */
export const figuresFrom = (post: Post, area: PracticeArea) => (post.figures.length > 0 ? post : area);

/** The first step: its own, or that of its practice area. */
export const firstStepFrom = (post: Post, area: PracticeArea) => (post.firstStep === undefined ? area : post);

export const inShort = (post: Post, area: PracticeArea): ArticleInShort => ({
  figures: figuresFrom(post, area).figures.slice(0, figuresInShort),
  firstStep: firstStepFrom(post, area).firstStep,
});
