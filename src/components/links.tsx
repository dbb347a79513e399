import type { Link } from '#site/shell.ts';

/** A list of links in columns. */
export function LinkList({ links, className = 'links' }: { links: readonly Link[]; className?: string }) {
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
