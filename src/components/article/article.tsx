import type { ReactNode } from 'react';
import type { Shell } from '#site/shell.ts';
import type { ArticleText } from '#site/articles/article-text.ts';
import { CallPanel } from '../call-panel.tsx';

interface ArticleBodyProps {
  text: ArticleText;
  shell: Shell;
  /** What stands between the head of the page and the text. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A long text: its contents at the left and the call panel at the right, on a phone after the second section. */
export function ArticleBody({ text: { contents, opening, rest }, shell, before, after }: ArticleBodyProps) {
  return (
    <div
      className={`wrap grid gap-8 py-8 desk:grid-cols-[minmax(0,1fr)_19rem] desk:gap-x-12 desk:py-12 print:block ${contents.length > 0 ? 'xl:grid-cols-[12rem_minmax(0,1fr)_19rem]' : ''}`}
    >
      {contents.length > 0 && <Contents heading={shell.words.article.contents} contents={contents} />}
      <div>
        {before}
        <div className="prose" dangerouslySetInnerHTML={opening} />
      </div>
      <aside className="desk:row-span-2 print:hidden" aria-label={shell.words.callPanel.name}>
        <CallPanel shell={shell} />
      </aside>
      <div>
        {rest && <div className="prose" dangerouslySetInnerHTML={rest} />}
        {after}
      </div>
    </div>
  );
}

function Contents({ heading: title, contents }: Pick<ArticleText, 'contents'> & { heading: string }) {
  return (
    <nav className="row-span-2 text-small max-xl:hidden print:hidden" aria-labelledby="contents">
      <div className="desk:sticky desk:top-28">
        <h2 className="font-sans text-small font-bold" id="contents">
          {title}
        </h2>
        <ol className="mt-2 border-l border-line">
          {contents.map(({ id, heading }) => (
            <li key={id}>
              <a className="block py-1 pl-3 leading-snug no-underline" href={`#${id}`}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
