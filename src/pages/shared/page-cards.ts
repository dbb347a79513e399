import type { CardProps } from '#components/card.tsx';
import type { Content, Keyword, PracticeArea, ServiceArea, Topic } from '#content/content.ts';
import { addressOf, type Link } from '#site/address.ts';
import { pictureOf, pictureOfTopic, picturesInRow } from '#site/pictures.ts';

/** Picture and title only, for links from other pages. */
export const areaPictureCard = (content: Content, { title, slug }: PracticeArea): CardProps => ({
  href: addressOf.practiceArea(slug),
  title,
  picture: pictureOf(content, slug)?.src,
});

export const areaCard = (content: Content, area: PracticeArea): CardProps => ({
  ...areaPictureCard(content, area),
  text: area.desc,
  icon: area.icon,
});

export const serviceAreaCard = (content: Content, { name, slug, desc, image }: ServiceArea): CardProps => ({
  href: addressOf.serviceArea(slug),
  title: name,
  text: desc,
  picture: pictureOf(content, image)?.src,
});

/** A topic of the place whose topic pages are below this address. */
export const topicCard = (content: Content, topicsAt: string, topic: Topic): CardProps => ({
  href: addressOf.topicIn(topicsAt, topic.slug),
  title: topic.title,
  picture: pictureOfTopic(content, topic)?.src,
});

export function relatedCards(content: Content, { related }: { related: readonly string[] }): CardProps[] {
  const posts = related.flatMap((slug) => content.posts.filter((post) => post.slug === slug));
  return picturesInRow(content, posts).map((picture, i) => ({
    href: addressOf.post(posts[i]!.slug),
    title: posts[i]!.title,
    picture: picture?.src,
  }));
}

export const areaLink = ({ title, slug }: PracticeArea): Link => ({
  href: addressOf.practiceArea(slug),
  label: title,
});

export const serviceAreaLink = ({ name, slug }: ServiceArea): Link => ({
  href: addressOf.serviceArea(slug),
  label: name,
});

export const searchLink = ({ heading, slug, lang }: Keyword): Link => ({
  href: addressOf.keyword(slug),
  label: heading,
  lang,
});

/** Searches with a page in another language, for visitors who look for it. */
export const searchesInOtherLanguages = ({ keywords }: Content): Link[] =>
  keywords.filter(({ lang }) => lang).map(searchLink);
