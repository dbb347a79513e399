import type { Post, PracticeArea } from '#content/content.ts';

export const figuresInShort = 2;

/** An article in a glance. */
export interface ArticleInShort {
  figures: PracticeArea['figures'];
  firstStep: string | undefined;
}

/** Its own deadlines and first step, or those of its practice area. */
export const inShort = (post: Post, area: PracticeArea): ArticleInShort => ({
  figures: (post.figures.length > 0 ? post.figures : area.figures).slice(0, figuresInShort),
  firstStep: post.firstStep ?? area.firstStep,
});
