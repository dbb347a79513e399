import { outlineButton } from '#components/buttons.tsx';
import { LinkList } from '#components/links.tsx';
import { PageHead } from '#components/page-head.tsx';
import type { Content } from '#content/content.ts';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import { grouped } from '#lib/text.ts';
import { addressOf, csvFile, type Link } from '#site/address.ts';
import { linkTo } from '#site/routes/breadcrumbs.ts';
import { absentPages } from '#site/routes/routes.ts';
import { definePage } from './page.ts';
import { openingOf } from './shared/heads.ts';
import { areaLink, searchLink, serviceAreaLink } from './shared/page-cards.ts';

const shown = 10;
const citiesShown = 3;

interface List {
  heading: string;
  links: readonly Link[];
  /** Links to the rest, where the list is cut. */
  more?: Link;
}

/** In the order of the schema. */
function mainPages(content: Content): Link[] {
  const { crumbs } = content.pages.shell;
  const absent = absentPages(content);
  return (Object.keys(crumbs) as (keyof typeof crumbs)[])
    .filter((name) => name !== 'name' && name !== 'sitemap')
    .map((page) => linkTo(crumbs, page))
    .filter(({ href }) => !absent.includes(href));
}

/** The first links of a list, and a link to the page with all of them. */
const shortened = (heading: string, links: readonly Link[], all: string, more: string): List => ({
  heading,
  links: links.slice(0, shown),
  more:
    links.length > shown
      ? { href: all, label: fillPlaceholders(more, { count: grouped(links.length - shown) }) }
      : undefined,
});

export const sitemap = definePage({
  sitemapBanner: false,
  props(site) {
    const { content, places } = site;
    const page = content.pages.sitemap;
    const { lists, more } = page;
    const posts = content.posts.map(({ slug, title }) => ({ href: addressOf.post(slug), label: title }));
    const searches = content.keywords.map(searchLink);
    return {
      ...openingOf(site, 'sitemap', page),
      words: page,
      lists: [
        { heading: lists.main, links: mainPages(content) },
        shortened(lists.posts, posts, addressOf.blog(), more),
        { heading: lists.practiceAreas, links: content.practiceAreas.map(areaLink) },
        shortened(lists.searches, searches, addressOf.localSearches(), more),
        { heading: lists.serviceAreas, links: content.serviceAreas.map(serviceAreaLink) },
      ],
      counties: places.counties.map(({ name, address, cities }) => ({
        href: address,
        label: name,
        cities: cities.slice(0, citiesShown).map((city) => ({ href: city.address, label: city.entry.name })),
        more: cities.length > citiesShown ? { href: address, label: page.moreCities } : undefined,
      })),
    };
  },
  body: ({ opening, words, lists, counties }, shell) => (
    <>
      <PageHead {...opening} hidePictureOnNarrow shell={shell}>
        <p className="mt-5">
          <a className={outlineButton} href={`/${csvFile}`} download={csvFile}>
            {words.download}
          </a>
        </p>
      </PageHead>
      <div className="wrap py-8 desk:py-12">
        <div className="gap-x-8 sm:columns-2 desk:columns-3">
          {lists.map((list, i) => (
            <LinksUnderHeading key={i} {...list} />
          ))}
        </div>
        <section className="mt-8">
          <h2 className="text-h3">{words.lists.counties}</h2>
          <ul className="mt-3 gap-x-8 max-desk:columns-2 desk:columns-4">
            {counties.map((county, i) => (
              <li key={i} className="mb-5 break-inside-avoid">
                <h3 className="link-lines font-sans text-[1rem] font-bold">
                  <a href={county.href}>{county.label}</a>
                </h3>
                <LinkLines links={county.cities} more={county.more} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  ),
});

function LinksUnderHeading({ heading, links, more }: List) {
  if (links.length === 0) return null;
  return (
    <section className="mb-8 break-inside-avoid">
      <h2 className="mb-2 text-h3">{heading}</h2>
      <LinkLines links={links} more={more} />
    </section>
  );
}

function LinkLines({ links, more }: Pick<List, 'links' | 'more'>) {
  return (
    <>
      <LinkList links={links} className="link-lines" />
      {more && (
        <p className="link-lines">
          <a href={more.href}>{more.label}</a>
        </p>
      )}
    </>
  );
}
