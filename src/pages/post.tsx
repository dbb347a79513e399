import { CallPanel } from '#components/call-panel.tsx';
import { LinkList } from '#components/links.tsx';
import { longDate } from '#lib/date.ts';
import { addressOf } from '#site/address.ts';
import type { RouteOf } from '#site/routes.ts';
import { bylineOf } from '#site/byline.ts';
import { topicAddress } from '#site/plan.ts';
import { socialImage, socialLink } from '#site/social.ts';
import { articleData } from '#site/structured-data.ts';
import { exactHead } from './shared/heads.ts';
import { definePage } from './page.ts';
import { areaLink } from './shared/views.ts';

export const post = definePage({
  current: addressOf.blog(),
  openGraphType: 'article',
  props(site, { post, address }: RouteOf<'post'>) {
    const { content, places } = site;
    const area = content.practiceAreas.find(({ slug }) => slug === post.practiceArea)!;
    const related = post.related.flatMap((slug) => content.posts.filter((other) => other.slug === slug));
    const topic = content.topics.find((entry) => entry.post === post.slug);
    const image = socialLink(content, socialImage.post(post));
    const byline = bylineOf(content, post);
    const crumbs = [
      { label: 'Blog', href: addressOf.blog() },
      { label: post.title, href: address },
    ];
    return {
      head: {
        ...exactHead(site, address, {
          title: `${post.title} | ${content.site.firm.product} Blog`,
          description: post.excerpt,
        }),
        image,
        structuredData: articleData(
          content,
          { title: post.title, description: post.excerpt, address, image: image.src, byline },
          crumbs,
        ),
      },
      title: post.title,
      date: { iso: post.date.slice(0, 10), long: longDate(post.date) },
      article: { __html: post.article.html },
      area: areaLink(area),
      related: related.map((other) => ({ href: addressOf.post(other.slug), label: other.title })),
      byCounty: topic
        ? places.counties.map((county) => ({ href: topicAddress(county, topic.slug), label: county.name }))
        : [],
    };
  },
  body: ({ title, date, article, area, related, byCounty }, shell) => (
    <div className="band with-panel">
      <article className="reading">
        <p className="back">
          <a href={addressOf.blog()}>Back to Blog</a>
        </p>
        <h1>{title}</h1>
        <p className="dateline">
          <time dateTime={date.iso}>{date.long}</time>
        </p>
        <div className="prose" dangerouslySetInnerHTML={article} />
      </article>
      <aside aria-label="Talk to us">
        <CallPanel shell={shell} />
      </aside>
      <div className="further">
        <nav aria-labelledby="read-next">
          <h2 id="read-next">Read next</h2>
          <LinkList links={related} className="link-rows" />
          <p>
            Practice area: <a href={area.href}>{area.label}</a>
          </p>
        </nav>
        {byCounty.length > 0 && (
          <nav aria-labelledby="by-county">
            <h2 id="by-county">This article for your county</h2>
            <LinkList links={byCounty} className="link-rows" />
          </nav>
        )}
      </div>
    </div>
  ),
});
