import type { Route } from '#site/routes/routes.ts';

/** At this similarity, two pages count as duplicates. */
export const nearDuplicate = 0.95;

/** Pairs of pages with their allowed similarity, named as in the report. */
export interface PairKind {
  title: string;
  limit: number;
}

export const pairKinds = {
  guide: { title: 'Two guides', limit: 0.35 },
  article: { title: 'Two long articles', limit: 0.1 },
  'across counties': { title: 'One topic in different counties', limit: 0.85 },
  'in a county': { title: 'One topic in the same county', limit: nearDuplicate },
  keyword: { title: 'Two keyword pages', limit: 0.75 },
  // No limit besides that for near duplicates.
  other: { title: 'Two other pages of a kind', limit: 1 },
} as const satisfies Record<string, PairKind>;

/** Groups of pages to compare: those of a topic for all kinds of places, else those of a kind. */
export function familyOf(route: Route): string {
  if ('topic' in route) return `topic ${route.topic.slug}`;
  return route.kind === 'post' ? postKind(route.post) : route.kind;
}

/** Two pages of one family. */
export function pairKindOf(a: Route, b: Route): keyof typeof pairKinds {
  if (a.kind === 'post') return postKind(a.post);
  if (a.kind === 'keyword') return 'keyword';
  if (!('topic' in a && 'place' in b)) return 'other';
  return a.place.county === b.place.county ? 'in a county' : 'across counties';
}

/** A guide is written in fields, an article in one piece. */
const postKind = ({ file }: { file: string }) => (file.endsWith('.md') ? 'article' : 'guide');
