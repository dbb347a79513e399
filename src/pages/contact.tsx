import { EvaluationButton, PhoneButton } from '#components/buttons.tsx';
import { Offices } from '#components/offices.tsx';
import { PageTitle } from '#components/page-title.tsx';
import { addressOf } from '#site/address.ts';
import { firmData } from '#site/structured-data.ts';
import { headOf } from './shared/heads.ts';
import { definePage } from './page.ts';

export const contact = definePage({
  current: addressOf.contact(),
  props(site, route: { kind: 'contact'; address: string }) {
    const page = site.content.pages.contact;
    return {
      ...page,
      head: { ...headOf(site, route.address, page), structuredData: firmData(site.content) },
    };
  },
  body: ({ heading, lead, call, form, offices, expect }, shell) => (
    <>
      <section className="band">
        <PageTitle heading={heading} lead={lead} />
        <div className="panels">
          <section className="panel">
            <h2>{call.heading}</h2>
            <p>{call.text}</p>
            <PhoneButton shell={shell} />
          </section>
          <section className="panel">
            <h2>{form.heading}</h2>
            <p>{form.text}</p>
            <EvaluationButton>Free Case Evaluation</EvaluationButton>
          </section>
        </div>
      </section>
      <section className="band band-sand">
        <h2>{offices.heading}</h2>
        <p>{offices.text}</p>
        <Offices shell={shell} />
      </section>
      <section className="band">
        <h2>{expect.heading}</h2>
        <ol className="steps">
          {expect.steps.map((step, i) => (
            <li key={i}>{step}</li>
          ))}
        </ol>
        <p>
          Prefer to choose a time? <a href={addressOf.schedule()}>Schedule your consultation</a>.
        </p>
      </section>
    </>
  ),
});
