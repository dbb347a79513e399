import { z } from 'zod';
import { isoDate, letter, order, seo, slug, text } from './common.ts';

const article = {
  title: text,
  date: isoDate,
  excerpt: text.meta({ description: 'What a person reads before the click' }),
  practiceArea: slug.meta({ description: 'File name of the practice area' }),
  related: z.array(slug).min(1).max(3).meta({ description: 'Slugs of posts or guides to read next' }),
};

/** Front matter of data/posts/<slug>.md */
export const postSchema = z.strictObject(article);

/** data/guides/<slug>.yaml: the record of one subject; data/guide-template.md arranges it. */
export const guideSchema = z.strictObject({
  ...article,
  subject: text.meta({ description: 'Fits "after a …" and "a … claim"', examples: ['bus accident'] }),
  opening: text.meta({ description: 'Markdown paragraphs' }),
  extra: z.array(z.strictObject({ heading: text, text })).default([]),
  liable: z.array(z.strictObject({ who: text, why: text })).default([]),
  evidence: z.array(z.strictObject({ what: text, keep: text })).default([]),
  injuries: text.optional(),
  deadlines: z.array(text).default([]),
  insurers: z.array(z.strictObject({ argument: text, answer: text })).default([]),
  questions: z.array(z.strictObject({ question: text, answer: text })).default([]),
  closing: text,
});

const sentences = z.array(text).min(1).meta({
  description: 'Sentences; one whose {slot} is unknown for a place is left out there',
});

/** data/topics/<slug>.yaml */
export const topicSchema = z.strictObject({
  title: text,
  order,
  post: slug.meta({ description: 'File name of the post that this topic prints' }),
  description: text.refine(
    (value) => value.includes('{place}'),
    letter('The description does not name the place.', 'Write {place} where the name belongs.'),
  ),
  intro: z.strictObject({ county: sentences, city: sentences, zip: sentences }),
});

/** data/practice-areas/<slug>.yaml */
export const practiceAreaSchema = z.strictObject({
  title: text,
  order,
  icon: text.meta({ description: 'One emoji' }),
  desc: text,
  imageAlt: text,
  seo,
  heading: text,
  sections: z
    .array(
      z.strictObject({
        title: text,
        image: z.strictObject({ alt: text }),
        text: text.meta({ description: 'Markdown; may hold a numbered list' }),
      }),
    )
    .min(1),
});

export const keywordsSchema = z.strictObject({
  keywords: z.array(
    z.strictObject({
      keyword: text.meta({ description: 'As people type it; the address is made of it' }),
      heading: text,
      practiceArea: slug,
      intro: text,
      points: z.array(text).length(3),
    }),
  ),
});

export const testimonialsSchema = z.strictObject({
  testimonials: z.array(
    z.strictObject({
      name: text,
      case: text,
      amount: text,
      text,
      avatar: z.strictObject({ alt: text }),
      sample: z.boolean().meta({ description: 'true while this is not a real, consented testimonial' }),
    }),
  ),
});
