import type { ReactNode } from 'react';
import type { Picture } from '#site/pictures.ts';
import type { Link } from '#site/address.ts';
import type { Shell } from '#site/shell.ts';
import { Actions } from './buttons.tsx';
import { Illustration } from './illustration.tsx';

interface PageHeadProps {
  heading: ReactNode;
  lead?: string;
  crumbs?: readonly Link[];
  picture?: Picture;
  /** Hides the picture on narrow screens, where it would be above the list that people came for. */
  hidePictureOnNarrow?: boolean;
  /** Shows the calls to action on wide screens; a phone has them in its bar. */
  showActions?: boolean;
  shell: Shell;
  /** Shown in place of a picture. */
  aside?: ReactNode;
  /** Moves it above the lead on a small phone. */
  asideBeforeLead?: boolean;
  /** Shown below both columns. */
  below?: ReactNode;
  children?: ReactNode;
}

/** The top of a page: heading and lead, with a picture or a box beside them. */
export function PageHead({
  heading,
  lead,
  crumbs,
  picture,
  hidePictureOnNarrow = false,
  showActions,
  shell,
  aside,
  asideBeforeLead = false,
  below,
  children,
}: PageHeadProps) {
  // Lazy where it may be hidden: browsers do not load it then.
  const drawn = picture && <Illustration {...picture} first={!hidePictureOnNarrow} />;
  const beside =
    aside ?? (hidePictureOnNarrow ? drawn && <div className="max-desk:hidden">{drawn}</div> : drawn);
  return (
    <div className="wrap bg-sand pt-3 pb-8 desk:pb-12">
      {crumbs && <Breadcrumbs crumbs={crumbs} shell={shell} />}
      <div
        className={`${crumbs ? 'mt-3' : 'mt-8'} grid items-center gap-x-12 gap-y-5 ${beside ? 'desk:grid-cols-[3fr_2fr]' : ''}`}
      >
        <div className={asideBeforeLead ? 'max-[22rem]:contents' : undefined}>
          <h1>{heading}</h1>
          {lead && (
            <p
              className={`mt-3 max-w-2xl text-lead ${asideBeforeLead ? 'max-[22rem]:order-last' : 'text-balance'}`}
            >
              {lead}
            </p>
          )}
          {children}
          {showActions && (
            <div className="max-desk:hidden">
              <Actions shell={shell} />
            </div>
          )}
        </div>
        {beside}
        {below}
      </div>
    </div>
  );
}

export function Breadcrumbs({ crumbs, shell }: { crumbs: readonly Link[]; shell: Shell }) {
  return (
    <nav className="text-small print:hidden" aria-label={shell.words.crumbs.name}>
      <ol className="link-lines flex flex-wrap items-baseline gap-x-2">
        {crumbs.map((crumb, i) => (
          <li key={i}>
            {i > 0 && (
              <span className="mr-2" aria-hidden="true">
                /
              </span>
            )}
            {i === crumbs.length - 1 ? (
              <span className="text-ink-soft" aria-current="page">
                {crumb.label}
              </span>
            ) : (
              <a href={crumb.href} lang={crumb.lang}>
                {crumb.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
