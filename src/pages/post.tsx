import { ArticleBody } from '#components/article/article.tsx';
import { BylineLines } from '#components/article/byline-lines.tsx';
import { Band } from '#components/band.tsx';
import { ArticleHead } from '#components/article/article-head.tsx';
import { SourcesFold } from '#components/article/sources.tsx';
import { PlatesNav } from '#components/links.tsx';
import { Cards } from '#components/cards.tsx';
import { addressOf } from '#site/address.ts';
import { inShort, practiceAreaOf } from '#site/articles/in-short.ts';
import { Filled, NonBreakingText } from '#components/text.tsx';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import { pictureOfPost } from '#site/pictures.ts';
import { postCrumbs } from '#site/routes/breadcrumbs.ts';
import { articleText } from '#site/articles/article-text.ts';
import type { RouteOf } from '#site/routes/routes.ts';
import { bylineOf } from '#site/articles/byline.ts';
import { factsOfArticle, sourcesOf } from '#site/sources/sources.ts';
import { articleHead } from './shared/heads.ts';
import { definePage } from './page.ts';
import { areaLink, relatedCards } from './shared/page-cards.ts';

export const post = definePage({
  section: addressOf.blog(),
  openGraphType: 'article',
  props(site, { post, address }: RouteOf<'post'>) {
    const { content, places } = site;
    const picture = pictureOfPost(content, post);
    const area = practiceAreaOf(content, post);
    const topic = content.topics.find((entry) => entry.post === post.slug);
    const byline = bylineOf(content, post);
    const crumbs = postCrumbs(content.pages.shell.crumbs, { label: post.title, href: address });
    return {
      head: articleHead(site, post, {
        title: fillPlaceholders(content.pages.post.title, { title: post.title }),
        description: post.excerpt,
        headline: post.title,
        byline,
        address,
        crumbs,
      }),
      opening: { crumbs, lead: post.excerpt, inShort: inShort(post, area) },
      title: post.title,
      words: content.pages.post,
      picture,
      byline,
      text: articleText(post.article.html),
      sources: sourcesOf(content, factsOfArticle(post, area)),
      area: areaLink(area),
      related: relatedCards(content, post),
      byCounty: topic
        ? places.counties.map((county) => ({
            href: addressOf.topicIn(county.topicsAt, topic.slug),
            label: county.name,
          }))
        : [],
    };
  },
  body: ({ opening, title, words, picture, byline, text, sources, area, related, byCounty }, shell) => (
    <>
      <ArticleHead {...opening} title={<NonBreakingText text={title} />} shell={shell} />
      <article>
        <ArticleBody
          text={text}
          shell={shell}
          picture={picture}
          byline={<BylineLines byline={byline} shell={shell} />}
          after={
            <div className="mt-8 grid gap-5">
              {sources && <SourcesFold sources={sources} shell={shell} />}
              <p className="link-lines">
                <a href={addressOf.blog()}>{words.back}</a>
              </p>
            </div>
          }
        />
      </article>
      <Band ground="sand">
        <nav aria-labelledby="read-next">
          <h2 id="read-next">{words.next}</h2>
          <Cards cards={related} level={3} />
          <p className="mt-5">
            <Filled text={words.practiceArea} area={<a href={area.href}>{area.label}</a>} />
          </p>
        </nav>
        <PlatesNav id="by-county" heading={words.counties} links={byCounty} />
      </Band>
    </>
  ),
});
