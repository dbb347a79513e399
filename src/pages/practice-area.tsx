import { CallPanel } from '#components/call-panel.tsx';
import { Illustration } from '#components/illustration.tsx';
import { LinkList } from '#components/links.tsx';
import { PageTitle } from '#components/page-title.tsx';
import { addressOf } from '#site/address.ts';
import type { RouteOf } from '#site/routes.ts';
import { socialImage, socialLink } from '#site/social.ts';
import { headOf } from './shared/heads.ts';
import { definePage } from './page.ts';
import { areaLink } from './shared/views.ts';

export const practiceArea = definePage({
  current: addressOf.practice(),
  props(site, { area, address }: RouteOf<'practice-area'>) {
    return {
      head: {
        ...headOf(site, address, area.seo),
        image: socialLink(site.content, socialImage.practiceArea(area)),
      },
      heading: area.heading,
      lead: area.desc,
      image: { name: area.slug, alt: area.imageAlt },
      sections: area.sections.map(({ title, image }, i) => ({
        title,
        image: { name: `${area.slug}-${i + 1}`, alt: image.alt },
        text: { __html: area.sectionsHtml[i]! },
      })),
      searches: site.content.keywords
        .filter(({ practiceArea }) => practiceArea === area.slug)
        .map(({ slug, heading }) => ({ href: addressOf.keyword(slug), label: heading })),
      others: site.content.practiceAreas.filter((other) => other !== area).map(areaLink),
    };
  },
  body: ({ heading, lead, image, sections, searches, others }, shell) => (
    <div className="band with-panel">
      <div className="reading">
        <PageTitle heading={heading} lead={lead} />
        <Illustration {...image} first />
        {sections.map((section, i) => (
          <section key={i}>
            <h2>{section.title}</h2>
            <Illustration {...section.image} />
            <div className="prose" dangerouslySetInnerHTML={section.text} />
          </section>
        ))}
        {searches.length > 0 && (
          <>
            <h2>Closer to your case</h2>
            <LinkList links={searches} />
          </>
        )}
      </div>
      <aside aria-label="Talk to us">
        <CallPanel shell={shell} />
      </aside>
      <div className="further">
        <nav aria-labelledby="other-areas">
          <h2 id="other-areas">Other practice areas</h2>
          <LinkList links={others} className="link-rows" />
        </nav>
      </div>
    </div>
  ),
});
