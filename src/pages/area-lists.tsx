import { Band } from '#components/band.tsx';
import type { CardProps } from '#components/card.tsx';
import { Cards } from '#components/cards.tsx';
import { PageHead } from '#components/page-head.tsx';
import { addressOf } from '#site/address.ts';
import type { Shell } from '#site/shell.ts';
import { definePage } from './page.ts';
import { openingOf } from './shared/heads.ts';
import { areaCard, serviceAreaCard } from './shared/page-cards.ts';

type AreaListProps = ReturnType<typeof openingOf> & { cards: readonly CardProps[] };

const body = ({ opening, cards }: AreaListProps, shell: Shell) => (
  <>
    <PageHead {...opening} hidePictureOnNarrow showActions shell={shell} />
    <Band>
      <Cards cards={cards} />
    </Band>
  </>
);

export const practice = definePage({
  props: (site) => ({
    ...openingOf(site, 'practice', site.content.pages.practice),
    cards: site.content.practiceAreas.map((area) => areaCard(site.content, area)),
  }),
  body,
});

export const serviceAreas = definePage({
  section: addressOf.locations(),
  props: (site) => ({
    ...openingOf(site, 'serviceAreas', site.content.pages['service-areas']),
    cards: site.content.serviceAreas.map((area) => serviceAreaCard(site.content, area)),
  }),
  body,
});
