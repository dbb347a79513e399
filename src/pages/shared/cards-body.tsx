import { Band } from '#components/band.tsx';
import { type CardProps, Cards } from '#components/cards.tsx';
import { PageHead } from '#components/page-head.tsx';
import type { Picture } from '#site/pictures.ts';
import type { Link } from '#site/routes/address.ts';
import type { Shell } from '#site/shell.ts';

interface CardsBodyProps {
  crumbs: readonly Link[];
  heading: string;
  lead: string;
  picture: Picture | undefined;
  cards: readonly CardProps[];
  shell: Shell;
}

/** A page that is a list of cards. */
export const CardsBody = ({ crumbs, heading, lead, picture, cards, shell }: CardsBodyProps) => (
  <>
    <PageHead
      crumbs={crumbs}
      heading={heading}
      lead={lead}
      picture={picture}
      onlyBeside
      withActions
      shell={shell}
    />
    <Band>
      <Cards cards={cards} />
    </Band>
  </>
);
