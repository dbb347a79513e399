import { SourcesFold } from '#components/article/sources.tsx';
import { Band } from '#components/band.tsx';
import { CallPanel } from '#components/call-panel.tsx';
import { Cards } from '#components/cards.tsx';
import { Figures } from '#components/figures.tsx';
import { Illustration } from '#components/illustration.tsx';
import { LinkPlates } from '#components/links.tsx';
import { PageHead } from '#components/page-head.tsx';
import { TestimonialBand } from '#components/testimonials.tsx';
import { NonBreakingText } from '#components/text.tsx';
import { pictureOfSection } from '#content/pictures/picture-names.ts';
import { pictureOf, type Picture } from '#site/pictures.ts';
import { addressOf } from '#site/address.ts';
import type { RouteOf } from '#site/routes/routes.ts';
import { socialImage, socialLink } from '#site/social.ts';
import { citedFacts, sourcesOf } from '#site/sources/sources.ts';
import { crumbsTo } from '#site/routes/breadcrumbs.ts';
import type { Markup } from '#site/markup.ts';
import { practiceAreaData } from '#site/structured-data/structured-data.ts';
import { headOf } from './shared/heads.ts';
import { definePage } from './page.ts';
import { areaPictureCard, searchLink } from './shared/page-cards.ts';
import { testimonialAbout } from './shared/testimonial-view.ts';

export const practiceArea = definePage({
  section: addressOf.practice(),
  props(site, { area, address }: RouteOf<'practice-area'>) {
    const { content } = site;
    const crumbs = crumbsTo(content.pages.shell.crumbs, 'practice', {
      label: area.title,
      href: address,
    });
    return {
      head: {
        ...headOf(site, address, area.seo),
        image: socialLink(content, socialImage.practiceArea(content, area)),
        structuredData: practiceAreaData(content, area, crumbs),
      },
      opening: {
        crumbs,
        heading: area.heading,
        lead: area.desc,
        picture: pictureOf(content, area.slug),
      },
      words: content.pages['practice-area'],
      figures: area.figures,
      sections: area.sections.map(({ title, image: { alt } }, i) => {
        const picture = pictureOf(content, pictureOfSection(area, i));
        // Another section may show the same one, and describe it otherwise.
        return { title, image: picture && { ...picture, alt }, text: { __html: area.sectionsHtml[i]! } };
      }),
      sources: sourcesOf(content, citedFacts(area)),
      searches: content.keywords.filter(({ practiceArea }) => practiceArea === area.slug).map(searchLink),
      others: content.practiceAreas
        .filter((other) => other !== area)
        .map((area) => areaPictureCard(content, area)),
      testimonial: testimonialAbout(content, area.slug),
    };
  },
  body: ({ opening, words, figures, sections, sources, searches, others, testimonial }, shell) => (
    <>
      <PageHead {...opening} showActions shell={shell} />
      {figures.length > 0 && <Figures figures={figures} ground="navy" />}
      <div className="wrap grid gap-12 py-8 desk:grid-cols-[minmax(0,1fr)_19rem] desk:py-12">
        <div className="min-w-0">
          <PracticeSection {...sections[0]!} />
        </div>
        <CallPanel shell={shell} className="desk:row-span-2 print:hidden" />
        <div className="grid min-w-0 gap-12">
          {sections.slice(1).map((section, i) => (
            <PracticeSection key={i} {...section} />
          ))}
          {sources && <SourcesFold sources={sources} shell={shell} />}
        </div>
      </div>
      {testimonial && <TestimonialBand testimonial={testimonial} shell={shell} />}
      {(searches.length > 0 || others.length > 0) && (
        <Band ground="sand">
          {searches.length > 0 && (
            <div className="mb-12">
              <h2 className="mb-5">{words.searches}</h2>
              <LinkPlates links={searches} shown={6} more={shell.words.marks.more} />
            </div>
          )}
          {others.length > 0 && (
            <nav aria-labelledby="other-areas">
              <h2 id="other-areas">{words.others}</h2>
              <Cards cards={others} inRow={5} level={3} />
            </nav>
          )}
        </Band>
      )}
    </>
  ),
});

interface PracticeSectionProps {
  title: string;
  image: Picture | undefined;
  text: Markup;
}

/** On a very wide screen the picture is beside the text. */
function PracticeSection({ title, image, text }: PracticeSectionProps) {
  return (
    <section>
      <h2>
        <NonBreakingText text={title} />
      </h2>
      <div className={`mt-5 grid gap-x-8 gap-y-5 ${image ? 'xl:grid-cols-[2fr_3fr]' : ''}`}>
        {image && (
          <div className="max-w-2xl">
            <div className="desk:sticky desk:top-28">
              <Illustration {...image} />
            </div>
          </div>
        )}
        <div className="prose max-w-2xl" dangerouslySetInnerHTML={text} />
      </div>
    </section>
  );
}
