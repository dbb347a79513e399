import { SourcesFold } from '#components/article/sources.tsx';
import { Band, BandHeading } from '#components/band.tsx';
import { CallPanel } from '#components/call-panel.tsx';
import { Cards } from '#components/cards.tsx';
import { PageHead } from '#components/page-head.tsx';
import { Filled } from '#components/text.tsx';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import { pictureOf } from '#site/pictures.ts';
import { addressOf } from '#site/address.ts';
import { crumbsTo } from '#site/routes/breadcrumbs.ts';
import { serviceAreaData } from '#site/structured-data/structured-data.ts';
import type { RouteOf } from '#site/routes/routes.ts';
import { socialImage, socialLink } from '#site/social.ts';
import { citedFacts, sourcesOf } from '#site/sources/sources.ts';
import { headOf } from './shared/heads.ts';
import { definePage } from './page.ts';
import { areaCard, relatedCards } from './shared/page-cards.ts';

export const serviceArea = definePage({
  section: addressOf.locations(),
  props(site, { area, address }: RouteOf<'service-area'>) {
    const { content, places } = site;
    const crumbs = crumbsTo(content.pages.shell.crumbs, 'serviceAreas', {
      label: area.name,
      href: address,
    });
    const county = places.countyBySlug.get(area.county)!;
    return {
      head: {
        ...headOf(site, address, area.seo),
        image: socialLink(content, socialImage.serviceArea(content, area)),
        structuredData: serviceAreaData(content, area.name, county.state.name, crumbs),
      },
      opening: { crumbs, heading: area.heading, picture: pictureOf(content, area.image) },
      introduction: { __html: area.introductionHtml },
      sources: sourcesOf(content, citedFacts(area)),
      name: area.name,
      words: content.pages['service-area'],
      localFocus: area.localFocus.map((label) => ({
        label,
        href: county.cities.find(({ entry }) => entry.name === label)?.address,
      })),
      practiceAreasIntro: area.practiceAreasIntro,
      areas: content.practiceAreas.map((area) => areaCard(content, area)),
      county: { href: county.address, label: county.name },
      related: relatedCards(content, area),
    };
  },
  body: (
    { opening, introduction, sources, name, words, localFocus, practiceAreasIntro, areas, county, related },
    shell,
  ) => (
    <>
      <PageHead {...opening} showActions shell={shell} />
      <div className="wrap grid gap-x-12 gap-y-8 py-8 desk:grid-cols-[minmax(0,1fr)_19rem] desk:py-12">
        <div className="grid gap-8">
          <div className="prose max-w-2xl" dangerouslySetInnerHTML={introduction} />
          <section>
            <h2>{fillPlaceholders(words.neighborhoods, { area: name })}</h2>
            <ul className="mt-5 flex flex-wrap gap-2">
              {localFocus.map(({ label, href }, i) => (
                <li key={i} className="rounded-full bg-sand px-3 py-1">
                  {href ? <a href={href}>{label}</a> : label}
                </li>
              ))}
            </ul>
            <p className="mt-5">
              <Filled text={words.county} county={<a href={county.href}>{county.label}</a>} />
            </p>
          </section>
          {sources && <SourcesFold sources={sources} shell={shell} />}
        </div>
        <CallPanel shell={shell} className="print:hidden" />
      </div>
      <Band ground="white">
        <BandHeading heading={words.practiceAreas} lead={practiceAreasIntro} />
        <Cards cards={areas} level={3} />
      </Band>
      {related.length > 0 && (
        <Band ground="sand">
          <nav aria-labelledby="read-next">
            <h2 id="read-next">{words.next}</h2>
            <Cards cards={related} level={3} />
          </nav>
        </Band>
      )}
    </>
  ),
});
