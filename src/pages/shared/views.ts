import type { CardProps } from '#components/cards.tsx';
import type { TestimonialProps } from '#components/testimonials.tsx';
import type { PracticeArea, Testimonial } from '#content/content.ts';
import { addressOf } from '#site/address.ts';
import type { Link } from '#site/shell.ts';

export const areaCard = ({ title, slug, icon, desc }: PracticeArea): CardProps => ({
  href: addressOf.practiceArea(slug),
  title,
  text: desc,
  icon,
});

export const areaLink = ({ title, slug }: PracticeArea): Link => ({
  href: addressOf.practiceArea(slug),
  label: title,
});

/** A sample is told as one wherever it is shown. */
export const testimonialView = (testimonial: Testimonial): TestimonialProps & { sample: boolean } => ({
  name: testimonial.name,
  case: testimonial.case,
  amount: testimonial.amount,
  text: testimonial.text,
  initial: testimonial.name.slice(0, 1),
  avatarAlt: testimonial.avatar.alt,
  sample: testimonial.sample,
});

/** The paragraphs of a text whose lines or blank lines part them. */
export const paragraphsOf = (text: string): string[] =>
  text.split(/\n+/).filter((line) => line.trim() !== '');
