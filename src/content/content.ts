import type { z } from 'zod';
import type { SmallPrintPage } from '#lib/small-print.ts';
import type { MapSheet } from '#maps/sheet.ts';
import type { Language } from './languages.ts';
import type { folders, singleFiles } from './collections.ts';
import type { pageSchemas } from './schemas/pages/pages.ts';
import type { PlaceTables, TableName } from './schemas/places/tables.ts';

/**
 * The fact ids that each part of an entry uses, without duplicates, by names such as "figures", "figures[0]" and
 * "intro.county"; the text below the front matter is "body". Parts without facts are absent.
 */
export type Cites = Readonly<Record<string, readonly string[]>>;

/** The values of a file that exists once. */
export type Single<N extends keyof typeof singleFiles> = z.output<(typeof singleFiles)[N]>;
/** The values of a file in a folder, with its names and the facts that it uses. */
export type Entry<F extends keyof typeof folders> = z.output<(typeof folders)[F]> & {
  slug: string;
  /** By its name in the data folder, as in `counties/kings-county.yaml`. */
  file: string;
  cites: Cites;
};

export type SiteSettings = Single<'site.yaml'>;
export type Office = SiteSettings['offices'][number];
export type County = Entry<'counties'>;
export type City = County['cities'][number];
export type Hospital = PlaceTables['hospitals'][number];
export type LocalSubject = County['local'][number]['subject'];
export type Topic = Entry<'topics'>;
export type FactSubject = Topic['known'][number];
export type ServiceArea = Entry<'service-areas'> & { introductionHtml: string };
export type PracticeArea = Entry<'practice-areas'> & { sectionsHtml: string[] };
export type Attorney = Entry<'attorneys'> & { portrait: { alt: string; src: string } };
export type Keyword = Single<'keywords.yaml'>['keywords'][number] & {
  slug: string;
  /** Index in the file's list, counting drafts. */
  index: number;
  cites: Cites;
};
export type Testimonial = Single<'testimonials.yaml'>['testimonials'][number];
type EveryPage = { [K in keyof typeof pageSchemas]: z.output<(typeof pageSchemas)[K]> & { cites: Cites } };
/** The words in `pages/`: of pages that exist once, and of those that are alike; a site may have no small print. */
export type Pages = Omit<EveryPage, SmallPrintPage> & { [K in SmallPrintPage]: EveryPage[K] | undefined };
type TableSource = NonNullable<Single<'places/sources.yaml'>['tables'][TableName]> & {
  /** What the table tells, as visitors read it. */
  tells: string;
};
export type Fact = Single<'facts.yaml'>['facts'][number];
export type Law = Single<'facts.yaml'>['laws'][number];
/** An old address and its target; `*` matches anything there. */
export type Redirect = Single<'redirects.yaml'>['redirects'][number];

export type FormSource = Single<'flows/case-evaluation.yaml'>;
export type ChatSource = Single<'flows/chat.yaml'>;

/** Texts in another language; English is the fallback. */
interface Translation {
  keyword?: Pages['keyword'];
  shell?: Pages['shell'];
  form?: FormSource;
}

/** Everything ever published, as in the ledger file; see `src/addresses/ledger.ts`. */
export type Published = Single<'published.yaml'>;

/**
 * A blog post, written in full or composed from a guide: its text as HTML, and the same HTML cut at each "in New York",
 * to insert a place there.
 */
export type Post = Entry<'posts'> & { article: { html: string; parts: readonly string[] } };

/** What is in `data/`, checked and sorted. */
export interface Content {
  settings: SiteSettings;
  pages: Pages;
  counties: County[];
  /** The rows of other tables are only in the facts of their ZIP; a country has too many to keep them twice. */
  tables: Pick<PlaceTables, 'hospitals' | 'stations'>;
  tableSources: Partial<Record<TableName, TableSource>>;
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
  /** Addresses of the pictures in data/images, by their names without ending. */
  pictures: Record<string, string>;
  /** The firm's logo as SVG, if it has one. */
  logo: string | undefined;
  facts: Fact[];
  /** Where the text of each law can be read. */
  laws: Law[];
  /** The state's rules on advertising, if in the data. */
  advertising: Single<'advertising.yaml'>['rules'];
  redirects: Redirect[];
  /** Whether all redirects are written, not only as many as every host accepts. */
  unlimitedRedirects: boolean;
  /** Absent before the site is first published. */
  published?: Published;
  flows: { form: FormSource; chat: ChatSource };
  translations: Partial<Record<Language, Translation>>;
}

/** Content before its places are planned. */
export interface ContentWithTables extends Content {
  tables: PlaceTables;
}

/** Content while it is checked: a file with mistakes is absent, and maps are drawn last. */
export interface UncheckedContent extends Omit<ContentWithTables, 'settings' | 'pages' | 'flows' | 'maps'> {
  settings: SiteSettings | undefined;
  pages: Partial<Pages>;
  flows: Partial<Content['flows']>;
}
