import { Band } from '#components/band.tsx';
import { ButtonLink } from '#components/buttons.tsx';
import { PageHead } from '#components/page-head.tsx';
import { Rating, Testimonials } from '#components/testimonials.tsx';
import { addressOf } from '#site/address.ts';
import { definePage } from './page.ts';
import { openingOf } from './shared/heads.ts';
import { testimonialView } from './shared/testimonial-view.ts';

export const testimonials = definePage({
  props(site) {
    const page = site.content.pages.testimonials;
    return {
      ...openingOf(site, 'testimonials', page),
      testimonials: site.content.testimonials.map((testimonial) =>
        testimonialView(site.content, testimonial),
      ),
    };
  },
  body: ({ opening, testimonials: shown }, shell) => (
    <>
      <PageHead {...opening} shell={shell}>
        <div className="mt-3">
          <Rating shell={shell} />
        </div>
      </PageHead>
      <Band>
        <Testimonials testimonials={shown} shell={shell} />
        <p className="mt-5">
          <ButtonLink href={addressOf.contact()}>{shell.words.buttons.contact}</ButtonLink>
        </p>
      </Band>
    </>
  ),
});
