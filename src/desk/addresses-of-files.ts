import { patternsOf } from '#addresses/patterns-of.ts';
import type { FileKindName } from '#content/files/file-kinds.ts';
import { addressOf } from '#site/address.ts';

/** Patterns that match the addresses of all pages of a file. */
export const addressesOf: Record<FileKindName, (slug: string) => string[]> = {
  county: patternsOf.county,
  topic: patternsOf.topic,
  post: (slug) => [addressOf.post(slug)],
  'practice-area': (slug) => [addressOf.practiceArea(slug)],
  'service-area': (slug) => [addressOf.serviceArea(slug)],
  // A lawyer has no page.
  attorney: () => [],
};
