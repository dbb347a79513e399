import { Cards } from '#components/cards.tsx';
import { PageTitle } from '#components/page-title.tsx';
import { addressOf } from '#site/address.ts';
import { headOf } from './shared/heads.ts';
import { definePage } from './page.ts';
import { areaCard } from './shared/views.ts';

export const practice = definePage({
  current: addressOf.practice(),
  props(site, route: { kind: 'practice'; address: string }) {
    const page = site.content.pages.practice;
    return {
      head: headOf(site, route.address, page),
      heading: page.heading,
      lead: page.lead,
      areas: site.content.practiceAreas.map(areaCard),
    };
  },
  body: ({ heading, lead, areas }) => (
    <section className="band">
      <PageTitle heading={heading} lead={lead} />
      <Cards cards={areas} />
    </section>
  ),
});
