import { Band } from '#components/band.tsx';
import { Cards } from '#components/cards.tsx';
import { PageHead } from '#components/page-head.tsx';
import { addressOf } from '#site/routes/address.ts';
import { crumbsTo } from '#site/routes/breadcrumbs.ts';
import { breadcrumbData } from '#site/structured-data/structured-data.ts';
import { headOf } from './shared/heads.ts';
import { definePage } from './page.ts';
import { serviceAreaCard } from './shared/views.ts';

export const serviceAreas = definePage({
  current: addressOf.locations(),
  props(site, route: { kind: 'service-areas'; address: string }) {
    const page = site.content.pages['service-areas'];
    const crumbs = crumbsTo(site.content.pages.shell.crumbs, 'serviceAreas');
    return {
      head: {
        ...headOf(site, route.address, page),
        structuredData: breadcrumbData(site.content, crumbs),
      },
      crumbs,
      heading: page.heading,
      lead: page.lead,
      areas: site.content.serviceAreas.map((area) => serviceAreaCard(site.content, area)),
    };
  },
  body: ({ crumbs, heading, lead, areas }, shell) => (
    <>
      <PageHead crumbs={crumbs} heading={heading} lead={lead} shell={shell} />
      <Band>
        <Cards cards={areas} />
      </Band>
    </>
  ),
});
