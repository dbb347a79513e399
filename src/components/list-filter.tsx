import type { Shell } from '#site/shell.ts';

interface ListFilterProps {
  label: string;
  /** What the list holds, as after "1" and as after "2". */
  things: readonly [one: string, many: string];
  shell: Shell;
}

/**
 * A field that shortens the list after it as one types. Without script it is not there, and the list is
 * whole.
 */
export function ListFilter({ label, things, shell }: ListFilterProps) {
  return (
    <search className="finder" data-enhance="list-filter">
      <label htmlFor="filter">{label}</label>
      <input id="filter" type="search" autoComplete="off" spellCheck={false} enterKeyHint="search" />
      <div className="finder-answer" role="status">
        <span data-count={things.join('|')} />
        <span data-none hidden>
          Nothing found. <a href={shell.tel}>Call {shell.phone}</a> and ask, or{' '}
          <button type="button">see all {things[1]}</button>.
        </span>
      </div>
    </search>
  );
}
