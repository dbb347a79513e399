import { Band } from '#components/band.tsx';
import { Cards } from '#components/cards.tsx';
import { ListFilter } from '#components/finder/list-filter.tsx';
import { PageHead } from '#components/page-head.tsx';
import { addressOf } from '#site/address.ts';
import { headOf } from './shared/heads.ts';
import { definePage } from './page.ts';

export const localSearches = definePage({
  props(site, route: { kind: 'local-searches'; address: string }) {
    const page = site.content.pages['local-searches'];
    return {
      head: headOf(site, route.address, page),
      heading: page.heading,
      lead: page.lead,
      words: page,
      keywords: site.content.keywords.map(({ slug, heading }) => ({
        href: addressOf.keyword(slug),
        title: heading,
      })),
    };
  },
  body: ({ heading, lead, words, keywords }, shell) => (
    <>
      <PageHead heading={heading} lead={lead} />
      <Band>
        <ListFilter label={words.filter} things={[words.one, words.many]} shell={shell} />
        <Cards cards={keywords} stagger="searches" newTab={shell.words.marks.newTab} />
      </Band>
    </>
  ),
});
