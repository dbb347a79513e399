import { Cards } from '#components/cards.tsx';
import { PageTitle } from '#components/page-title.tsx';
import { addressOf } from '#site/address.ts';
import { headOf } from './shared/heads.ts';
import { definePage } from './page.ts';

export const serviceAreas = definePage({
  current: addressOf.locations(),
  props(site, route: { kind: 'service-areas'; address: string }) {
    const page = site.content.pages['service-areas'];
    return {
      head: headOf(site, route.address, page),
      heading: page.heading,
      lead: page.lead,
      areas: site.content.serviceAreas.map(({ name, slug, desc }) => ({
        href: addressOf.serviceArea(slug),
        title: name,
        text: desc,
      })),
    };
  },
  body: ({ heading, lead, areas }) => (
    <section className="band">
      <PageTitle heading={heading} lead={lead} />
      <Cards cards={areas} />
    </section>
  ),
});
