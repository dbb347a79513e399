import type { z } from 'zod';
import { smallPrint } from '#lib/small-print.ts';
import { languages, type Language } from './languages.ts';
import { advertisingSchema } from './schemas/firm/advertising.ts';
import { guideSchema, postSchema } from './schemas/articles.ts';
import { keywordsSchema } from './schemas/keywords.ts';
import { practiceAreaSchema } from './schemas/practice-areas.ts';
import { testimonialsSchema } from './schemas/firm/testimonials.ts';
import { topicSchema } from './schemas/topics.ts';
import { attorneySchema } from './schemas/firm/attorneys.ts';
import { chatScriptSchema } from './schemas/flows/chat.ts';
import { formScriptSchema } from './schemas/flows/case-evaluation.ts';
import { pageSchemas } from './schemas/pages/pages.ts';
import { countySchema } from './schemas/places/counties.ts';
import { publishedSchema } from './schemas/published.ts';
import { factsSchema } from './schemas/facts.ts';
import { redirectsSchema } from './schemas/redirects.ts';
import { serviceAreaSchema } from './schemas/service-areas.ts';
import { siteSchema } from './schemas/firm/site.ts';
import { sourcesSchema } from './schemas/places/sources.ts';

/** Files that may exist in other languages; the English one is the fallback. */
const translatable = {
  'pages/keyword': pageSchemas.keyword,
  'pages/shell': pageSchemas.shell,
  'flows/case-evaluation': formScriptSchema,
};
type Translatable = typeof translatable;

const translations = Object.fromEntries(
  languages.flatMap((language) =>
    Object.entries(translatable).map(([name, schema]) => [`${name}.${language}.yaml`, schema]),
  ),
) as { [K in keyof Translatable as `${K}.${Language}.yaml`]: Translatable[K] };

type PageSchemas = typeof pageSchemas;

const pageFiles = Object.fromEntries(
  Object.entries(pageSchemas).map(([name, schema]) => [`pages/${name}.yaml`, schema]),
) as { [K in keyof PageSchemas as `pages/${K}.yaml`]: PageSchemas[K] };

/** Files that exist once, by their path in the data folder. */
export const singleFiles = {
  'site.yaml': siteSchema,
  'advertising.yaml': advertisingSchema,
  'facts.yaml': factsSchema,
  'redirects.yaml': redirectsSchema,
  'published.yaml': publishedSchema,
  'keywords.yaml': keywordsSchema,
  'testimonials.yaml': testimonialsSchema,
  'places/sources.yaml': sourcesSchema,
  'flows/case-evaluation.yaml': formScriptSchema,
  'flows/chat.yaml': chatScriptSchema,
  ...pageFiles,
  ...translations,
} satisfies Record<string, z.ZodType>;

export const optionalFiles: ReadonlySet<string> = new Set([
  'published.yaml',
  'places/sources.yaml',
  ...Object.keys(translations),
  ...smallPrint.map((name) => `pages/${name}.yaml`),
  // All of their values have defaults.
  ...Object.entries(singleFiles).flatMap(([name, schema]) => (schema.safeParse({}).success ? [name] : [])),
]);

/** Folders with one file for each thing; the file's name is its slug. */
export const folders = {
  counties: countySchema,
  topics: topicSchema,
  posts: postSchema,
  guides: guideSchema,
  'practice-areas': practiceAreaSchema,
  'service-areas': serviceAreaSchema,
  attorneys: attorneySchema,
} satisfies Record<string, z.ZodType>;

const schemas = new Map<string, z.ZodType>(Object.entries({ ...folders, ...singleFiles }));

/** The schema of a data file, by its path in the data folder. */
export const schemaOf = (name: string): z.ZodType | undefined =>
  schemas.get(name) ?? schemas.get(name.split('/', 1)[0]!);

/** The ending of a folder's files; posts are Markdown with front matter. */
export const endingOf = (folder: string): 'md' | 'yaml' => (folder === 'posts' ? 'md' : 'yaml');

export const guideTemplateFile = 'guide-template.md';

/** Files with prose about the law, where figures must come from facts.yaml. */
export const isProse = (name: string) =>
  /^(?:counties|posts|guides|topics|practice-areas|service-areas|pages)\/|^keywords\.yaml$/.test(name);
