import type { Link } from '#site/shell.ts';
import { Fold } from './fold.tsx';

/** A list of links, in columns where there is room. */
export const linkColumns =
  'mt-5 gap-x-8 sm:columns-2 *:break-inside-avoid *:border-b *:border-line [&_a]:inline-block [&_a]:py-1.5 [&_a]:leading-snug';

/** Links as small plates, one beside the other. */
const linkPlates =
  'mt-5 flex flex-wrap gap-2 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:rounded-full [&_a]:border [&_a]:border-navy [&_a]:bg-white [&_a]:px-4 [&_a]:leading-snug [&_a]:text-navy [&_a]:no-underline [&_a]:hover:bg-sand';

export function LinkList({ links, className = linkColumns }: { links: readonly Link[]; className?: string }) {
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

/** Links as plates; the end of a long list folds away. */
export function LinkPlates({ links, shown = links.length }: { links: readonly Link[]; shown?: number }) {
  const rest = links.slice(shown);
  return (
    <>
      <LinkList links={links.slice(0, shown)} className={linkPlates} />
      {rest.length > 0 && (
        <Fold label={`${rest.length} more`}>
          <LinkList links={rest} className={linkPlates} />
        </Fold>
      )}
    </>
  );
}
