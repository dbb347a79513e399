import { SourcesFold } from '#components/article/sources.tsx';
import { Band } from '#components/band.tsx';
import { Offices } from '#components/offices.tsx';
import { PageHead } from '#components/page-head.tsx';
import { PhoneText } from '#components/text.tsx';
import { FactList } from '#components/place/fact-list.tsx';
import type { Content, Pages } from '#content/content.ts';
import type { SmallPrintPage } from '#lib/small-print.ts';
import { paragraphsOf } from '#lib/text.ts';
import { dayOf } from '#site/articles/byline.ts';
import { pictureOf } from '#site/pictures.ts';
import { printRow, row, type PrintedRow } from '#site/fact-row.ts';
import type { Shell } from '#site/shell.ts';
import { sourcePieces } from '#site/sources/source-pieces.ts';
import { mapCredits, type Sources } from '#site/sources/sources.ts';
import { definePage } from './page.ts';
import { openingOf } from './shared/heads.ts';

interface LegalSection {
  heading: string;
  text: string;
  /** The fragment that links to the section use. */
  id?: string;
  facts?: PrintedRow[];
}

/** On a wide screen the heading is to the left of its text. */
const beside = 'grid gap-x-12 desk:grid-cols-[2fr_3fr]';

/** Both pages of the small print look alike; `last` makes the section that is generated, not written. */
const legalPage = <K extends SmallPrintPage>(
  kind: K,
  last: (page: NonNullable<Pages[K]>, content: Content) => LegalSection | undefined,
) =>
  definePage({
    props(site) {
      const { content } = site;
      const page = content.pages[kind]!;
      const made = last(page, content);
      const { head, opening } = openingOf(site, kind, page);
      return {
        head,
        opening: { ...opening, picture: pictureOf(content, 'agreement') },
        since: dayOf(page.since),
        sections: [...page.sections, ...(made ? [made] : [])].map(({ text, ...section }: LegalSection) => ({
          ...section,
          paragraphs: paragraphsOf(text),
        })),
        sources: {
          days: [page.since, page.since],
          sources: page.sources.map(({ says, source }) => ({
            label: says,
            pieces: sourcePieces(source, content.laws),
          })),
        } satisfies Sources,
      };
    },
    body: ({ opening, since, sections, sources }, shell) => (
      <>
        <PageHead {...opening} shell={shell}>
          <p className="mt-3 text-small text-ink-soft">
            As of <time dateTime={since.iso}>{since.long}</time>
          </p>
        </PageHead>
        <Band>
          <div className="grid gap-12">
            {sections.map((section, i) => (
              <Section key={i} {...section} shell={shell} />
            ))}
            {sources.sources.length > 0 && <SourcesFold sources={sources} shell={shell} />}
            <section className={beside}>
              <h2>{shell.firm.name}</h2>
              <div>
                <Offices shell={shell} />
                <p className="link-lines mt-5">
                  <a href={shell.tel}>{shell.phone}</a>
                </p>
              </div>
            </section>
          </div>
        </Band>
      </>
    ),
  });

export const privacy = legalPage('privacy', ({ visits: { heading, counted, notCounted } }, { settings }) => ({
  heading,
  text: settings.tracker ? counted : notCounted,
}));

/** Its last section credits the sources of the place tables and maps, with dates and licenses. */
export const terms = legalPage('terms', ({ data }, content) => {
  const facts = [
    ...Object.values(content.tableSources).flatMap(({ tells, source, date, license }) =>
      row(tells, `${source}.\n${date}. ${license}.`),
    ),
    ...row('Maps', mapCredits(content).join('; ')),
  ].map(printRow);
  return facts.length > 0 ? { ...data, id: 'data', facts } : undefined;
});

interface SectionProps extends Omit<LegalSection, 'text'> {
  paragraphs: string[];
  shell: Shell;
}

function Section({ heading, id, paragraphs, facts = [], shell }: SectionProps) {
  return (
    <section className={beside}>
      <h2 id={id}>{heading}</h2>
      <div>
        {paragraphs.map((paragraph, i) => (
          <p key={i} className="mt-3">
            <PhoneText text={paragraph} shell={shell} />
          </p>
        ))}
        {facts.length > 0 && <FactList facts={facts} />}
      </div>
    </section>
  );
}
