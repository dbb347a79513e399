import { Band, BandHeading } from '#components/band.tsx';
import { EvaluationButton, PhoneButton } from '#components/buttons.tsx';
import { Lawyers } from '#components/lawyers.tsx';
import { LinkList } from '#components/links.tsx';
import { Offices } from '#components/offices.tsx';
import { PageHead } from '#components/page-head.tsx';
import { Filled, PhoneText } from '#components/text.tsx';
import { Steps } from '#components/steps.tsx';
import { addressOf } from '#site/address.ts';
import { lawyersOf } from '#site/lawyers.ts';
import { firmData } from '#site/structured-data/structured-data.ts';
import { definePage } from './page.ts';
import { openingOf } from './shared/heads.ts';
import { searchesInOtherLanguages } from './shared/page-cards.ts';

export const contact = definePage({
  props(site) {
    const page = site.content.pages.contact;
    return {
      ...openingOf(site, 'contact', page, firmData),
      words: page,
      lawyers: lawyersOf(site.content),
      otherLanguages: searchesInOtherLanguages(site.content),
    };
  },
  body: ({ opening, words, lawyers, otherLanguages }, shell) => (
    <>
      <PageHead {...opening} hidePictureOnNarrow shell={shell} />
      <Band>
        {/* Until the script loads, buttons link to these cards; where it never does, a call replaces the chat. */}
        <div className="grid gap-5 sm:grid-cols-2">
          <section id="chat" className="card flex flex-col p-5 desk:p-8">
            <h2>{words.call.heading}</h2>
            <p className="my-3 flex-1">
              <PhoneText text={words.call.text} shell={shell} />
            </p>
            <div>
              <PhoneButton shell={shell} />
            </div>
          </section>
          <section id="case-evaluation" className="card flex flex-col p-5 desk:p-8">
            <h2>{words.form.heading}</h2>
            <p className="my-3 flex-1">
              <PhoneText text={words.form.text} shell={shell} />
            </p>
            <noscript>
              <p className="my-3 font-bold">
                <PhoneText text={words.form.withoutScript} shell={shell} />
              </p>
            </noscript>
            <div className="noscript:hidden">
              <EvaluationButton shell={shell} />
            </div>
          </section>
        </div>
        <LinkList links={otherLanguages} className="link-plates" />
      </Band>
      <Band ground="sand">
        <div className="grid gap-8 desk:grid-cols-2 desk:gap-12">
          <div>
            <BandHeading heading={words.offices.heading} lead={words.offices.text} />
            <Offices shell={shell} />
          </div>
          <Lawyers lawyers={lawyers} />
        </div>
      </Band>
      <Band ground="white">
        <h2>{words.expect.heading}</h2>
        <Steps steps={words.expect.steps} shell={shell} />
        <p className="mt-8">
          <Filled text={words.schedule} link={<a href={addressOf.schedule()}>{words.scheduleLink}</a>} />
        </p>
      </Band>
    </>
  ),
});
