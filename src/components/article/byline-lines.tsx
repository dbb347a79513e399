import type { ReactNode } from 'react';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import type { Byline, Day } from '#site/articles/byline.ts';
import type { Shell } from '#site/shell.ts';
import { Filled } from '../text.tsx';

interface BylineLinesProps {
  byline: Byline;
  shell: Shell;
  /** Shown above the lines, which then say that their date is the article's. */
  before?: ReactNode;
}

/** Author, reviewer and dates of an article. */
export function BylineLines({ byline, shell, before }: BylineLinesProps) {
  const { published, updated, author, reviewer, reviewed } = byline;
  const { article } = shell.words;
  const isReviewed = reviewer && reviewed;
  // A phone has no room for two more dates between two others.
  const between = before && isReviewed ? 'max-sm:hidden' : undefined;
  return (
    <p className="text-small text-ink-soft">
      {before}
      {before && <br />}
      <span className={between}>
        {before ? (
          <Filled text={article.published} day={<Time day={published} />} />
        ) : (
          <Time day={published} />
        )}
        {updated && (
          <>
            {' · '}
            <Unbroken>
              <Filled text={article.updated} day={<Time day={updated} />} />
            </Unbroken>
          </>
        )}
        {author && (
          <>
            {' · '}
            <Unbroken>{fillPlaceholders(article.author, { name: author.name })}</Unbroken>
          </>
        )}
      </span>
      {isReviewed && (
        <>
          <br className={between} />
          {fillPlaceholders(article.reviewed, { name: reviewer.name })}
          {reviewer.sample && ' (sample)'}, <Time day={reviewed} />
        </>
      )}
    </p>
  );
}

const Unbroken = ({ children }: { children: ReactNode }) => (
  <span className="whitespace-nowrap">{children}</span>
);

/** Does not break, as a date on two lines is hard to read. */
const Time = ({ day }: { day: Day }) => (
  <time className="whitespace-nowrap" dateTime={day.iso}>
    {day.long}
  </time>
);
