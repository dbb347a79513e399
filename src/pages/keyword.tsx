import { EvaluationButton, PhoneButton } from '#components/buttons.tsx';
import { Disclaimer } from '#components/disclaimer.tsx';
import { Offices } from '#components/offices.tsx';
import type { Keyword } from '#content/content.ts';
import { addressOf } from '#site/address.ts';
import type { RouteOf } from '#site/routes.ts';
import { exactHead, shownWhole } from './shared/heads.ts';
import { definePage } from './page.ts';
import { areaLink } from './shared/views.ts';

/** A landing page for one search: outside the shell, with nothing to do but read, call or write. */
export const keyword = definePage({
  layout: 'bare',
  props(site, { keyword, address }: RouteOf<'keyword'>) {
    const { content } = site;
    const shared = content.pages.keyword;
    const area = content.practiceAreas.find(({ slug }) => slug === keyword.practiceArea)!;
    return {
      head: exactHead(site, address, {
        title: `${keyword.heading} | Expert Legal Help`,
        description: described(keyword),
      }),
      heading: keyword.heading,
      tagline: shared.tagline,
      intro: keyword.intro,
      points: keyword.points,
      consultation: shared.consultation,
      promise: shared.promise,
      steps: shared.steps,
      area: areaLink(area),
    };
  },
  body: ({ heading, tagline, intro, points, consultation, promise, steps, area }, shell) => (
    <>
      <header className="landing-header">
        <a className="logo" href={addressOf.home()}>
          {shell.firm.product}
        </a>
        <a href={shell.tel}>{shell.phone}</a>
      </header>
      <main id="main" className="landing">
        <section className="hero">
          <div>
            <h1>{heading}</h1>
            <p className="lead">{tagline}</p>
            <div className="actions">
              <EvaluationButton>Free Case Evaluation</EvaluationButton>
              <PhoneButton shell={shell}>Call Us Now</PhoneButton>
            </div>
          </div>
        </section>
        <div className="band">
          <p className="intro">{intro}</p>
          <ul className="ticks">
            {points.map((point, i) => (
              <li key={i}>{point}</li>
            ))}
          </ul>
          <p>
            Read more: <a href={area.href}>{area.label}</a>
          </p>
          <section className="split">
            <h2>{consultation.heading}</h2>
            <p>{consultation.text}</p>
          </section>
          <section className="split">
            <h2>{promise.heading}</h2>
            <p>{promise.text}</p>
          </section>
          <section className="split">
            <h2>{steps.heading}</h2>
            <ol className="steps">
              {steps.items.map((step, i) => (
                <li key={i}>{step}</li>
              ))}
            </ol>
          </section>
          <section className="split">
            <h2>Our offices</h2>
            <Offices shell={shell} />
          </section>
        </div>
      </main>
      <footer className="site-footer landing-footer">
        <Disclaimer shell={shell} />
      </footer>
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
