import { toSlug } from '#lib/slug.ts';
import type { UncheckedContent } from '../content.ts';
import { zipsToKeep } from '../files/gone-places.ts';
import { withPictureSizes } from '../pictures/picture-size.ts';
import { logoFile, pictureAddresses } from '../pictures/picture-files.ts';
import { languages } from '../languages.ts';
import { portraitOf } from '../pictures/picture-names.ts';
import type { Reader } from '../reader.ts';
import { readTables, sourcesOfTables } from '../places/read-tables.ts';
import { readText } from '../files/read-text.ts';
import { citesIn } from '../texts/cites.ts';
import { renderArticle, renderMarkdown } from '../texts/markdown/render-markdown.ts';
import { readArticles } from './read-articles.ts';
import { readWordsOfPages, readTranslation } from './read-pages.ts';
import type { Basics } from './read-basics.ts';
import { inOrder, readFolder, readOne } from './read-files.ts';

/** Every file of the folder, including drafts; unreadable ones are skipped and reported. */
export function readContent(reader: Reader, basics: Basics, template: string): UncheckedContent {
  const { dir, names, sources, textCache, problems } = reader;
  const state = basics.settings?.state ?? { name: '', abbreviation: '' };
  const moves = readOne(reader, 'redirects.yaml');
  const redirects = moves?.redirects ?? [];
  const published = readOne(reader, 'published.yaml');

  const sized = (html: string) => withPictureSizes(html, dir);
  const articleOf = (markdown: string) => {
    const { html, parts } = textCache.get(`article ${state.name} ${state.abbreviation}`, markdown, () =>
      renderArticle(markdown, state),
    );
    return { html: sized(html), parts: parts.map(sized) };
  };
  const htmlOf = (markdown: string) => sized(textCache.get('html', markdown, () => renderMarkdown(markdown)));
  const pictures = pictureAddresses(names);
  const counties = inOrder(readFolder(reader, 'counties'));
  return {
    ...basics,
    pages: readWordsOfPages(reader),
    counties,
    tables: readTables(reader, counties, zipsToKeep({ published, redirects })),
    tableSources: sourcesOfTables(readOne(reader, 'places/sources.yaml')?.tables ?? {}),
    topics: inOrder(readFolder(reader, 'topics')),
    posts: readArticles(reader, template, articleOf),
    practiceAreas: inOrder(readFolder(reader, 'practice-areas')).map((area) => ({
      ...area,
      sectionsHtml: area.sections.map((section) => htmlOf(section.text)),
    })),
    serviceAreas: inOrder(readFolder(reader, 'service-areas')).map((area) => ({
      ...area,
      introductionHtml: htmlOf(area.introduction),
    })),
    keywords: (readOne(reader, 'keywords.yaml')?.keywords ?? []).map((entry, i) => ({
      ...entry,
      slug: toSlug(entry.keyword),
      index: i,
      cites: citesIn((sources.get('keywords.yaml')!.value as { keywords: unknown[] }).keywords[i]),
    })),
    testimonials: readOne(reader, 'testimonials.yaml')?.testimonials ?? [],
    attorneys: inOrder(readFolder(reader, 'attorneys')).map((attorney) => ({
      ...attorney,
      portrait: { ...attorney.portrait, src: pictures[portraitOf(attorney)]! },
    })),
    pictures,
    logo: names.includes(logoFile) ? readText(dir, logoFile, problems) : undefined,
    advertising: readOne(reader, 'advertising.yaml')?.rules ?? [],
    redirects,
    unlimitedRedirects: moves?.unlimited ?? false,
    published,
    flows: {
      form: readOne(reader, 'flows/case-evaluation.yaml'),
      chat: readOne(reader, 'flows/chat.yaml'),
    },
    translations: Object.fromEntries(
      languages.map((language) => [
        language,
        {
          keyword: readTranslation(reader, 'keyword', language),
          shell: readTranslation(reader, 'shell', language),
          form: readOne(reader, `flows/case-evaluation.${language}.yaml`),
        },
      ]),
    ),
  };
}
