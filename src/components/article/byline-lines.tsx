import type { ReactNode } from 'react';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import type { Byline, Day } from '#site/articles/byline.ts';
import type { Shell } from '#site/shell.ts';
import { Filled } from '../text.tsx';

interface BylineLinesProps {
  byline: Byline;
  shell: Shell;
  /** What stands above the lines; then they say that their day is the article's. */
  before?: ReactNode;
}

/** Who answers for an article, and of which days it is. */
export function BylineLines({ byline, shell, before }: BylineLinesProps) {
  const { published, updated, author } = byline;
  const { article } = shell.words;
  return (
    <p className="text-small text-ink-soft">
      {before}
      {before ? <Filled text={article.published} day={<Time day={published} />} /> : <Time day={published} />}
      {updated && (
        <>
          <Dot />
          <span className="whitespace-nowrap max-desk:block">
            <Filled text={article.updated} day={<Time day={updated} />} />
          </span>
        </>
      )}
      {author && (
        <>
          <Dot />
          <span className="max-desk:block">{fillPlaceholders(article.author, { name: author.name })}</span>
        </>
      )}
      <Review byline={byline} shell={shell} />
    </p>
  );
}

interface ReviewProps {
  byline: Byline;
  shell: Shell;
}

/** Who read the article against the law, and when. */
function Review({ byline: { updated, author, reviewer, reviewed }, shell }: ReviewProps) {
  if (!reviewer || !reviewed) return null;
  return (
    <>
      {/* On phones and tablets what stands before it is a block, and ends its line by itself. */}
      <br className={updated || author ? 'max-desk:hidden' : undefined} />
      {fillPlaceholders(shell.words.article.reviewed, { name: reviewer.name })}
      {reviewer.sample && ' (sample)'}, <Time day={reviewed} />
    </>
  );
}

/** On phones and tablets what it parts stands on lines of its own. */
const Dot = () => <span className="max-desk:hidden"> · </span>;

/** A date that is torn in two is hard to read. */
const Time = ({ day }: { day: Day }) => (
  <time className="whitespace-nowrap" dateTime={day.iso}>
    {day.long}
  </time>
);
