import { Band } from '#components/band.tsx';
import { PhoneButton } from '#components/buttons.tsx';
import { PageHead } from '#components/page-head.tsx';
import { PhoneText } from '#components/text.tsx';
import { Steps } from '#components/steps.tsx';
import { paragraphsOf } from '#lib/text.ts';
import type { Shell } from '#site/shell.ts';
import { definePage } from './page.ts';
import { openingOf } from './shared/heads.ts';

export const schedule = definePage({
  props(site) {
    const page = site.content.pages.schedule;
    return {
      ...openingOf(site, 'schedule', page),
      words: page,
      paragraphs: paragraphsOf(page.text),
    };
  },
  body: ({ opening, words, paragraphs }, shell) => (
    <>
      <PageHead {...opening} shell={shell}>
        <SchedulingLink shell={shell}>{words.button}</SchedulingLink>
      </PageHead>
      <Band>
        <div className="mb-8 grid items-center gap-8 desk:grid-cols-[3fr_2fr] desk:gap-12">
          <div className="grid max-w-2xl gap-3">
            {paragraphs.map((paragraph, i) => (
              <p key={i}>{paragraph}</p>
            ))}
          </div>
          <div className="card p-5 desk:p-8">
            <p className="mb-5">
              <PhoneText text={words.note} shell={shell} />
            </p>
            <PhoneButton shell={shell} />
          </div>
        </div>
        <Steps steps={words.steps} shell={shell} />
        <SchedulingLink shell={shell}>{words.button}</SchedulingLink>
      </Band>
    </>
  ),
});

const SchedulingLink = ({ shell, children }: { shell: Shell; children: string }) => (
  <p className="mt-8">
    <a className="button" href={shell.schedulingUrl} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> {shell.words.marks.newTab}</span>
    </a>
  </p>
);
