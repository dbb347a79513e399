import { ActionBar } from '#components/shell/action-bar.tsx';
import { SourcesFold } from '#components/article/sources.tsx';
import { Band } from '#components/band.tsx';
import { Brand } from '#components/shell/brand.tsx';
import { Breadcrumbs } from '#components/breadcrumbs.tsx';
import { Actions, EvaluationButton, PhoneButton } from '#components/buttons.tsx';
import { Disclaimer } from '#components/shell/disclaimer.tsx';
import { Filled } from '#components/text/filled.tsx';
import { Figures } from '#components/figures.tsx';
import { footerGround } from '#components/shell/footer.tsx';
import { headerGround, HeaderActions } from '#components/shell/header.tsx';
import { Icon } from '#components/icon.tsx';
import { Illustration } from '#components/illustration.tsx';
import { Offices } from '#components/offices.tsx';
import { SkipLink } from '#components/shell/skip-link.tsx';
import { Rating } from '#components/stars.tsx';
import { Steps } from '#components/steps.tsx';
import { LargeQuote } from '#components/testimonials.tsx';
import type { Keyword } from '#content/content.ts';
import { fillSlots } from '#lib/fill-slots.ts';
import { wordsAround } from '#site/shell.ts';
import { pictureOf } from '#site/pictures.ts';
import { crumbsTo } from '#site/routes/breadcrumbs.ts';
import { breadcrumbData } from '#site/structured-data/structured-data.ts';
import type { RouteOf } from '#site/routes/routes.ts';
import { citedFacts, factsOfFigures, sourcesOf } from '#site/sources/sources.ts';
import { exactHead, shownWhole } from '../shared/heads.ts';
import { definePage } from '../page.ts';
import { areaLink, figuresOfFirm, testimonialOf, testimonialView } from '../shared/views.ts';

const figuresShown = 2;

/** A landing page for one search: outside the shell, with nothing to do but read, call or write. */
export const keyword = definePage({
  layout: 'bare',
  props(site, route: RouteOf<'keyword'>) {
    const { content } = site;
    const { keyword, address } = route;
    const { lang } = keyword;
    const shared = (lang && content.translations[lang]?.keyword) ?? content.pages.keyword;
    const area = content.practiceAreas.find(({ slug }) => slug === keyword.practiceArea)!;
    const picture = pictureOf(content, area.slug);
    const figures =
      keyword.figures.length > 0 || lang ? keyword.figures : area.figures.slice(0, figuresShown);
    const testimonial = testimonialOf(content, area.slug);
    const crumbs = crumbsTo(wordsAround(content, route).crumbs, 'practice', areaLink(area), {
      label: keyword.heading,
      href: address,
    });
    return {
      head: {
        ...exactHead(site, address, {
          title: keyword.seo?.title ?? fillSlots(shared.title, { heading: keyword.heading }),
          description: keyword.seo?.description ?? described(keyword),
        }),
        lang,
        structuredData: breadcrumbData(content, crumbs),
      },
      lang,
      crumbs,
      heading: keyword.heading,
      tagline: shared.tagline,
      call: shared.call,
      more: shared.more,
      offices: shared.offices,
      intro: keyword.intro,
      points: keyword.points,
      consultation: shared.consultation,
      promise: shared.promise,
      steps: shared.steps,
      picture: picture && { ...picture, alt: lang ? '' : picture.alt },
      figures,
      sources: sourcesOf(
        content,
        [...(figures === keyword.figures ? [] : factsOfFigures(area, figuresShown)), ...citedFacts(keyword)],
        [],
        lang && (({ value }) => value),
      ),
      // What clients said is English.
      testimonial: lang ? undefined : testimonial && testimonialView(content, testimonial),
      area: areaLink(area),
    };
  },
  body: (
    {
      lang,
      crumbs,
      heading,
      tagline,
      call,
      intro,
      points,
      picture,
      figures,
      sources,
      consultation,
      promise,
      steps,
      area,
      more,
      offices,
      testimonial,
    },
    shell,
  ) => (
    <>
      <SkipLink shell={shell} />
      <header className={headerGround}>
        <Brand shell={shell} />
        <HeaderActions shell={shell} />
        <a className="figures desk:hidden" href={shell.tel}>
          {shell.phone}
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        <div className="wrap bg-sand py-1">
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <section className="wrap grid items-center gap-x-12 gap-y-8 bg-navy py-8 text-white desk:grid-cols-2 desk:py-12">
          <div>
            <h1 className="text-white">{heading}</h1>
            <p className="mt-3 text-lead">{tagline}</p>
            <div className="mt-5 mb-5 flex flex-wrap gap-3 max-sm:*:w-full">
              <EvaluationButton shell={shell} />
              <PhoneButton shell={shell} onNavy>
                {call}
              </PhoneButton>
            </div>
            <Rating shell={shell} />
          </div>
          {picture && <Illustration {...picture} first />}
        </section>
        <Figures figures={figuresOfFirm(shell)} ground="brass" note={shell.words.legal.results} />
        <Band>
          <div className="grid gap-8 desk:grid-cols-2 desk:gap-12">
            <div>
              <p className="text-lead">{intro}</p>
              <p className="mt-5">
                <Filled
                  text={more}
                  area={
                    <a href={area.href} lang={lang && 'en'}>
                      {area.label}
                    </a>
                  }
                />
              </p>
              {sources && <SourcesFold sources={sources} shell={shell} />}
            </div>
            <div className="grid content-start gap-5">
              <dl className="grid gap-3 sm:grid-cols-2">
                {figures.map(({ figure, text }, i) => (
                  <div key={i} className="rounded-card bg-brass-wash p-5">
                    <dt className="figures text-h2 leading-none text-alarm">{figure}</dt>
                    <dd className="mt-2 leading-snug font-bold">{text}</dd>
                  </div>
                ))}
              </dl>
              <ul className="grid gap-3">
                {points.map((point, i) => (
                  <li key={i} className="flex gap-3">
                    <Icon name="check" className="mt-1 text-call" />
                    <span>{point}</span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </Band>
        {testimonial && <LargeQuote testimonial={testimonial} shell={shell} />}
        <Band ground="sand">
          <h2>{steps.heading}</h2>
          <Steps steps={steps.items} shell={shell} />
          <div className="mt-8 grid gap-5 desk:grid-cols-2">
            {[consultation, promise].map((part, i) => (
              <section key={i} className="card p-5">
                <h2 className="text-h3">{part.heading}</h2>
                <p className="mt-2">{part.text}</p>
              </section>
            ))}
          </div>
        </Band>
        <Band ground="navy">
          <h2 className="text-white">{offices}</h2>
          <Offices shell={shell} onNavy />
          <Actions shell={shell} onNavy />
        </Band>
      </main>
      <footer className={`${footerGround} pt-5`}>
        <Disclaimer shell={shell} />
      </footer>
      <ActionBar shell={shell} chat={false} />
    </>
  ),
});

/** As many whole sentences as a search result shows; where only one fits, a point after it. */
function described({ intro, points }: Pick<Keyword, 'intro' | 'points'>): string {
  const sentences = intro.split(/(?<=[.?!]) /);
  const [first] = sentences as [string];
  const several = sentences.slice(1).map((_, left) => sentences.slice(0, sentences.length - left).join(' '));
  return shownWhole([...several, ...points.map((point) => `${first} ${point}`), first]);
}
