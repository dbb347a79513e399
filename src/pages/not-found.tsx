import { ButtonLink, PhoneButton } from '#components/buttons.tsx';
import { PageHead } from '#components/page-head.tsx';
import { PhoneText } from '#components/text.tsx';
import { PlaceFinder } from '#components/finder/place-finder.tsx';
import { pictureOf } from '#site/pictures.ts';
import { addressOf, type Link } from '#site/address.ts';
import { placeIndexFile } from '#site/places/place-index.ts';
import { absentPages } from '#site/routes/routes.ts';
import { headOf } from './shared/heads.ts';
import type { Content } from '#content/content.ts';
import { definePage } from './page.ts';

interface MissingTexts {
  heading: string;
  text: string;
  back: Link;
  /** For search results; title and description default to the heading and the text. */
  title?: string;
  description?: string;
}

/** A page for unknown addresses, with a finder where the visitor may have looked for a place. */
const missingPage = (textsOf: (content: Content) => MissingTexts, hasFinder = false) =>
  definePage({
    props(site, { address }: { address: string }) {
      const { heading, text, back, title = heading, description = text } = textsOf(site.content);
      return {
        head: headOf(site, address, { title, description }),
        heading,
        text,
        back,
        picture: pictureOf(site.content, 'not-found'),
        index: hasFinder ? `/${placeIndexFile(site).name}` : undefined,
      };
    },
    body: ({ heading, text, back, picture, index }, shell) => (
      <PageHead heading={heading} picture={picture} shell={shell}>
        <p className="mt-3 max-w-2xl text-lead text-balance">
          <PhoneText text={text} shell={shell} />
        </p>
        {index && <PlaceFinder index={index} shell={shell} />}
        <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full">
          <ButtonLink href={back.href}>{back.label}</ButtonLink>
          <PhoneButton shell={shell} />
        </div>
      </PageHead>
    ),
  });

function generalTexts({ pages }: Content): MissingTexts {
  const { heading, lead, help, back } = pages['not-found'];
  return { heading, text: `${lead} ${help}`, back: { label: back, href: addressOf.home() } };
}

type Missing = 'practiceArea' | 'serviceArea' | 'location';

function textsAbout(missing: Missing, { pages }: Content, href: string): MissingTexts {
  const { heading, text, back } = pages['not-found'][missing];
  return { heading, text, back: { label: back, href } };
}

export const notFound = missingPage((content) => {
  const { title, description } = content.pages['not-found'];
  return { ...generalTexts(content), title, description };
});

export const practiceNotFound = missingPage((content) =>
  textsAbout('practiceArea', content, addressOf.home()),
);

export const serviceAreaNotFound = missingPage((content) => {
  const areas = addressOf.serviceAreas();
  return absentPages(content).includes(areas)
    ? generalTexts(content)
    : textsAbout('serviceArea', content, areas);
});

export const locationNotFound = missingPage(
  (content) => textsAbout('location', content, addressOf.locations()),
  true,
);
