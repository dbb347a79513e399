import type { ReactNode } from 'react';
import type { Picture } from '#site/pictures.ts';
import type { Shell } from '#site/shell.ts';
import type { ArticleText } from '#site/articles/article-text.ts';
import { CallPanel } from '../call-panel.tsx';
import { Fold } from '../fold.tsx';
import { Illustration } from '../illustration.tsx';

interface ArticleBodyProps {
  text: ArticleText;
  shell: Shell;
  picture: Picture | undefined;
  /** Dates, author and reviewer. */
  byline: ReactNode;
  /** Shown between the head of the page and the text. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A long text, with its contents on the left and the call panel on the right; on a phone, after the second section. */
export function ArticleBody({
  text: { contents, opening, rest },
  shell,
  picture,
  byline,
  before,
  after,
}: ArticleBodyProps) {
  const title = shell.words.article.contents;
  return (
    <div
      className={`wrap grid gap-x-12 py-8 desk:grid-cols-[minmax(0,1fr)_19rem] desk:py-12 ${contents.length > 0 ? 'xl:grid-cols-[12rem_minmax(0,1fr)_19rem]' : ''}`}
    >
      {contents.length > 0 && <ContentsBeside title={title} contents={contents} />}
      <div className="mb-8 grid gap-5">
        {byline}
        {picture && <Illustration {...picture} first />}
        {contents.length > 0 && (
          <aside className="xl:hidden print:hidden" aria-label={title}>
            <Fold label={title}>
              <Contents contents={contents} />
            </Fold>
          </aside>
        )}
        {before}
      </div>
      {/* Both halves are children of one element, or the reader views of browsers would show only the longer one. */}
      <div className="prose" dangerouslySetInnerHTML={opening} />
      {/* In the last column, beside the four others. */}
      <CallPanel shell={shell} className="max-desk:mt-8 desk:[grid-area:1/-2/5] print:hidden" />
      {rest && <div className="prose mt-14" dangerouslySetInnerHTML={rest} />}
      {after}
    </div>
  );
}

type ContentsProps = Pick<ArticleText, 'contents'>;

/** On a wide screen the contents stay in view. */
function ContentsBeside({ title, contents }: ContentsProps & { title: string }) {
  return (
    <nav className="row-span-4 text-small max-xl:hidden print:hidden" aria-labelledby="contents">
      <div className="desk:sticky desk:top-28">
        <h2 className="mb-2 font-sans text-small font-bold" id="contents">
          {title}
        </h2>
        <Contents contents={contents} />
      </div>
    </nav>
  );
}

const Contents = ({ contents }: ContentsProps) => (
  <ol className="link-lines border-l border-line px-3">
    {contents.map(({ id, heading }) => (
      <li key={id}>
        <a href={`#${id}`}>{heading}</a>
      </li>
    ))}
  </ol>
);
