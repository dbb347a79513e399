import type { ReactNode } from 'react';
import type { ArticleInShort } from '#site/articles/in-short.ts';
import type { Link } from '#site/address.ts';
import type { Shell } from '#site/shell.ts';
import { PageHead } from '../page-head.tsx';
import { PhoneButton } from '../buttons.tsx';
import { Icon } from '../icon.tsx';

interface ArticleHeadProps {
  crumbs: readonly Link[];
  title: ReactNode;
  lead: string;
  inShort: ArticleInShort;
  shell: Shell;
}

/** The top of every long text: its title and lead, with a summary beside them. */
export function ArticleHead({ crumbs, title, lead, inShort, shell }: ArticleHeadProps) {
  const saysAnything = inShort.figures.length > 0 || inShort.firstStep;
  return (
    <PageHead
      crumbs={crumbs}
      heading={title}
      lead={lead}
      aside={saysAnything && <InShort {...inShort} shell={shell} />}
      asideBeforeLead
      shell={shell}
    />
  );
}

/** An article at a glance: the deadlines in large figures, the first step, and the phone number. */
function InShort({ figures, firstStep, shell }: ArticleInShort & { shell: Shell }) {
  return (
    <aside className="card" aria-labelledby="in-short">
      <h2
        className="flex items-center gap-2 bg-navy px-5 py-2 font-sans text-small font-bold text-white"
        id="in-short"
      >
        <Icon name="deadline" className="text-brass-light" />
        {shell.words.article.inShort}
      </h2>
      <div className="grid gap-3 p-5">
        {figures.length > 0 && (
          <dl className="grid grid-cols-[auto_1fr] items-baseline gap-3 leading-snug">
            {figures.map(({ figure, text }, i) => (
              <div key={i} className="contents">
                <dt className="figures text-h2 leading-none whitespace-nowrap text-alarm">{figure}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {firstStep && (
          <p className={figures.length > 0 ? 'border-t border-line pt-3' : undefined}>
            <strong>{shell.words.article.firstStep}</strong> {firstStep}
          </p>
        )}
        <PhoneButton shell={shell} />
      </div>
    </aside>
  );
}
