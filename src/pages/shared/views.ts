import type { CardProps } from '#components/cards.tsx';
import type { Picture } from '#components/illustration.tsx';
import type { Figure } from '#components/figures.tsx';
import type { TestimonialProps } from '#components/testimonials.tsx';
import type { Content, PracticeArea, ServiceArea, Testimonial } from '#content/content.ts';
import { addressOf } from '#site/address.ts';
import { pictureOf } from '#site/pictures.ts';
import type { Link } from '#site/shell.ts';

export const areaCard = (content: Content, { title, slug, icon, desc }: PracticeArea): CardProps => ({
  href: addressOf.practiceArea(slug),
  title,
  text: desc,
  icon,
  picture: pictureOf(content, slug),
});

/** The same without words, to lead on from another page. */
export const areaPictureCard = (content: Content, { title, slug }: PracticeArea): CardProps => ({
  href: addressOf.practiceArea(slug),
  title,
  picture: pictureOf(content, slug),
});

export const serviceAreaCard = (content: Content, { name, slug, desc, image }: ServiceArea): CardProps => ({
  href: addressOf.serviceArea(slug),
  title: name,
  text: desc,
  picture: image && pictureOf(content, image),
});

export const areaLink = ({ title, slug }: PracticeArea): Link => ({
  href: addressOf.practiceArea(slug),
  label: title,
});

export const testimonialView = (testimonial: Testimonial): TestimonialProps => ({
  name: testimonial.name,
  case: testimonial.case,
  amount: testimonial.amount,
  quote: testimonial.quote,
  text: testimonial.text,
  sample: testimonial.sample,
});

/** What a client in such a case said, or else the first of all. */
export const testimonialOf = ({ testimonials }: Content, area: string): Testimonial | undefined =>
  testimonials.find(({ practiceArea }) => practiceArea === area) ?? testimonials[0];

export const figuresOfFirm = ({ recovered, experience }: Content['site']['claims']): Figure[] => [
  { figure: recovered, text: 'recovered' },
  { figure: experience, text: 'of combined experience' },
  { figure: '24/7', text: 'availability' },
];

/** The paragraphs of a text whose lines or blank lines part them. */
export const paragraphsOf = (text: string): string[] =>
  text.split(/\n+/).filter((line) => line.trim() !== '');

/** A drawing, where the data has one of this name; without words for it, it says no more than the page. */
export function drawing(content: Content, name: string | undefined, alt = ''): Picture | undefined {
  const src = name && pictureOf(content, name);
  return src ? { src, alt } : undefined;
}
