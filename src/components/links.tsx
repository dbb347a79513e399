import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import type { Link } from '#site/address.ts';
import { Fold } from './fold.tsx';

interface LinkListProps {
  /** `note` is printed at the end of the line. */
  links: readonly (Link & { note?: string })[];
  className?: string;
}

/** A list of links, in columns where there is room; renders nothing when empty. */
export function LinkList({ links, className = 'link-lines link-columns' }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ href, label, lang, note }, i) => (
        <li key={i}>
          <a href={href} lang={lang}>
            {label}
          </a>
          {note !== undefined && (
            <>
              {' '}
              <span>{note}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Links as plates; the end of a long list folds away. */
export function LinkPlates({
  links,
  shown,
  more,
}: {
  links: readonly Link[];
  shown: number;
  /** Label that unfolds the rest. */
  more: string;
}) {
  const rest = links.slice(shown);
  return (
    <>
      <LinkList links={links.slice(0, shown)} className="link-plates" />
      {rest.length > 0 && (
        <Fold label={fillPlaceholders(more, { count: rest.length })}>
          <LinkList links={rest} className="link-plates" />
        </Fold>
      )}
    </>
  );
}

/** Links as plates, under a heading of their own; renders nothing when empty. */
export function PlatesNav({ id, heading, links }: { id: string; heading: string; links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <nav className="mt-12" aria-labelledby={id}>
      <h2 className="mb-5" id={id}>
        {heading}
      </h2>
      <LinkList links={links} className="link-plates" />
    </nav>
  );
}
