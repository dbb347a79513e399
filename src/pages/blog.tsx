import { Band } from '#components/band.tsx';
import { Cards, type CardProps } from '#components/cards.tsx';
import { Fold } from '#components/fold.tsx';
import { ListFilter } from '#components/finder/list-filter.tsx';
import { PageHead } from '#components/page-head.tsx';
import type { Post } from '#content/content.ts';
import { fillSlots } from '#lib/fill-slots.ts';
import { longDate } from '#lib/date.ts';
import { addressOf } from '#site/address.ts';
import { pictureOfPost } from '#site/pictures.ts';
import { exactHead } from './shared/heads.ts';
import { definePage } from './page.ts';

/** How many of each practice area stay in sight. */
const shown = 3;

export const blog = definePage({
  current: addressOf.blog(),
  props(site, route: { kind: 'blog'; address: string }) {
    const { content } = site;
    const page = content.pages.blog;
    const [newest] = content.posts;
    const card = (post: Post) => postCard(post, page.read);
    const withPicture = (post: Post) => ({ ...card(post), picture: pictureOfPost(content, post)?.src });
    return {
      head: exactHead(site, route.address, {
        title: fillSlots(page.searchTitle, { title: page.title }),
        description: page.description,
      }),
      heading: page.heading,
      lead: page.lead,
      words: page,
      featured: newest ? [withPicture(newest)] : [],
      groups: content.practiceAreas
        .map(({ slug, title }) => {
          const posts = content.posts.filter((post) => post !== newest && post.practiceArea === slug);
          return {
            title,
            posts: posts.slice(0, shown).map(withPicture),
            more: posts.slice(shown).map(card),
          };
        })
        .filter(({ posts }) => posts.length > 0),
    };
  },
  body: ({ heading, lead, words, featured, groups }, shell) => (
    <>
      <PageHead heading={heading} lead={lead} />
      <Band>
        <ListFilter label={words.filter} things={[words.one, words.many]} shell={shell} />
        <Cards cards={featured} inRow={1} />
        {groups.map(({ title, posts, more }, i) => (
          <section key={i} className="mt-8">
            <h2>{title}</h2>
            <Cards cards={posts} stagger="blog" level={3} />
            {more.length > 0 && (
              <Fold label={fillSlots(words.more, { count: more.length, area: title })}>
                <Cards cards={more} level={3} />
              </Fold>
            )}
          </section>
        ))}
      </Band>
    </>
  ),
});

const postCard = ({ slug, title, date, excerpt }: Post, more: string): CardProps => ({
  href: addressOf.post(slug),
  title,
  note: longDate(date),
  text: excerpt,
  more,
});
