import type { Content, Post } from '#content/content.ts';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import { searchResultLimits } from '#lib/search-result.ts';
import { pictureOf } from '#site/pictures.ts';
import { addressOf, type Link } from '#site/address.ts';
import { crumbsTo, type TopPage } from '#site/routes/breadcrumbs.ts';
import { articleData, breadcrumbData, type DescribedArticle } from '#site/structured-data/structured-data.ts';
import type { Markup } from '#site/markup.ts';
import type { Site } from '#site/plan.ts';
import { socialImage, socialLink } from '#site/social.ts';
import type { Head } from '../page.ts';

interface HeadTexts {
  title: string;
  description: string;
}

/** Head of a page whose title follows the site's pattern: it ends in the firm's name. */
export function headOf(site: Site, address: string, { title, description }: HeadTexts): Head {
  const whole = fillPlaceholders(site.content.pages.shell.pageTitle, { title });
  return exactHead(site, address, { title: whole, description });
}

/** Head of a page whose title is printed as given. */
export function exactHead(site: Site, address: string, { title, description }: HeadTexts): Head {
  return { title, description, canonical: site.content.settings.url + address };
}

interface ArticleTexts extends Omit<DescribedArticle, 'image'> {
  title: string;
  crumbs: readonly Link[];
}

/** Head of an article page; its title in search results may differ from its headline. */
export function articleHead(site: Site, post: Post, { title, crumbs, ...article }: ArticleTexts): Head {
  const { content } = site;
  const image = socialLink(content, socialImage.post(content, post));
  return {
    ...exactHead(site, article.address, { title, description: article.description }),
    image,
    structuredData: articleData(content, { ...article, image: image.src }, crumbs),
  };
}

/** Head and `PageHead` props of a page right below the home page. */
export function openingOf(
  site: Site,
  page: TopPage,
  texts: HeadTexts & { heading: string; lead: string },
  markup: (content: Content, crumbs: Link[]) => Markup = breadcrumbData,
) {
  const crumbs = crumbsTo(site.content.pages.shell.crumbs, page);
  const address = addressOf[page]();
  return {
    head: { ...headOf(site, address, texts), structuredData: markup(site.content, crumbs) },
    opening: {
      crumbs,
      heading: texts.heading,
      lead: texts.lead,
      /** Its file is named after the page. */
      picture: pictureOf(site.content, address.slice(1)),
    },
  };
}

/** The first description that fits in a search result; else the last, which is the shortest. */
export function firstThatFits(descriptions: readonly string[]): string {
  const { width, most } = searchResultLimits.description;
  return descriptions.find((text) => width(text) <= most) ?? descriptions.at(-1)!;
}
