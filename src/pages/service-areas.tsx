import { addressOf } from '#site/routes/address.ts';
import { definePage } from './page.ts';
import { CardsBody } from './shared/cards-body.tsx';
import { openingOf } from './shared/heads.ts';
import { serviceAreaCard } from './shared/views.ts';

export const serviceAreas = definePage({
  section: addressOf.locations(),
  props: (site) => ({
    ...openingOf(site, 'serviceAreas', site.content.pages['service-areas']),
    cards: site.content.serviceAreas.map((area) => serviceAreaCard(site.content, area)),
  }),
  body: (props, shell) => <CardsBody {...props} shell={shell} />,
});
