import type { Content } from '#content/content.ts';
import { counted } from '#lib/text.ts';

/** Fictional content, such as "5 testimonials", that must be replaced before the site goes online. */
export function samplesIn({ testimonials, attorneys }: Content): string[] {
  return [
    ...samplesAmong(testimonials, 'testimonial', 'testimonials'),
    ...samplesAmong(attorneys, 'lawyer', 'lawyers'),
  ];
}

export function samplesAmong(list: readonly { sample: boolean }[], one: string, many: string): string[] {
  const samples = list.filter(({ sample }) => sample).length;
  return samples > 0 ? [counted(samples, one, many)] : [];
}
