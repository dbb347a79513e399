import type { TestimonialProps } from '#components/testimonials.tsx';
import type { Content, Testimonial } from '#content/content.ts';
import { drawingsOfArea, pictureOf } from '#site/pictures.ts';

export function testimonialView(content: Content, testimonial: Testimonial): TestimonialProps {
  const area = content.practiceAreas.find(({ slug }) => slug === testimonial.practiceArea);
  return {
    ...testimonial,
    // Never shortened, even where its quote is shown large: nobody edits what a client said.
    text: testimonial.text === testimonial.quote ? '' : testimonial.text,
    // The last, as the card of the practice area on the same page shows the first.
    picture: area && pictureOf(content, drawingsOfArea(content, area).at(-1))?.src,
  };
}

/** The first testimonial about this practice area, or else the first of all. */
export function testimonialAbout(content: Content, area: string): TestimonialProps | undefined {
  const { testimonials } = content;
  const testimonial = testimonials.find(({ practiceArea }) => practiceArea === area) ?? testimonials[0];
  return testimonial && testimonialView(content, testimonial);
}
