import type { Link } from '#site/shell.ts';

export function Breadcrumbs({ crumbs }: { crumbs: readonly Link[] }) {
  return (
    <nav className="text-small print:hidden" aria-label="Breadcrumb">
      <ol className="flex flex-wrap gap-x-2 *:py-1 *:not-last:after:content-['_/'/'']">
        {crumbs.map((crumb, i) => (
          <li key={i}>
            {i === crumbs.length - 1 ? (
              <span className="text-ink-soft" aria-current="page">
                {crumb.label}
              </span>
            ) : (
              <a className="inline-block" href={crumb.href}>
                {crumb.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
