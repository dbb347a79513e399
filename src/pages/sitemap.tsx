import { outlineButton } from '#components/buttons.tsx';
import { LinkList } from '#components/links.tsx';
import { PageHead } from '#components/page-head.tsx';
import type { Content, Pages } from '#content/content.ts';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import { grouped } from '#lib/text.ts';
import { addressOf, type Link } from '#site/routes/address.ts';
import { absentPages } from '#site/routes/routes.ts';
import { definePage } from './page.ts';
import { openingOf } from './shared/heads.ts';
import { areaLink } from './shared/views.ts';

const postsShown = 10;
const keywordsShown = 10;
const citiesShown = 3;

function mainPages(content: Content, { main }: Pages['sitemap']): Link[] {
  const absent = absentPages(content);
  return [
    { label: main.home, href: addressOf.home() },
    { label: main.practice, href: addressOf.practice() },
    { label: main.serviceAreas, href: addressOf.serviceAreas() },
    { label: main.locations, href: addressOf.locations() },
    { label: main.blog, href: addressOf.blog() },
    { label: main.about, href: addressOf.about() },
    { label: main.testimonials, href: addressOf.testimonials() },
    { label: main.contact, href: addressOf.contact() },
    { label: main.schedule, href: addressOf.schedule() },
    { label: main.localSearches, href: addressOf.localSearches() },
    { label: main.privacy, href: addressOf.privacy() },
    { label: main.terms, href: addressOf.terms() },
  ].filter(({ href }) => !absent.includes(href));
}

export const sitemap = definePage({
  sitemapBanner: false,
  props({ content, places }) {
    const page = content.pages.sitemap;
    const { posts, keywords } = content;
    return {
      ...openingOf({ content }, 'sitemap', page),
      main: mainPages(content, page),
      words: page,
      posts: posts
        .slice(0, postsShown)
        .map(({ slug, title }) => ({ href: addressOf.post(slug), label: title })),
      morePosts: more(page.more, posts.length - postsShown),
      areas: content.practiceAreas.map(areaLink),
      keywords: keywords
        .slice(0, keywordsShown)
        .map(({ slug, heading }) => ({ href: addressOf.keyword(slug), label: heading })),
      moreKeywords: more(page.more, keywords.length - keywordsShown),
      serviceAreas: content.serviceAreas.map(({ slug, name }) => ({
        href: addressOf.serviceArea(slug),
        label: name,
      })),
      counties: places.counties.map(({ name, address, cities }) => ({
        href: address,
        label: name,
        cities: cities.slice(0, citiesShown).map((city) => ({ href: city.address, label: city.entry.name })),
        hasMore: cities.length > citiesShown,
      })),
    };
  },
  body: (
    { opening, main, words, posts, morePosts, areas, keywords, moreKeywords, serviceAreas, counties },
    shell,
  ) => (
    <>
      <PageHead {...opening} onlyBeside shell={shell}>
        <p className="mt-5">
          <a className={outlineButton} href="/website_pages.csv" download="website_pages.csv">
            {words.download}
          </a>
        </p>
      </PageHead>
      <div className="wrap py-8 desk:py-12">
        <div className="gap-x-8 sm:columns-2 desk:columns-3">
          <Group heading={words.lists.main} links={main} />
          <Group
            heading={words.lists.posts}
            links={posts}
            more={{ href: addressOf.blog(), label: morePosts }}
          />
          <Group heading={words.lists.practiceAreas} links={areas} />
          <Group
            heading={words.lists.searches}
            links={keywords}
            more={{ href: addressOf.localSearches(), label: moreKeywords }}
          />
          <Group heading={words.lists.serviceAreas} links={serviceAreas} />
        </div>
        <section className="mt-8">
          <h2 className="mb-2 text-h3">{words.lists.counties}</h2>
          <ul className="mt-3 gap-x-8 max-desk:columns-2 desk:columns-4">
            {counties.map((county, i) => (
              <li key={i} className="mb-5 break-inside-avoid">
                <h3 className="mb-1">
                  <a href={county.href}>{county.label}</a>
                </h3>
                <LinkList links={county.cities} className="link-lines" />
                {county.hasMore && (
                  <p className="link-lines">
                    <a href={county.href}>{words.moreCities}</a>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  ),
});

interface GroupProps {
  heading: string;
  links: readonly Link[];
  /** Leads to the rest, where there is one. */
  more?: Link;
}

/** A firm that has none of a kind has no heading over nothing. */
function Group({ heading, links, more: rest }: GroupProps) {
  if (links.length === 0) return null;
  return (
    <section className="mb-8 break-inside-avoid">
      <h2 className="mb-2 text-h3">{heading}</h2>
      <LinkList links={links} className="link-lines" />
      {rest && rest.label !== '' && (
        <p className="link-lines">
          <a href={rest.href}>{rest.label}</a>
        </p>
      )}
    </section>
  );
}

const more = (words: string, count: number) =>
  count > 0 ? fillPlaceholders(words, { count: grouped(count) }) : '';
