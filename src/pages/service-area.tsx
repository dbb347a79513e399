import { CallPanel } from '#components/call-panel.tsx';
import { Cards } from '#components/cards.tsx';
import { PageTitle } from '#components/page-title.tsx';
import { addressOf } from '#site/address.ts';
import type { RouteOf } from '#site/routes.ts';
import { socialImage, socialLink } from '#site/social.ts';
import { headOf } from './shared/heads.ts';
import { definePage } from './page.ts';
import { areaCard } from './shared/views.ts';

export const serviceArea = definePage({
  current: addressOf.locations(),
  props(site, { area, address }: RouteOf<'service-area'>) {
    const county = site.places.countyBySlug.get(area.county)!;
    return {
      head: {
        ...headOf(site, address, area.seo),
        image: socialLink(site.content, socialImage.serviceArea(area)),
      },
      heading: area.heading,
      introduction: { __html: area.introductionHtml },
      name: area.name,
      localFocus: area.localFocus,
      practiceAreasIntro: area.practiceAreasIntro,
      areas: site.content.practiceAreas.map(areaCard),
      county: { href: county.address, label: county.name },
    };
  },
  body: ({ heading, introduction, name, localFocus, practiceAreasIntro, areas, county }, shell) => (
    <div className="band with-panel">
      <div className="reading">
        <PageTitle heading={heading} />
        <div className="prose" dangerouslySetInnerHTML={introduction} />
        <h2>Neighborhoods we serve in {name}</h2>
        <ul className="chips">
          {localFocus.map((neighborhood, i) => (
            <li key={i}>{neighborhood}</li>
          ))}
        </ul>
        <p>
          Cities and ZIP codes: see <a href={county.href}>{county.label}</a>.
        </p>
        <h2>Practice areas</h2>
        <p>{practiceAreasIntro}</p>
        <Cards cards={areas} level={3} />
      </div>
      <aside aria-label="Talk to us">
        <CallPanel shell={shell} />
      </aside>
    </div>
  ),
});
