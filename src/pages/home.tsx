import { EvaluationButton, PhoneButton } from '#components/buttons.tsx';
import { Cards } from '#components/cards.tsx';
import { Offices } from '#components/offices.tsx';
import { Testimonials } from '#components/testimonials.tsx';
import { addressOf } from '#site/address.ts';
import { homeData } from '#site/structured-data.ts';
import { headOf } from './shared/heads.ts';
import { definePage } from './page.ts';
import { areaCard, testimonialView } from './shared/views.ts';

const testimonialsShown = 3;

export const home = definePage({
  current: addressOf.home(),
  props({ content, ...site }, route: { kind: 'home'; address: string }) {
    const page = content.pages.home;
    return {
      head: {
        ...headOf({ content, ...site }, route.address, page),
        structuredData: homeData(content),
      },
      heading: page.heading,
      lead: page.lead,
      tagline: page.tagline,
      sections: page.sections,
      areas: content.practiceAreas.map(areaCard),
      testimonials: content.testimonials.slice(0, testimonialsShown).map(testimonialView),
    };
  },
  body: ({ heading, lead, tagline, sections, areas, testimonials }, shell) => (
    <>
      <section className="hero home-hero">
        <div>
          <p className="hero-tagline">{tagline}</p>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <div className="actions">
            <PhoneButton shell={shell} />
            <EvaluationButton>Free Case Evaluation</EvaluationButton>
          </div>
        </div>
        <ul className="promises">
          <li>
            <strong>{shell.claims.recovered}</strong> recovered
          </li>
          <li>
            <strong>{shell.claims.experience}</strong> of combined experience
          </li>
          <li>
            <strong>24/7</strong> availability
          </li>
        </ul>
      </section>
      <section className="band">
        <h2>{sections.practice.heading}</h2>
        <p className="lead">{sections.practice.text}</p>
        <Cards cards={areas} level={3} />
      </section>
      <section className="band band-sand">
        <h2>{sections.why.heading}</h2>
        <p className="lead">{sections.why.text}</p>
        <ul className="reasons">
          {sections.why.reasons.map((reason, i) => (
            <li key={i}>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="band">
        <h2>{sections.testimonials.heading}</h2>
        <p className="lead">{sections.testimonials.text}</p>
        <Testimonials testimonials={testimonials} rating={shell.claims.rating} />
        <p>
          <a href={addressOf.testimonials()}>Read all testimonials</a>
        </p>
      </section>
      <section className="band band-sand">
        <h2>{sections.contact.heading}</h2>
        <p className="lead">{sections.contact.text}</p>
        <Offices shell={shell} />
        <p>
          <PhoneButton shell={shell} />
        </p>
      </section>
    </>
  ),
});
