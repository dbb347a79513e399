import { ActionBar } from '#components/shell/action-bar.tsx';
import { SourcesFold } from '#components/article/sources.tsx';
import { Band, LastBand } from '#components/band.tsx';
import { Brand, HeaderActions, headerGround } from '#components/shell/header.tsx';
import { Breadcrumbs } from '#components/page-head.tsx';
import { Actions } from '#components/buttons.tsx';
import { Disclaimer, footerGround } from '#components/shell/footer.tsx';
import { Filled } from '#components/text.tsx';
import { FirmFigures } from '#components/figures.tsx';
import { Offices } from '#components/offices.tsx';
import { SkipLink } from '#components/shell/shell.tsx';
import { Steps } from '#components/steps.tsx';
import { TestimonialBand } from '#components/testimonials.tsx';
import type { Keyword, Pages, PracticeArea } from '#content/content.ts';
import type { Language } from '#content/languages.ts';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import { figuresInShort, practiceAreaOf } from '#site/articles/in-short.ts';
import { wordsAround } from '#site/shell.ts';
import { printFactIn } from '#content/texts/print-fact.ts';
import { pictureOf } from '#site/pictures.ts';
import { crumbsTo } from '#site/routes/breadcrumbs.ts';
import { socialImage, socialLink } from '#site/social.ts';
import { breadcrumbData } from '#site/structured-data/structured-data.ts';
import type { RouteOf } from '#site/routes/routes.ts';
import { citedFacts, factsOfFigures, sourcesOf } from '#site/sources/sources.ts';
import { exactHead, firstThatFits } from '../shared/heads.ts';
import { definePage } from '../page.ts';
import { KeywordAnswer } from './keyword-answer.tsx';
import { KeywordHero } from './keyword-hero.tsx';
import { areaLink } from '../shared/page-cards.ts';
import { testimonialAbout } from '../shared/testimonial-view.ts';

/** A landing page for one search. It has no shell: visitors can only read, call or write. */
export const keyword = definePage({
  layout: 'bare',
  props(site, route: RouteOf<'keyword'>) {
    const { content } = site;
    const { keyword, address } = route;
    const { lang } = keyword;
    const words = (lang && content.translations[lang]?.keyword) ?? content.pages.keyword;
    const area = practiceAreaOf(content, keyword);
    const picture = pictureOf(content, keyword.image ?? area.slug);
    const figures =
      keyword.figures.length > 0 || lang ? keyword.figures : area.figures.slice(0, figuresInShort);
    const linkToArea = { ...areaLink(area), ...namedIn(words, area, lang) };
    const crumbs = crumbsTo(wordsAround(content, route).crumbs, 'practice', linkToArea, {
      label: keyword.heading,
      href: address,
    });
    return {
      head: {
        ...exactHead(site, address, {
          title: keyword.seo?.title ?? fillPlaceholders(words.title, { heading: keyword.heading }),
          description: keyword.seo?.description ?? described(keyword, words),
        }),
        lang,
        image: socialLink(content, socialImage.keyword(content, keyword)),
        structuredData: breadcrumbData(content, crumbs),
      },
      crumbs,
      keyword,
      words,
      picture: picture && { ...picture, alt: lang ? '' : picture.alt },
      figures,
      sources: sourcesOf(
        content,
        [...(figures === keyword.figures ? [] : factsOfFigures(area)), ...citedFacts(keyword)],
        [],
        lang && ((fact) => printFactIn(lang, fact)),
      ),
      // Testimonials are in English.
      testimonial: lang ? undefined : testimonialAbout(content, area.slug),
      area: linkToArea,
    };
  },
  body: ({ crumbs, keyword, words, picture, figures, sources, area, testimonial }, shell) => (
    <>
      <SkipLink shell={shell} />
      <header className={headerGround}>
        <Brand shell={shell} />
        <HeaderActions shell={shell} />
        <a className="figures flex min-h-11 items-center desk:hidden print:hidden" href={shell.tel}>
          {shell.phone}
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        <div className="wrap bg-sand py-2">
          <Breadcrumbs crumbs={crumbs} shell={shell} />
        </div>
        <KeywordHero heading={keyword.heading} words={words} picture={picture} shell={shell} />
        <FirmFigures shell={shell} />
        <KeywordAnswer intro={keyword.intro} points={keyword.points} figures={figures}>
          <p className="mt-5">
            <Filled
              text={words.more}
              area={
                <a href={area.href} lang={area.lang}>
                  {area.label}
                </a>
              }
            />
          </p>
          {sources && <SourcesFold sources={sources} shell={shell} />}
        </KeywordAnswer>
        {testimonial && <TestimonialBand testimonial={testimonial} shell={shell} />}
        <Band ground="sand">
          <h2>{words.steps.heading}</h2>
          <Steps steps={words.steps.items} shell={shell} />
          <div className="mt-8 grid gap-5 desk:grid-cols-2">
            {[words.consultation, words.promise].map((part, i) => (
              <section key={i} className="card p-5">
                <h2 className="text-h3">{part.heading}</h2>
                <p className="mt-2">{part.text}</p>
              </section>
            ))}
          </div>
        </Band>
        <LastBand shell={shell} headingId="offices">
          <h2 className="text-white" id="offices">
            {words.offices}
          </h2>
          <Offices shell={shell} onNavy />
          <Actions shell={shell} onNavy />
        </LastBand>
      </main>
      <footer className={`${footerGround} pt-5`}>
        <Disclaimer shell={shell} />
      </footer>
      <ActionBar shell={shell} chat={false} />
    </>
  ),
});

/** Its name in the language of the page, or else marked as English. */
function namedIn({ areas }: Pages['keyword'], { slug, title }: PracticeArea, lang: Language | undefined) {
  const translated = areas.find(({ practiceArea }) => practiceArea === slug);
  return translated ? { label: translated.name } : { label: title, lang: lang && 'en' };
}

/** As many sentences as fit before the tagline; drops the tagline where even the first leaves no room for it. */
function described({ intro }: Keyword, { tagline }: { tagline: string }): string {
  const sentences = intro.split(/(?<=[.?!]) /);
  const beginnings = sentences.map((_, left) => sentences.slice(0, sentences.length - left).join(' '));
  return firstThatFits([...beginnings.map((beginning) => `${beginning} ${tagline}`), ...beginnings]);
}
