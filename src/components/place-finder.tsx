import { addressOf } from '#site/address.ts';
import type { Shell } from '#site/shell.ts';

/**
 * A field that leads to the page of a place. `index` is the address of the list of places, which is loaded
 * when a visitor reaches for the field; without script the field is not there.
 */
export function PlaceFinder({ index, shell }: { index: string; shell: Shell }) {
  return (
    <search className="finder" data-enhance="place-finder" data-index={index}>
      <form action={addressOf.locations()}>
        <label htmlFor="place">Your ZIP code, city or county</label>
        <div className="finder-field">
          <input
            id="place"
            type="text"
            role="combobox"
            aria-expanded="false"
            aria-controls="places"
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="go"
          />
          <button type="submit" className="button button-primary">
            Go
          </button>
          <div id="places" role="listbox" aria-label="Places" tabIndex={-1} hidden />
        </div>
        <div className="finder-answer" role="status">
          <span data-count="place|places" />
          <span data-none hidden>
            No page for that. <a href={shell.tel}>Call {shell.phone}</a> and ask, or{' '}
            <a href="#counties">see all counties</a>.
          </span>
        </div>
      </form>
    </search>
  );
}
