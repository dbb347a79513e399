import { addressOf, type Link } from '#site/routes/address.ts';
import { crumbsTo, type TopPage } from '#site/routes/breadcrumbs.ts';
import type { Site } from '#site/plan.ts';
import { breadcrumbData, type Markup } from '#site/structured-data/structured-data.ts';
import { headOf } from './heads.ts';

interface OpeningTexts {
  title: string;
  description: string;
  heading: string;
  lead: string;
}

/** How a page right below the home page begins: its head, the way to it, its heading and its lead. */
export function openingOf(
  site: Pick<Site, 'content'>,
  page: TopPage,
  texts: OpeningTexts,
  markup: (content: Site['content'], crumbs: Link[]) => Markup = breadcrumbData,
) {
  const crumbs = crumbsTo(site.content.pages.shell.crumbs, page);
  return {
    head: { ...headOf(site, addressOf[page](), texts), structuredData: markup(site.content, crumbs) },
    crumbs,
    heading: texts.heading,
    lead: texts.lead,
  };
}
