import { Band } from '#components/band.tsx';
import type { CardProps } from '#components/card.tsx';
import { Cards } from '#components/cards.tsx';
import { Fold } from '#components/fold.tsx';
import { ListFilter } from '#components/finder/list-filter.tsx';
import { PageHead } from '#components/page-head.tsx';
import type { Content, Post } from '#content/content.ts';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import { longDate } from '#lib/long-date.ts';
import { addressOf } from '#site/address.ts';
import { pictureOf, picturesInRow } from '#site/pictures.ts';
import { exactHead } from './shared/heads.ts';
import { definePage } from './page.ts';

/** Posts per group before the rest folds away. */
const shown = 3;

export const blog = definePage({
  props(site) {
    const { content } = site;
    const page = content.pages.blog;
    const [newest] = content.posts as [Post, ...Post[]];
    const cardOf = cardMaker(content);
    const cardsWithPictures = (posts: readonly Post[]) =>
      picturesInRow(content, posts).map((picture, i) => ({ ...cardOf(posts[i]!), picture: picture?.src }));
    return {
      head: exactHead(site, addressOf.blog(), {
        title: fillPlaceholders(page.searchTitle, { title: page.title }),
        description: page.description,
      }),
      heading: page.heading,
      lead: page.lead,
      picture: pictureOf(content, 'blog'),
      words: page,
      featured: cardsWithPictures([newest]),
      groups: groupsOf(content)
        .map(({ title, posts }) => ({ title, posts: posts.filter((post) => post !== newest) }))
        .filter(({ posts }) => posts.length > 0)
        .map(({ title, posts }) => ({
          title,
          posts: cardsWithPictures(posts.slice(0, shown)),
          more: posts.slice(shown).map(cardOf),
        })),
    };
  },
  body: ({ heading, lead, picture, words, featured, groups }, shell) => (
    <>
      <PageHead heading={heading} lead={lead} picture={picture} hidePictureOnNarrow shell={shell} />
      <Band>
        <ListFilter words={words} shell={shell} />
        <Cards cards={featured} inRow={1} />
        {groups.map(({ title, posts, more }, i) => (
          <section key={i} className="mt-12">
            <h2>{title}</h2>
            <Cards cards={posts} inRow={posts.length > 1 ? 3 : 1} stagger="0.1s" level={3} />
            {more.length > 0 && (
              <Fold label={fillPlaceholders(words.more, { count: more.length, area: title })}>
                <Cards cards={more} level={3} />
              </Fold>
            )}
          </section>
        ))}
      </Band>
    </>
  ),
});

/** First the posts about every kind of accident, then those of each practice area. */
const groupsOf = ({ pages, practiceAreas, posts }: Content) => [
  ...pages.blog.groups.map((title) => ({ title, posts: posts.filter(({ group }) => group === title) })),
  ...practiceAreas.map(({ slug, title }) => ({
    title,
    posts: posts.filter(({ practiceArea, group }) => practiceArea === slug && group === undefined),
  })),
];

/** Cards of articles. They omit the day of the last change where it is the same for all. */
function cardMaker({ posts, pages }: Content) {
  const tellsChange = new Set(posts.map(({ updated }) => updated)).size > 1;
  return ({ slug, title, date, updated, excerpt }: Post): CardProps => ({
    href: addressOf.post(slug),
    title,
    note: (
      <>
        {longDate(date)}
        {updated && tellsChange && (
          <>
            , <span className="inline-block">updated {longDate(updated)}</span>
          </>
        )}
      </>
    ),
    text: excerpt,
    more: pages.blog.read,
  });
}
