import { PageTitle } from '#components/page-title.tsx';
import { addressOf } from '#site/address.ts';
import { aboutData } from '#site/structured-data.ts';
import { headOf } from './shared/heads.ts';
import { definePage } from './page.ts';
import { paragraphsOf } from './shared/views.ts';

export const about = definePage({
  current: addressOf.about(),
  props(site, route: { kind: 'about'; address: string }) {
    const page = site.content.pages.about;
    return {
      ...page,
      sections: [page.mission, page.philosophy].map(({ heading, text }) => ({
        heading,
        paragraphs: paragraphsOf(text),
      })),
      head: { ...headOf(site, route.address, page), structuredData: aboutData(site.content) },
    };
  },
  body: ({ heading, lead, sections, reasons, closing }, shell) => (
    <>
      <section className="band">
        <PageTitle heading={heading} lead={lead} />
        {sections.map((section, i) => (
          <section key={i} className="split">
            <h2>{section.heading}</h2>
            {section.paragraphs.map((paragraph, n) => (
              <p key={n}>{paragraph}</p>
            ))}
          </section>
        ))}
      </section>
      <section className="band band-sand">
        <h2>Six reasons to choose {shell.firm.product}</h2>
        <ul className="reasons">
          {reasons.map((reason, i) => (
            <li key={i}>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="band">
        <p className="lead">{closing}</p>
        <p>
          <a className="button button-outline" href={addressOf.contact()}>
            Contact us
          </a>
        </p>
      </section>
    </>
  ),
});
