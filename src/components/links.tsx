import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import type { Link } from '#site/address.ts';
import { Fold } from './fold.tsx';

/** A list of links, in columns where there is room; nothing where there are none. */
export function LinkList({
  links,
  className = 'link-lines link-columns',
}: {
  links: readonly Link[];
  className?: string;
}) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map((link, i) => (
        <li key={i}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}

/** The same, with what is said of each at the other end of its line. */
export function NotedLinks({ links }: { links: readonly (Link & { note: string })[] }) {
  return (
    <ul className="link-lines link-columns">
      {links.map(({ href, label, note }, i) => (
        <li key={i}>
          <a href={href}>{label}</a> <span>{note}</span>
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
  /** Shows the rest. */
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

/** Links as plates below other ones, under a heading of their own; nothing where there are none. */
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
