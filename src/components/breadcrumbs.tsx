import type { Link, Shell } from '#site/shell.ts';

export function Breadcrumbs({ crumbs, shell }: { crumbs: readonly Link[]; shell: Shell }) {
  return (
    <nav className="text-small print:hidden" aria-label={shell.words.crumbs.name}>
      <ol className="flex flex-wrap gap-2">
        {crumbs.map((crumb, i) => (
          <li key={i} className="flex gap-2 py-1">
            {i > 0 && <span aria-hidden="true">/</span>}
            {i === crumbs.length - 1 ? (
              <span className="text-ink-soft" aria-current="page">
                {crumb.label}
              </span>
            ) : (
              <a href={crumb.href}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
