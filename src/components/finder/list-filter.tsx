import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import type { Shell } from '#site/shell.ts';
import { Filled } from '../text.tsx';
import { finderInput, finderLabel } from './place-finder.tsx';

interface ListFilterProps {
  /** The label of the field, and the name of the list's entries, singular and plural. */
  words: Record<'filter' | 'one' | 'many', string>;
  shell: Shell;
}

/**
 * A field that filters the lists after it as the visitor types. Without JavaScript it is hidden and the lists stay
 * whole.
 */
export function ListFilter({ words, shell }: ListFilterProps) {
  const { nothing, all } = shell.words.finder;
  return (
    <search className="block max-w-xl noscript:hidden print:hidden" data-enhance="list-filter">
      <label className={finderLabel} htmlFor="filter">
        {words.filter}
      </label>
      <input className={finderInput} id="filter" type="search" spellCheck={false} enterKeyHint="search" />
      <div className="mt-1 min-h-6 text-small leading-snug" role="status">
        <span data-count={`${words.one}|${words.many}`} />
        <span data-none hidden>
          <Filled
            text={nothing}
            call={<a href={shell.tel}>{shell.words.buttons.call}</a>}
            all={
              <button type="button" className="text-link underline">
                {fillPlaceholders(all, { things: words.many })}
              </button>
            }
          />
        </span>
      </div>
    </search>
  );
}
