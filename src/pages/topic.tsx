import { Breadcrumbs } from '#components/breadcrumbs.tsx';
import { CallPanel } from '#components/call-panel.tsx';
import { FactList } from '#components/fact-list.tsx';
import { LinkList } from '#components/links.tsx';
import { LocalNotes } from '#components/local-notes.tsx';
import { titleForPlace } from '#content/texts/state-name.ts';
import { escapeHtml } from '#lib/escape.ts';
import { addressOf } from '#site/address.ts';
import { topicCrumbs, topicLineage } from '#site/breadcrumbs.ts';
import { knownRows } from '#site/known/subjects.ts';
import { localNotes, notesBySubject } from '#site/local-notes.ts';
import { fillSentences, neighborsOf, placeFacts } from '#site/place-facts.ts';
import { surroundingsOf } from '#site/place-surroundings.ts';
import { countyOf, type Place } from '#site/places.ts';
import { topicsAddress, type Site } from '#site/plan.ts';
import { socialImage, socialLink } from '#site/social.ts';
import { articleData } from '#site/structured-data.ts';
import { exactHead } from './shared/heads.ts';
import { definePlacePage, type TopicOf } from './page.ts';

const sentencesOfShortIntro = 4;

/** A long introduction reads better as two paragraphs. */
function inParagraphs(sentences: string[]): string[] {
  if (sentences.length <= sentencesOfShortIntro) return [sentences.join(' ')];
  const half = Math.ceil(sentences.length / 2);
  return [sentences.slice(0, half).join(' '), sentences.slice(half).join(' ')];
}

type TopicKind = 'county-topic' | 'city-topic' | 'zip-topic';

const placeKinds = {
  'county-topic': 'county',
  'city-topic': 'city',
  'zip-topic': 'zip',
} satisfies Record<TopicKind, Place['kind']>;

const neighborsLinked = 4;

/** An article for residents of one county, city or ZIP. */
export const topic = definePlacePage({
  current: addressOf.blog(),
  openGraphType: 'article',
  words: (site: Site, place: Place) => ({
    name: place.name,
    address: place.address,
    /** Where the place's topic pages lie. */
    topics: topicsAddress(place),
    facts: placeFacts(site, place),
    lineage: topicLineage(place),
    county: countyOf(place).name,
    known: knownRows(site, place),
    notes: notesBySubject(place),
    around: surroundingsOf(site, place),
    nearby: neighborsOf(site, place)
      .slice(0, neighborsLinked)
      .map((near) => ({ label: near.name, topics: topicsAddress(near) })),
  }),
  props(
    site,
    { kind, topic }: TopicOf<TopicKind>,
    { name, address, topics, facts, lineage, county, known, notes, around, nearby },
  ) {
    const { content } = site;
    const post = site.postBySlug.get(topic.post)!;
    const title = titleForPlace(post.title, name, content.site.state);
    const description = topic.description.replaceAll('{place}', () => facts.place!);
    const own = addressOf.topicIn(topics, topic.slug);
    const image = socialLink(content, socialImage.post(post)).src;
    const crumbs = topicCrumbs(lineage, topic.slug);
    return {
      head: {
        ...exactHead(site, own, { title, description }),
        structuredData: articleData(content, { title, description, address: own, image }, crumbs),
      },
      crumbs,
      title,
      intro: inParagraphs(fillSentences(topic.intro[placeKinds[kind]], facts)),
      article: { __html: post.article.parts.join(escapeHtml(facts.place!)) },
      known: topic.known.flatMap((subject) => known[subject] ?? []),
      county,
      notes: localNotes(notes, topic.local),
      around,
      place: { href: address, label: name },
      others: content.topics
        .filter((other) => other !== topic)
        .map((other) => ({ href: addressOf.topicIn(topics, other.slug), label: other.title })),
      nearby: nearby.map((near) => ({ href: addressOf.topicIn(near.topics, topic.slug), label: near.label })),
    };
  },
  body: ({ crumbs, title, intro, article, county, known, notes, around, place, others, nearby }, shell) => (
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
        {known.length > 0 && <FactList facts={known} />}
        <div className="prose" dangerouslySetInnerHTML={article} />
        {notes.length > 0 && <LocalNotes county={county} notes={notes} />}
        {around.length > 0 && (
          <section className="around">
            <h2>Around {place.label}</h2>
            <FactList facts={around} />
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
