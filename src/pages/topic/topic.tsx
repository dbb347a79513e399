import { ArticleBody } from '#components/article/article.tsx';
import { SourcesFold } from '#components/article/sources.tsx';
import { BylineLines } from '#components/article/byline-lines.tsx';
import { ArticleHead } from '#components/article/article-head.tsx';
import { titleForPlace } from '#content/texts/state-name.ts';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import { escapeHtml } from '#lib/html/escape.ts';
import { inSentence } from '#lib/text.ts';
import { addressOf } from '#site/address.ts';
import { bylineOf } from '#site/articles/byline.ts';
import { postOf, inShort, practiceAreaOf } from '#site/articles/in-short.ts';
import { pictureOfTopic } from '#site/pictures.ts';
import { articleText } from '#site/articles/article-text.ts';
import { topicKinds, type TopicKind } from '#site/routes/routes.ts';
import { topicCrumbs, topicLineage } from '#site/routes/breadcrumbs.ts';
import { factRows } from '#site/place-facts/subjects.ts';
import { notesBySubject } from '#site/places/local-notes.ts';
import { nearbyPlaces } from '#site/places/nearby.ts';
import { printRow } from '#site/fact-row.ts';
import { placeholderValues } from '#site/place-facts/placeholder-values.ts';
import { surroundingsOf } from '#site/places/place-surroundings.ts';
import type { Place } from '#site/places/places.ts';
import { factsOfArticle, linkToNoteSources, placeDataSources, sourcesOf } from '#site/sources/sources.ts';
import { articleHead } from '../shared/heads.ts';
import { areaLink, topicCard } from '../shared/page-cards.ts';
import { definePlacePage, type PlacelessRoute } from '../page.ts';
import { introsOf, TopicIntro } from './intro.tsx';
import { AroundPlace, MoreTopics } from './read-on.tsx';

const neighborsLinked = 4;

/** An article for residents of one county, city or ZIP. */
export const topic = definePlacePage({
  section: addressOf.blog(),
  openGraphType: 'article',
  words: (site, place: Place) => ({
    name: place.name,
    place: inSentence(place.name),
    address: place.address,
    topicsAt: place.topicsAt,
    intros: introsOf(site.content.topics, place.kind, placeholderValues(site, place)),
    lineage: topicLineage(place),
    county: { href: place.county.address, label: place.county.name },
    factRows: factRows(site, place),
    notes: notesBySubject(site, place),
    around: surroundingsOf(site, place).map(printRow),
    /** Link to the borough's service area page, where the county is a borough. */
    borough: site.content.serviceAreas
      .filter(({ slug }) => slug === place.county.entry.serviceArea)
      .map(({ slug, name }) => ({ href: addressOf.serviceArea(slug), label: inSentence(name) })),
    nearby: nearbyPlaces(site, place)
      .slice(0, neighborsLinked)
      .map((near) => ({ label: near.name, topicsAt: near.topicsAt })),
  }),
  props(
    site,
    { kind, topic }: PlacelessRoute<TopicKind>,
    { name, place, address, topicsAt, intros, lineage, county, factRows, notes, around, borough, nearby },
  ) {
    const { content } = site;
    const post = postOf(content, topic);
    const area = practiceAreaOf(content, post);
    const { lead, paragraphs } = intros[topic.slug]!;
    const byline = bylineOf(content, post);
    const title = titleForPlace(post.title, place, content.settings.state);
    const shownNotes = topic.local.flatMap((subject) => notes[subject] ?? []);
    const notesHeading = fillPlaceholders(content.pages.topic.notes, { county: county.label });
    const crumbs = topicCrumbs(content.pages.shell.crumbs, lineage, topic.slug);
    return {
      head: articleHead(site, post, {
        title: topic.seo?.title ? fillPlaceholders(topic.seo.title, { place: name }) : title,
        description: fillPlaceholders(topic.seo?.description ?? topic.description, { place }),
        headline: title,
        byline,
        address: addressOf.topicIn(topicsAt, topic.slug),
        crumbs,
      }),
      opening: { crumbs, title, lead, inShort: inShort(post, area) },
      intro: paragraphs,
      text: articleText(post.article.parts.join(escapeHtml(place))),
      words: content.pages.topic,
      picture: pictureOfTopic(content, topic),
      sources: sourcesOf(
        content,
        [...factsOfArticle(post, area), ...(topic.cites[`intro.${topicKinds[kind]}`] ?? [])],
        [
          ...(shownNotes.length > 0 ? [linkToNoteSources(notesHeading, county)] : []),
          ...placeDataSources(content),
        ],
      ),
      byline,
      factRows: topic.known.flatMap((subject) => factRows[subject] ?? []),
      notesHeading,
      notes: shownNotes,
      around,
      place: { href: address, label: place },
      // The sentence around the link ends with a full stop of its own.
      statewide: { href: addressOf.post(post.slug), label: post.title.replace(/\?$/, '') },
      guides: [areaLink(area), ...borough],
      others: content.topics
        .filter((other) => other !== topic)
        .map((other) => topicCard(content, topicsAt, other)),
      nearby: nearby.map((near) => ({
        href: addressOf.topicIn(near.topicsAt, topic.slug),
        label: near.label,
      })),
    };
  },
  body: (
    { opening, picture, byline, text, intro, factRows, sources, words, place, others, nearby, ...rest },
    shell,
  ) => (
    <>
      <ArticleHead {...opening} shell={shell} />
      <article>
        <ArticleBody
          text={text}
          shell={shell}
          picture={picture}
          byline={
            <BylineLines
              byline={byline}
              shell={shell}
              before={
                <time dateTime={shell.today.iso} data-today>
                  {shell.today.long}
                </time>
              }
            />
          }
          before={<TopicIntro paragraphs={intro} factRows={factRows} words={words} place={place.label} />}
          after={
            <AroundPlace {...rest} words={words} place={place.label}>
              {sources && <SourcesFold sources={sources} shell={shell} />}
            </AroundPlace>
          }
        />
      </article>
      <MoreTopics words={words} place={place} others={others} nearby={nearby} />
    </>
  ),
});
