import { Band } from '#components/band.tsx';
import { Cards } from '#components/cards.tsx';
import { ListFilter } from '#components/finder/list-filter.tsx';
import { PageHead } from '#components/page-head.tsx';
import { addressOf } from '#site/address.ts';
import { definePage } from './page.ts';
import { openingOf } from './shared/heads.ts';

export const localSearches = definePage({
  props(site) {
    const page = site.content.pages['local-searches'];
    return {
      ...openingOf(site, 'localSearches', page),
      words: page,
      keywords: site.content.keywords.map(({ slug, heading, lang }) => ({
        href: addressOf.keyword(slug),
        title: heading,
        lang,
      })),
    };
  },
  body: ({ opening, words, keywords }, shell) => (
    <>
      <PageHead {...opening} hidePictureOnNarrow shell={shell} />
      <Band>
        <ListFilter words={words} shell={shell} />
        <Cards cards={keywords} inRow={4} stagger="0.05s" newTab={shell.words.marks.newTab} />
      </Band>
    </>
  ),
});
