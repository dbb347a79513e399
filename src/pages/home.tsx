import { Band, BandHeading } from '#components/band.tsx';
import { Actions, ButtonLink, PhoneButton } from '#components/buttons.tsx';
import { Cards } from '#components/cards.tsx';
import { FirmFigures } from '#components/figures.tsx';
import { Lawyers } from '#components/lawyers.tsx';
import { LinkList } from '#components/links.tsx';
import { Offices } from '#components/offices.tsx';
import { PlaceFinder } from '#components/finder/place-finder.tsx';
import { Reasons } from '#components/reasons.tsx';
import { Rating, Testimonials } from '#components/testimonials.tsx';
import { addressOf } from '#site/address.ts';
import { lawyersOf } from '#site/lawyers.ts';
import { placeIndexFile } from '#site/places/place-index.ts';
import { homeData } from '#site/structured-data/structured-data.ts';
import { headOf } from './shared/heads.ts';
import { definePage } from './page.ts';
import { areaCard, searchesInOtherLanguages, serviceAreaCard } from './shared/page-cards.ts';
import { testimonialView } from './shared/testimonial-view.ts';

const testimonialsShown = 3;

export const home = definePage({
  props(site) {
    const { content } = site;
    const page = content.pages.home;
    return {
      head: { ...headOf(site, addressOf.home(), page), structuredData: homeData(content) },
      words: page,
      areas: content.practiceAreas.map((area) => areaCard(content, area)),
      testimonials: content.testimonials
        .slice(0, testimonialsShown)
        .map((testimonial) => testimonialView(content, testimonial)),
      serviceAreas: content.serviceAreas.map((area) => serviceAreaCard(content, area)),
      index: `/${placeIndexFile(site).name}`,
      lawyers: lawyersOf(content),
      otherLanguages: searchesInOtherLanguages(content),
    };
  },
  body: ({ words, areas, testimonials, serviceAreas, index, lawyers, otherLanguages }, shell) => (
    <>
      <section className="relative isolate overflow-hidden bg-navy text-white">
        <div className="wrap py-8">
          <div className="max-w-2xl">
            <h1 className="text-hero text-white">{words.heading}</h1>
            <p className="mt-3 text-lead text-balance wide:max-w-xl">{words.lead}</p>
            <p className="mt-3 font-bold">{words.tagline}</p>
            <Actions shell={shell} onNavy />
          </div>
        </div>
        {shell.pictures.scene && (
          <img
            className="relative -z-10 min-h-60 w-full object-cover object-right-bottom sm:-mt-[14vw] wide:-mt-[36vw]"
            src={shell.pictures.scene}
            alt=""
            width="1600"
            height="720"
          />
        )}
      </section>
      <FirmFigures shell={shell} />
      {areas.length > 0 && (
        <Band>
          <div className="flex flex-wrap items-end justify-between gap-5">
            <BandHeading heading={words.sections.practice.heading} lead={words.sections.practice.text} />
            <ButtonLink href={addressOf.practice()}>{words.allPractice}</ButtonLink>
          </div>
          <Cards cards={areas} level={3} />
        </Band>
      )}
      <Band ground="sand">
        <BandHeading heading={words.sections.why.heading} lead={words.sections.why.text} />
        <Reasons reasons={words.sections.why.reasons} shell={shell} />
      </Band>
      {testimonials.length > 0 && (
        <Band ground="white">
          <div className="flex flex-wrap items-end justify-between gap-5">
            <BandHeading
              heading={words.sections.testimonials.heading}
              lead={words.sections.testimonials.text}
            />
            <Rating shell={shell} />
          </div>
          <Testimonials testimonials={testimonials} shell={shell} hideStoryOnPhones />
          <p className="mt-5">
            <ButtonLink href={addressOf.testimonials()}>{words.allTestimonials}</ButtonLink>
          </p>
        </Band>
      )}
      <Band ground="sand">
        <div className="grid items-center gap-x-12 desk:grid-cols-2">
          <BandHeading heading={words.where.heading} lead={words.where.text} />
          <PlaceFinder index={index} shell={shell} />
        </div>
        <Cards cards={serviceAreas} inRow={5} level={3} />
      </Band>
      <Band>
        <div className="grid gap-8 desk:grid-cols-2 desk:gap-12">
          <div>
            <BandHeading heading={words.sections.contact.heading} lead={words.sections.contact.text} />
            <Offices shell={shell} />
            <p className="mt-5">
              <PhoneButton shell={shell} />
            </p>
            <LinkList links={otherLanguages} className="link-plates" />
          </div>
          <Lawyers lawyers={lawyers} />
        </div>
      </Band>
    </>
  ),
});
