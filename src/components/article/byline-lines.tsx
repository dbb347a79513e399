import type { ReactNode } from 'react';
import type { Byline, Day } from '#site/articles/byline.ts';

interface BylineLinesProps {
  byline: Byline;
  /** What stands before its day, where it needs a word. */
  since?: string;
  /** What stands above the lines. */
  children?: ReactNode;
}

/** Who answers for an article, and of which days it is. */
export function BylineLines({ byline, since, children }: BylineLinesProps) {
  const { published, updated, author } = byline;
  return (
    <p className="mt-3 text-small text-ink-soft">
      {children}
      {since}
      <Time day={published} />
      {updated && (
        <>
          {' · Updated '}
          <Time day={updated} />
        </>
      )}
      {author && ` · By ${author.name}`}
      <Review {...byline} />
    </p>
  );
}

/** Who read the article against the law, and when. */
function Review({ reviewer, reviewed }: Byline) {
  if (!reviewer || !reviewed) return null;
  return (
    <>
      <br />
      Reviewed by {reviewer.name}
      {reviewer.sample && ' (sample)'}, <Time day={reviewed} />
    </>
  );
}

const Time = ({ day }: { day: Day }) => <time dateTime={day.iso}>{day.long}</time>;
