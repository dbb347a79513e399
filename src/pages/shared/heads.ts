import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import { searchRoom } from '#lib/search-result.ts';
import type { Site } from '#site/plan.ts';
import type { Head } from '../page.ts';

interface HeadTexts {
  title: string;
  description: string;
}

/** Head of a page whose title ends as most do, in the firm's name. */
export function headOf(
  site: Pick<Site, 'content'>,
  address: string,
  { title, description }: HeadTexts,
): Head {
  const whole = fillPlaceholders(site.content.pages.shell.pageTitle, { title });
  return exactHead(site, address, { title: whole, description });
}

/** Head of a page whose whole title is given. */
export function exactHead(
  site: Pick<Site, 'content'>,
  address: string,
  { title, description }: HeadTexts,
): Head {
  return { title, description, canonical: site.content.settings.url + address };
}

/** The first of these that a search result shows whole; the last is the shortest. */
export function shownWhole(descriptions: readonly string[]): string {
  const { width, most } = searchRoom.description;
  return descriptions.find((text) => width(text) <= most) ?? descriptions.at(-1)!;
}
