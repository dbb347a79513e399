import { addressOf } from '#site/routes/address.ts';
import { definePage } from './page.ts';
import { CardsBody } from './shared/cards-body.tsx';
import { openingOf } from './shared/heads.ts';
import { areaCard } from './shared/views.ts';

export const practice = definePage({
  current: addressOf.practice(),
  props: (site) => ({
    ...openingOf(site, 'practice', site.content.pages.practice),
    cards: site.content.practiceAreas.map((area) => areaCard(site.content, area)),
  }),
  body: (props, shell) => <CardsBody {...props} shell={shell} />,
});
