import { Cards } from '#components/cards.tsx';
import { ListFilter } from '#components/list-filter.tsx';
import { PageTitle } from '#components/page-title.tsx';
import { longDate } from '#lib/date.ts';
import { addressOf } from '#site/address.ts';
import { exactHead } from './shared/heads.ts';
import { definePage } from './page.ts';

export const blog = definePage({
  current: addressOf.blog(),
  props(site, route: { kind: 'blog'; address: string }) {
    const page = site.content.pages.blog;
    return {
      head: exactHead(site, route.address, {
        title: `${site.content.site.firm.product} Blog | Answers to Your Legal Questions`,
        description: page.description,
      }),
      heading: page.heading,
      lead: page.lead,
      posts: site.content.posts.map(({ slug, title, date, excerpt }) => ({
        href: addressOf.post(slug),
        title,
        note: longDate(date),
        text: excerpt,
        more: 'Read More',
      })),
    };
  },
  body: ({ heading, lead, posts }, shell) => (
    <section className="band">
      <PageTitle heading={heading} lead={lead} />
      <ListFilter label="Search the articles" things={['article', 'articles']} shell={shell} />
      <Cards cards={posts} stagger="blog" />
    </section>
  ),
});
