import { ButtonLink, PhoneButton } from '#components/buttons.tsx';
import { PageHead } from '#components/page-head.tsx';
import { PhoneText } from '#components/text.tsx';
import { PlaceFinder } from '#components/finder/place-finder.tsx';
import { pictureOf, type Picture } from '#site/pictures.ts';
import { addressOf, type Link } from '#site/routes/address.ts';
import { placeIndexFile } from '#site/places/place-index.ts';
import { absentPages } from '#site/routes/routes.ts';
import type { Site } from '#site/plan.ts';
import type { Shell } from '#site/shell.ts';
import { headOf } from './shared/heads.ts';
import type { Content } from '#content/content.ts';
import { definePage, type PageProps } from './page.ts';

interface MissingTexts {
  heading: string;
  text: string;
  back: Link;
}

interface MissingProps extends MissingTexts, PageProps {
  picture: Picture | undefined;
  /** Address of the list of places, where the visitor may have looked for one. */
  index?: string;
}

type Missing = 'practiceArea' | 'serviceArea' | 'location';

/** What such a page says, and where its button leads. */
function textsOf({ pages }: Content, missing: Missing, href: string): MissingTexts {
  const { heading, text, back } = pages['not-found'][missing];
  return { heading, text, back: { label: back, href } };
}

function generalTexts({ pages }: Content): MissingTexts {
  const { heading, lead, help, back } = pages['not-found'];
  return { heading, text: `${lead} ${help}`, back: { label: back, href: addressOf.home() } };
}

function missingProps(
  site: Site,
  address: string,
  texts: MissingTexts,
  head = { title: texts.heading, description: texts.text },
) {
  return {
    head: headOf(site, address, head),
    picture: pictureOf(site.content, 'not-found'),
    ...texts,
  };
}

function MissingBody({ props, shell }: { props: MissingProps; shell: Shell }) {
  return (
    <PageHead heading={props.heading} picture={props.picture} shell={shell}>
      <p className="mt-3 max-w-2xl text-lead">
        <PhoneText text={props.text} shell={shell} />
      </p>
      {props.index && <PlaceFinder index={props.index} shell={shell} />}
      <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full">
        <ButtonLink href={props.back.href}>{props.back.label}</ButtonLink>
        <PhoneButton shell={shell} />
      </div>
    </PageHead>
  );
}

const missingPage = (props: (site: Site) => MissingProps) =>
  definePage({ props, body: (shown, shell) => <MissingBody props={shown} shell={shell} /> });

export const notFound = missingPage((site) => {
  const { content } = site;
  return missingProps(site, addressOf.notFound(), generalTexts(content), content.pages['not-found']);
});

export const practiceNotFound = missingPage((site) =>
  missingProps(site, addressOf.practiceNotFound(), textsOf(site.content, 'practiceArea', addressOf.home())),
);

export const serviceAreaNotFound = missingPage((site) => {
  const areas = addressOf.serviceAreas();
  const texts = absentPages(site.content).includes(areas)
    ? generalTexts(site.content)
    : textsOf(site.content, 'serviceArea', areas);
  return missingProps(site, addressOf.serviceAreaNotFound(), texts);
});

export const locationNotFound = missingPage((site) => ({
  ...missingProps(
    site,
    addressOf.locationNotFound(),
    textsOf(site.content, 'location', addressOf.locations()),
  ),
  index: `/${placeIndexFile(site).name}`,
}));
