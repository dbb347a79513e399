import type { Shell } from '#site/shell.ts';
import { finderInput, finderLabel } from './place-finder.tsx';

interface ListFilterProps {
  label: string;
  /** What the list holds, as after "1" and as after "2". */
  things: readonly [one: string, many: string];
  shell: Shell;
}

/**
 * A field that shortens the lists after it as one types. Without script it is not there, and the lists are
 * whole.
 */
export function ListFilter({ label, things, shell }: ListFilterProps) {
  return (
    <search className="finder block max-w-xl" data-enhance="list-filter">
      <label className={finderLabel} htmlFor="filter">
        {label}
      </label>
      <input
        className={finderInput}
        id="filter"
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <div className="mt-1 min-h-6 text-small leading-snug" role="status">
        <span data-count={things.join('|')} />
        <span data-none hidden>
          Nothing found. <a href={shell.tel}>Call {shell.phone}</a> and ask, or{' '}
          <button type="button" className="text-link underline">
            see all {things[1]}
          </button>
          .
        </span>
      </div>
    </search>
  );
}
