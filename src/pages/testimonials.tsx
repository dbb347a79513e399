import { PageTitle } from '#components/page-title.tsx';
import { Testimonials } from '#components/testimonials.tsx';
import { addressOf } from '#site/address.ts';
import { headOf } from './shared/heads.ts';
import { definePage } from './page.ts';
import { testimonialView } from './shared/views.ts';

export const testimonials = definePage({
  current: addressOf.testimonials(),
  props(site, route: { kind: 'testimonials'; address: string }) {
    const page = site.content.pages.testimonials;
    return {
      head: headOf(site, route.address, page),
      heading: page.heading,
      lead: page.lead,
      testimonials: site.content.testimonials.map(testimonialView),
    };
  },
  body: ({ heading, lead, testimonials: shown }, shell) => (
    <section className="band">
      <PageTitle heading={heading} lead={lead} />
      <Testimonials testimonials={shown} rating={shell.claims.rating} />
      <p>
        <a className="button button-outline" href={addressOf.contact()}>
          Contact us
        </a>
      </p>
    </section>
  ),
});
