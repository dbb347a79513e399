import { Breadcrumbs } from '#components/breadcrumbs.tsx';
import { CallPanel } from '#components/call-panel.tsx';
import { LinkList } from '#components/links.tsx';
import { titleForPlace } from '#content/state-name.ts';
import { escapeHtml } from '#lib/escape.ts';
import { addressOf } from '#site/address.ts';
import { topicCrumbs } from '#site/breadcrumbs.ts';
import { fillSentences, neighborsOf, placeFacts, type PlaceFacts } from '#site/place-facts.ts';
import type { Place } from '#site/places.ts';
import { topicAddress, type Site } from '#site/plan.ts';
import type { RouteOf } from '#site/routes.ts';
import { articleData } from '#site/structured-data.ts';
import { exactHead } from './heads.ts';
import { definePage } from './page.ts';

const sentencesOfShortIntro = 4;

/** A long introduction reads better as two paragraphs. */
function inParagraphs(sentences: string[]): string[] {
  if (sentences.length <= sentencesOfShortIntro) return [sentences.join(' ')];
  const half = Math.ceil(sentences.length / 2);
  return [sentences.slice(0, half).join(' '), sentences.slice(half).join(' ')];
}

/** What depends on the place alone; topics of one place follow each other in the plan, so the last is kept. */
let last: { site: Site; place: Place; facts: PlaceFacts; nearby: Place[] } | undefined;

function aboutPlace(site: Site, place: Place) {
  if (last?.place !== place || last.site !== site) {
    last = { site, place, facts: placeFacts(site, place), nearby: neighborsOf(site, place).slice(0, 4) };
  }
  return last;
}

/** An article for residents of one county, city or ZIP. */
export const topic = definePage({
  current: addressOf.blog(),
  openGraphType: 'article',
  props(site, { place, topic, address }: RouteOf<'county-topic' | 'city-topic' | 'zip-topic'>) {
    const { content } = site;
    const post = site.postBySlug.get(topic.post)!;
    const { facts, nearby } = aboutPlace(site, place);
    const title = titleForPlace(post.title, place.name, content.site.state);
    const description = topic.description.replaceAll('{place}', () => place.name);
    const crumbs = topicCrumbs(place, topic.slug);
    return {
      head: {
        ...exactHead(site, address, { title, description }),
        structuredData: articleData(content.site, { title, description, address, date: post.date }, crumbs),
      },
      crumbs,
      title,
      intro: inParagraphs(fillSentences(topic.intro[place.kind], facts)),
      article: { __html: post.article.parts.join(escapeHtml(place.name)) },
      place: { href: place.address, label: place.name },
      others: content.topics
        .filter((other) => other !== topic)
        .map((other) => ({ href: topicAddress(place, other.slug), label: other.title })),
      nearby: nearby.map((near) => ({ href: topicAddress(near, topic.slug), label: near.name })),
    };
  },
  body: ({ crumbs, title, intro, article, place, others, nearby }, shell) => (
    <div className="band with-panel">
      <article className="reading">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{title}</h1>
        <p className="dateline">
          <time dateTime={shell.today.iso} data-today>
            {shell.today.long}
          </time>
        </p>
        <div className="intro">
          {intro.map((paragraph, i) => (
            <p key={i}>{paragraph}</p>
          ))}
        </div>
        <div className="prose" dangerouslySetInnerHTML={article} />
        <p className="back">
          <a href={addressOf.blog()}>Back to the Blog Index</a>
        </p>
      </article>
      <aside aria-label="Talk to us">
        <CallPanel shell={shell} />
      </aside>
      <div className="further">
        <nav aria-labelledby="more">
          <h2 id="more">
            More for <a href={place.href}>{place.label}</a>
          </h2>
          <LinkList links={others} className="link-rows" />
        </nav>
        {nearby.length > 0 && (
          <nav aria-labelledby="near">
            <h2 id="near">The same question nearby</h2>
            <LinkList links={nearby} className="link-rows" />
          </nav>
        )}
      </div>
    </div>
  ),
});
