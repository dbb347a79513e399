import { Breadcrumbs } from '#components/breadcrumbs.tsx';
import { CallPanel } from '#components/call-panel.tsx';
import { FactList } from '#components/fact-list.tsx';
import { LinkList } from '#components/links.tsx';
import { LocalNotes } from '#components/local-notes.tsx';
import { titleForPlace } from '#content/state-name.ts';
import { escapeHtml } from '#lib/escape.ts';
import { Woven } from '#lib/woven.ts';
import { addressOf } from '#site/address.ts';
import { topicCrumbs } from '#site/breadcrumbs.ts';
import { localNotes } from '#site/local-notes.ts';
import { fillSentences, neighborsOf, placeFacts, type PlaceFacts } from '#site/place-facts.ts';
import { neighborRow, surroundingsOf, type PlaceRow } from '#site/place-surroundings.ts';
import { countyOf, type Place } from '#site/places.ts';
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

/** What depends on the place alone. */
interface AboutPlace {
  place: Place;
  facts: PlaceFacts;
  nearby: Place[];
  around: PlaceRow[];
}

/** Topics of one place follow each other in the plan, so the last is kept, for each site there is. */
const lastAbout = new WeakMap<Site, AboutPlace>();

function aboutPlace(site: Site, place: Place): AboutPlace {
  let about = lastAbout.get(site);
  if (about?.place !== place) {
    about = {
      place,
      facts: placeFacts(site, place),
      nearby: neighborsOf(site, place).slice(0, 4),
      around: [...surroundingsOf(site, place), ...neighborRow(site, place)],
    };
    lastAbout.set(site, about);
  }
  return about;
}

/** An article for residents of one county, city or ZIP. */
export const topic = definePage({
  current: addressOf.blog(),
  openGraphType: 'article',
  props(site, { place, topic, address }: RouteOf<'county-topic' | 'city-topic' | 'zip-topic'>) {
    const { content } = site;
    const post = site.postBySlug.get(topic.post)!;
    const { facts, nearby, around } = aboutPlace(site, place);
    const title = titleForPlace(post.title, place.name, content.site.state);
    const description = topic.description.replaceAll('{place}', () => facts.place!);
    const crumbs = topicCrumbs(place, topic.slug);
    return {
      head: {
        ...exactHead(site, address, { title, description }),
        structuredData: articleData(content.site, { title, description, address }, crumbs),
      },
      crumbs,
      title,
      intro: inParagraphs(fillSentences(topic.intro[place.kind], facts)),
      article: { __html: new Woven(post.article.parts, escapeHtml(facts.place!)) },
      county: countyOf(place).name,
      notes: localNotes(place, topic.local),
      around,
      place: { href: place.address, label: place.name },
      others: content.topics
        .filter((other) => other !== topic)
        .map((other) => ({ href: topicAddress(place, other.slug), label: other.title })),
      nearby: nearby.map((near) => ({ href: topicAddress(near, topic.slug), label: near.name })),
    };
  },
  body: ({ crumbs, title, intro, article, county, notes, around, place, others, nearby }, shell) => (
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
        {notes.length > 0 && <LocalNotes county={county} notes={notes} />}
        {around.length > 0 && (
          <section className="around">
            <h2>Around {place.label}</h2>
            <FactList facts={around} />
            <p className="small">Miles are counted in a straight line from the middle of {place.label}.</p>
          </section>
        )}
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
