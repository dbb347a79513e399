import type { z } from 'zod';
import type { MapSheet } from '#maps/sheet.ts';
import type { Language } from './languages.ts';
import type { Cites } from './texts/cites.ts';
import type { Article } from './texts/markdown.ts';
import type { advertisingSchema } from './schemas/firm/advertising.ts';
import type { keywordsSchema } from './schemas/keywords.ts';
import type { practiceAreaSchema } from './schemas/practice-areas.ts';
import type { testimonialsSchema } from './schemas/firm/testimonials.ts';
import type { topicSchema } from './schemas/topics.ts';
import type { attorneySchema } from './schemas/firm/attorneys.ts';
import type { chatScriptSchema } from './schemas/flows/chat.ts';
import type { formScriptSchema } from './schemas/flows/case-evaluation.ts';
import type { pageSchemas } from './schemas/pages.ts';
import type { smallPrint } from './schemas/words/small-print.ts';
import type { countySchema } from './schemas/places/counties.ts';
import type { publishedSchema } from './schemas/published.ts';
import type { factsSchema } from './schemas/facts.ts';
import type { redirectsSchema } from './schemas/redirects.ts';
import type { serviceAreaSchema } from './schemas/service-areas.ts';
import type { siteSchema } from './schemas/firm/site.ts';
import type { sourcesSchema } from './schemas/places/sources.ts';
import type { PlaceTables } from './schemas/places/tables.ts';

type Named<S extends z.ZodType> = z.output<S> & { slug: string; file: string; cites: Cites };

export type SiteSettings = z.output<typeof siteSchema>;
export type Office = SiteSettings['offices'][number];
export type County = Named<typeof countySchema>;
export type City = County['cities'][number];
export type Hospital = PlaceTables['hospitals'][number];
type LocalNote = County['local'][number];
export type LocalSubject = LocalNote['subject'];
export type Topic = Named<typeof topicSchema>;
export type KnownSubject = Topic['known'][number];
export type ServiceArea = Named<typeof serviceAreaSchema> & { introductionHtml: string };
export type PracticeArea = Named<typeof practiceAreaSchema> & { sectionsHtml: string[] };
export type Attorney = Named<typeof attorneySchema> & { portrait: { alt: string; src: string } };
export type Keyword = z.output<typeof keywordsSchema>['keywords'][number] & { slug: string; cites: Cites };
export type Testimonial = z.output<typeof testimonialsSchema>['testimonials'][number];
type EveryPage = { [K in keyof typeof pageSchemas]: z.output<(typeof pageSchemas)[K]> & { cites: Cites } };
/** The words of the pages that exist once; a site without small print has no such pages. */
export type Pages = Omit<EveryPage, SmallPrintPage> & { [K in SmallPrintPage]: EveryPage[K] | undefined };
export type SmallPrintPage = (typeof smallPrint)[number];
export type Fact = z.output<typeof factsSchema>['facts'][number];
export type Law = z.output<typeof factsSchema>['laws'][number];
/** Where an address led and where it leads now; `*` stands for what comes there. */
export type Redirect = z.output<typeof redirectsSchema>['redirects'][number];

type FormSource = z.output<typeof formScriptSchema>;

/** Texts in another language; English stands in for what is absent. */
interface Translation {
  keyword?: Pages['keyword'] | undefined;
  shell?: Pages['shell'] | undefined;
  form?: FormSource | undefined;
}

/** What was ever published, as the ledger file holds it; see `src/addresses/ledger.ts`. */
export type Published = z.output<typeof publishedSchema>;

/** A blog post, written in full or composed from a guide. */
export interface Post {
  slug: string;
  file: string;
  title: string;
  date: string;
  updated?: string | undefined;
  /** Slugs of lawyers. */
  author?: string | undefined;
  reviewed?: { by: string; date: string } | undefined;
  image?: string | undefined;
  excerpt: string;
  figures: PracticeArea['figures'];
  firstStep?: string | undefined;
  practiceArea: string;
  group?: string | undefined;
  related: string[];
  draft: boolean;
  cites: Cites;
  article: Article;
}

/** Everything that stands in `data/`, checked and in its order. */
export interface Content {
  settings: SiteSettings;
  pages: Pages;
  counties: County[];
  /** What was measured of places, table by table. */
  tables: PlaceTables;
  /** Where each table comes from. */
  sources: z.output<typeof sourcesSchema>['tables'];
  /** The drawing of each county that has one, by slug. */
  maps: Record<string, MapSheet>;
  topics: Topic[];
  /** Newest first. */
  posts: Post[];
  practiceAreas: PracticeArea[];
  serviceAreas: ServiceArea[];
  keywords: Keyword[];
  testimonials: Testimonial[];
  attorneys: Attorney[];
  /** The addresses of the pictures in data/images, by their names there without the ending. */
  pictures: Record<string, string>;
  /** The drawing that stands for the firm, as SVG, where it has one. */
  logo: string | undefined;
  facts: Fact[];
  /** Where the text of each law can be read. */
  laws: Law[];
  /** What the state asks of advertising, where the data says so. */
  advertising: z.output<typeof advertisingSchema>['rules'];
  redirects: Redirect[];
  /** Whether all redirects are printed, rather than only as many as every host accepts. */
  unlimitedRedirects: boolean;
  /** Absent until the site was published for the first time. */
  published?: Published;
  /** The questions of the form and the conversation of the chat. */
  flows: { form: FormSource; chat: z.output<typeof chatScriptSchema> };
  /** What there is in other languages. */
  translations: Partial<Record<Language, Translation>>;
}
