import { PhoneButton } from '#components/buttons.tsx';
import { PageTitle } from '#components/page-title.tsx';
import { headOf } from './shared/heads.ts';
import { definePage } from './page.ts';
import { paragraphsOf } from './shared/views.ts';

export const schedule = definePage({
  props(site, route: { kind: 'schedule'; address: string }) {
    const page = site.content.pages.schedule;
    return {
      ...page,
      paragraphs: paragraphsOf(page.text),
      head: headOf(site, route.address, page),
    };
  },
  body: ({ heading, lead, paragraphs, steps, button, note }, shell) => (
    <section className="band">
      <PageTitle heading={heading} lead={lead} />
      {paragraphs.map((paragraph, i) => (
        <p key={i}>{paragraph}</p>
      ))}
      <ol className="steps">
        {steps.map((step, i) => (
          <li key={i}>{step}</li>
        ))}
      </ol>
      <p>
        <a className="button button-primary" href={shell.schedulingUrl} target="_blank" rel="noopener">
          {button}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
      <p>{note}</p>
      <p>
        <PhoneButton shell={shell} />
      </p>
    </section>
  ),
});
