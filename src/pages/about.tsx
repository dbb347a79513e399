import { Band, BandHeading } from '#components/band.tsx';
import { ButtonLink } from '#components/buttons.tsx';
import { FirmFigures } from '#components/figures.tsx';
import { Offices } from '#components/offices.tsx';
import { Lawyers } from '#components/lawyers.tsx';
import { PageHead } from '#components/page-head.tsx';
import { PhoneText } from '#components/text.tsx';
import { Reasons } from '#components/reasons.tsx';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import { countAtStart } from '#lib/numbers/number-words.ts';
import { paragraphsOf } from '#lib/text.ts';
import { addressOf } from '#site/address.ts';
import { lawyersOf } from '#site/lawyers.ts';
import { aboutData } from '#site/structured-data/structured-data.ts';
import { definePage } from './page.ts';
import { openingOf } from './shared/heads.ts';

export const about = definePage({
  props(site) {
    const page = site.content.pages.about;
    return {
      ...openingOf(site, 'about', page, aboutData),
      words: page,
      reasonsHeading: fillPlaceholders(page.reasonsHeading, { count: countAtStart(page.reasons.length) }),
      lawyers: lawyersOf(site.content),
      sections: [page.mission, page.philosophy].map(({ heading, text }) => ({
        heading,
        paragraphs: paragraphsOf(text),
      })),
    };
  },
  body: ({ opening, words, reasonsHeading, lawyers, sections }, shell) => (
    <>
      <PageHead {...opening} showActions shell={shell} />
      <Band>
        <div className="grid gap-8 desk:grid-cols-2 desk:gap-12">
          {sections.map((section, i) => (
            <div key={i}>
              <h2>{section.heading}</h2>
              {section.paragraphs.map((paragraph, n) => (
                <p key={n} className="mt-3">
                  {paragraph}
                </p>
              ))}
            </div>
          ))}
        </div>
      </Band>
      {lawyers.length > 0 && (
        <Band ground="white">
          <BandHeading heading={words.lawyersHeading} />
          <div className="mt-8">
            <Lawyers lawyers={lawyers} showDetails />
          </div>
        </Band>
      )}
      <FirmFigures shell={shell} />
      <Band ground="sand">
        <BandHeading heading={reasonsHeading} />
        <Reasons reasons={words.reasons} shell={shell} />
      </Band>
      <Band>
        <div className="grid gap-8 desk:grid-cols-2 desk:gap-12">
          <div>
            <p className="mb-5 text-lead text-balance">
              <PhoneText text={words.closing} shell={shell} />
            </p>
            <ButtonLink href={addressOf.contact()}>{shell.words.buttons.contact}</ButtonLink>
          </div>
          <Offices shell={shell} />
        </div>
      </Band>
    </>
  ),
});
