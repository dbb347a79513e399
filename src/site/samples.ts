import type { Content } from '#content/content.ts';
import { counted } from '#lib/text.ts';

/** What is invented to show the layout, such as "5 testimonials"; it must be replaced before visitors come. */
export function samplesIn({
  testimonials,
  attorneys,
}: Pick<Content, 'testimonials' | 'attorneys'>): string[] {
  return [
    ...samplesAmong(testimonials, 'testimonial', 'testimonials'),
    ...samplesAmong(attorneys, 'lawyer', 'lawyers'),
  ];
}

export function samplesAmong(list: readonly { sample: boolean }[], one: string, many: string): string[] {
  const samples = list.filter(({ sample }) => sample).length;
  return samples > 0 ? [counted(samples, one, many)] : [];
}
