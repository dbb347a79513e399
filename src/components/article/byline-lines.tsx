import type { Byline, Day } from '#site/articles/byline.ts';

/** Who answers for an article, and of which days it is. */
export function BylineLines({ byline }: { byline: Byline }) {
  const { published, updated, author } = byline;
  return (
    <p className="mt-3 text-small text-ink-soft">
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
export function Review({ reviewer, reviewed }: Pick<Byline, 'reviewer' | 'reviewed'>) {
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
