import type { TestimonialProps } from '#components/testimonials.tsx';
import type { Content, Testimonial } from '#content/content.ts';
import { pictureOf } from '#site/pictures.ts';

export const testimonialView = (content: Content, testimonial: Testimonial): TestimonialProps => ({
  ...testimonial,
  // Never shortened, even where its quote is shown large: nobody edits what a client said.
  text: testimonial.text === testimonial.quote ? '' : testimonial.text,
  picture: pictureOf(content, testimonial.practiceArea)?.src,
});

/** The first testimonial about this practice area, or else the first of all. */
export function testimonialAbout(content: Content, area: string): TestimonialProps | undefined {
  const { testimonials } = content;
  const testimonial = testimonials.find(({ practiceArea }) => practiceArea === area) ?? testimonials[0];
  return testimonial && testimonialView(content, testimonial);
}
